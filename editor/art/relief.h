#pragma once

#include "editor/art/brushwork.h"

#include "core/map/hex_map.h"

#include <array>

/// High and low ground: light falls on it from the upper left.
namespace merlon::editor::art
{

/// From this scale on slopes are shaded along their hexsides, below it hex by hex.
inline constexpr double reliefScale = 8;

/// How the light falls on a slope that goes down across each side: 1 straight on, -1 from behind, never 0.
std::array<double, 6> lightOn(const HexShape& shape);

/// The slopes of a map, whole hexes at once.
class Slopes
{
public:
    Slopes(const map::HexMap& map, const HexShape& shape) : map_(map), light_(lightOn(shape)) {}

    static constexpr int most = 4;
    /// From -most, in shadow, to most, in the light.
    int at(hex::Hex hex) const;

private:
    const map::HexMap& map_;
    const std::array<double, 6> light_;
};

QColor sloping(const QColor& ground, int slope, bool dark);

/// The edge of high ground, or the foot of it, inside a hex along a side: so many levels up or down, 1 to 3. `ends` as
/// in decal.h.
void drawRelief(const Brushwork& work, int side, int ends, int levels, bool higher);

/// A contour between hexes of different levels, as far as it runs about a corner, and the slope that falls across it,
/// lit or in shadow: `apart` and `higher` as in decal.h. It is smooth from the middle of one hexside to that of the
/// next.
void drawContour(const Brushwork& work, int corner, int apart, bool higher);
} // namespace merlon::editor::art
