#include "editor/art/relief.h"

#include <QPainterPath>

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

void drawContour(const Brushwork& work, int corner, int apart, bool higher)
{
    const QPointF at = work.shape.corners[static_cast<std::size_t>(corner)];
    const QPointF first = work.shape.middle(corner);
    const QPointF second = work.shape.middle((corner + 1) % 6);
    QPainterPath path(apart == 2 || apart == 4 ? second : first);
    if (apart >= 3) // the third hex lies off the map
        path.lineTo(at);
    else
        path.quadTo(at, apart == 0 ? second : at * 1.5);
    const QPointF centre = apart == 1 ? first * 2 : apart == 2 ? second * 2 : QPointF();
    QPointF falls = apart == 3 ? first : apart == 4 ? second : at - centre;
    falls *= (higher ? 1 : -1) / std::hypot(falls.x(), falls.y());
    const double lit = -(falls.x() + falls.y()) / std::sqrt(2.0);
    const auto stroke = [&](const QColor& colour, double width, QPointF off)
    {
        work.painter.setPen(QPen(colour, work.visible(width), Qt::SolidLine, Qt::FlatCap));
        work.painter.drawPath(path.translated(off));
    };
    work.painter.setBrush(Qt::NoBrush);
    const bool dark = work.inks.dark;
    for (const double width : {0.95, 0.66, 0.4, 0.2}) // softer away from it
        stroke(withAlpha(lit > 0 ? light(dark) : shade(dark),
                         (lit > 0 && dark ? 0.04 : 0.08) * (0.1 + 1.2 * std::abs(lit))),
               width, falls * 0.1);
    stroke(dark ? QColor(0xc2, 0x9a, 0x62, 140) : QColor(0x7d, 0x4f, 0x22, 150), 0.045, {});
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
