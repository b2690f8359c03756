#include "editor/art/relief.h"

#include <cmath>

namespace merlon::editor::art
{
namespace
{

QColor light(bool dark)
{
    return dark ? QColor(0xc9d2e6) : QColor(0xfffbee);
}

QColor shade(bool dark)
{
    return dark ? QColor(0x040302) : QColor(0x241a12);
}

/// Wider for more levels; widest is the shadow that falls on what lies below.
double widthOf(int levels, bool higher, bool lit)
{
    if (higher || lit)
        return 0.08 + 0.03 * levels;
    return 0.13 + 0.1 * levels;
}

} // namespace

std::array<double, 6> lightOn(const HexShape& shape)
{
    std::array<double, 6> light{};
    for (int side = 0; side < 6; ++side)
    {
        const QPointF out = shape.middle(side) / apothem;
        light[static_cast<std::size_t>(side)] = -(out.x() + out.y()) / std::sqrt(2.0);
    }
    return light;
}

int Slopes::at(hex::Hex hex) const
{
    double sum = 0;
    const int here = map_.levelAt(hex);
    for (std::size_t side = 0; side < 6; ++side)
        if (const auto there = hex::neighbour(hex, hex::allSides[side]); map_.layout.contains(there))
            sum += std::clamp(here - map_.levelAt(there), -2, 2) * light_[side];
    return std::clamp(static_cast<int>(std::lround(sum)), -most, most);
}

QColor sloping(const QColor& ground, int slope, bool dark)
{
    return mixed(ground, slope > 0 ? light(dark) : shade(dark), 0.09 * std::abs(slope));
}

void drawRelief(const Brushwork& work, int side, int ends, int levels, bool higher)
{
    const double across = lightOn(work.shape)[static_cast<std::size_t>(side)];
    const double falls = higher ? across : -across; // towards the foot the hexside is seen from below
    const bool lit = falls > 0;
    const QColor colour = lit ? light(work.inks.dark) : shade(work.inks.dark);
    const double strength = (0.2 + 0.3 * std::abs(falls)) * (lit && work.inks.dark ? 0.5 : 1);
    const double width = work.visible(widthOf(levels, higher, lit));
    for (const double share : {1.0, 0.5}) // softer towards the middle of the hex
        work.fill(sideStrip(work.shape, side, width * share, (ends & 1) != 0, (ends & 2) != 0),
                  withAlpha(colour, strength * 0.7));
}

} // namespace merlon::editor::art
