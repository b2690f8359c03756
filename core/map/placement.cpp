#include "core/map/placement.h"

#include <cmath>
#include <numbers>

namespace merlon::map
{
namespace
{

/// A hex of scale 1, across and down.
hex::PlanePoint hexSize(hex::Orientation orientation)
{
    constexpr double narrow = std::numbers::sqrt3;
    return orientation == hex::Orientation::Flat ? hex::PlanePoint{2, narrow} : hex::PlanePoint{narrow, 2};
}

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

double rounded(double value, double parts)
{
    const double out = std::round(value * parts) / parts;
    return out == 0 ? 0.0 : out; // no -0
}

bool isHexOfScan(double pixels)
{
    return pixels >= leastHexOfScan && pixels <= mostHexOfScan;
}

} // namespace

Pixel pixelOf(const Placement& placement, hex::PlanePoint point)
{
    const double cosine = std::cos(radians(placement.rotation));
    const double sine = std::sin(radians(placement.rotation));
    const double x = placement.across * point.x;
    const double y = placement.down * point.y;
    return {placement.origin.x + cosine * x - sine * y, placement.origin.y + sine * x + cosine * y};
}

hex::PlanePoint planeOf(const Placement& placement, Pixel pixel)
{
    const double cosine = std::cos(radians(placement.rotation));
    const double sine = std::sin(radians(placement.rotation));
    const double x = pixel.x - placement.origin.x;
    const double y = pixel.y - placement.origin.y;
    return {(cosine * x + sine * y) / placement.across, (cosine * y - sine * x) / placement.down};
}

double heightOfHex(const Background& background, hex::Orientation orientation)
{
    const hex::PlanePoint size = hexSize(orientation);
    return background.height == 0 ? background.hex / size.x * size.y : background.height;
}

Placement placementOf(const Background& background, hex::Orientation orientation)
{
    const hex::PlanePoint size = hexSize(orientation);
    Placement placement;
    placement.origin = {background.originX, background.originY};
    placement.across = background.hex / size.x;
    placement.down = background.height == 0 ? placement.across : background.height / size.y; // the same to the bit
    placement.rotation = background.rotation;
    return placement;
}

bool place(Background& background, const Placement& placement, hex::Orientation orientation)
{
    const hex::PlanePoint size = hexSize(orientation);
    const double width = rounded(placement.across * size.x, 1e6);
    const double height = rounded(placement.down * size.y, 1e6);
    const bool near = std::abs(placement.origin.x) <= farthestOrigin && std::abs(placement.origin.y) <= farthestOrigin;
    if (!isHexOfScan(width) || !isHexOfScan(height) || !near || !(std::abs(placement.rotation) <= 180))
        return false;
    background.originX = rounded(placement.origin.x, 1e3);
    background.originY = rounded(placement.origin.y, 1e3);
    background.hex = width;
    background.height = std::abs(height - width / size.x * size.y) < 2e-6 ? 0 : height;
    background.rotation = rounded(placement.rotation, 1e6);
    return true;
}

} // namespace merlon::map
