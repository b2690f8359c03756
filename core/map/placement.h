#pragma once

#include "core/map/hex_map.h"

/// Where the grid lies on a scanned map.
namespace merlon::map
{

/// A point of an image, in its pixels, from its top left corner, y down.
struct Pixel
{
    double x = 0;
    double y = 0;

    friend bool operator==(const Pixel&, const Pixel&) = default;
};

/// From the plane of hex::centreOf to the pixels of an image: the hexes are stretched along their own axes, then
/// turned, then moved. pixel = origin + R(rotation) (across * x, down * y), where R turns clockwise on the screen.
struct Placement
{
    Pixel origin;
    double across = 1;   ///< pixels for half the width of a flat hex, along its rows
    double down = 1;     ///< and at right angles to them; the same where the scan is not stretched
    double rotation = 0; ///< degrees, -180 to 180
};

Pixel pixelOf(const Placement& placement, hex::PlanePoint point);
hex::PlanePoint planeOf(const Placement& placement, Pixel pixel);

/// In pixels, of a regular one too.
double heightOfHex(const Background& background, hex::Orientation orientation);
Placement placementOf(const Background& background, hex::Orientation orientation);
/// Lays the background so, rounded as files have it (a thousandth of a pixel for the origin, a millionth for the rest).
/// False, and nothing done, where files would not take the numbers.
bool place(Background& background, const Placement& placement, hex::Orientation orientation);

} // namespace merlon::map
