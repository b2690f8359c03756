#include "editor/art/roof_art.h"

#include "editor/art/relief.h"

#include <array>

namespace merlon::editor::art
{
namespace
{

/// A slope towards a side: what of it lies in the hex.
struct Slope
{
    QPolygonF area;
    int side = 0; ///< that it falls to
};

/// Six faces; across a side where the roof goes on, each half of the face belongs to the slope beside it.
std::vector<Slope> slopesOf(const HexShape& shape, int sides)
{
    const auto goesOn = [&](int side) { return ((sides >> (side % 6)) & 1) != 0; };
    std::vector<Slope> slopes;
    for (int side = 0; side < 6; ++side)
    {
        const QPointF a = shape.start(side);
        const QPointF b = shape.end(side);
        const QPointF middle = shape.middle(side);
        if (!goesOn(side))
        {
            slopes.push_back({QPolygonF{{QPointF(), a, b}}, side});
            continue;
        }
        for (const int turn : {5, 1})
        {
            int falls = side;
            for (int k = 0; k < 6 && goesOn(falls); ++k)
                falls = (falls + turn) % 6;
            slopes.push_back({QPolygonF{{QPointF(), turn == 5 ? a : middle, turn == 5 ? middle : b}}, falls});
        }
    }
    return slopes;
}

/// Rows of straw, tiles or slates, from the eaves up.
void courses(const Brushwork& work, const Slope& slope, const ThingLook& look, const QColor& colour)
{
    const double step = look.drawn == Drawn::Thatch ? 0.17 : look.drawn == Drawn::Tiles ? 0.11 : 0.13;
    if (step / work.pixel < 2.5)
        return;
    const QColor joint = mixed(colour, work.inks.outline, look.drawn == Drawn::Thatch ? 0.3 : 0.36);
    const QTransform frame = work.shape.sideFrame(slope.side);
    int row = 0;
    for (double y = step; y < 1.7; y += step, ++row) // beyond the ridge where the area is another hexside's half
    {
        const auto cut = [&](const QPolygonF& piece) { work.fill(frame.map(piece).intersected(slope.area), joint); };
        cut(QPolygonF(QRectF(-1.2, y - 0.009, 2.4, 0.018)));
        const double wide = look.drawn == Drawn::Thatch ? 0.07 : look.drawn == Drawn::Tiles ? 0.1 : 0.16;
        const double tall = look.drawn == Drawn::Thatch ? step * 0.55 : step;
        if (wide / work.pixel > 2.5)
            for (double x = -1.2 + (row % 2) * wide / 2; x < 1.2; x += wide)
                cut(QPolygonF(QRectF(x - 0.007, y - tall, 0.014, tall)));
    }
}

} // namespace

void drawRoof(const Brushwork& work, int sides, const ThingLook& look)
{
    const auto light = lightOn(work.shape);
    const auto slopes = slopesOf(work.shape, sides);
    const bool flat = sides == 63;
    for (const Slope& slope : slopes)
    {
        const double lit = flat ? 0 : light[static_cast<std::size_t>(slope.side)];
        const QColor colour = lit > 0
                                  ? mixed(look.colour, work.inks.dark ? QColor(0xc9d2e6) : QColor(0xfff6dd), 0.26 * lit)
                                  : mixed(look.colour, QColor(0x17100a), -0.42 * lit);
        work.painter.setPen(QPen(colour, 0.012)); // no gap between two faces
        work.painter.setBrush(colour);
        work.painter.drawPolygon(slope.area);
        if (!flat)
            courses(work, slope, look, colour);
    }
    const QColor ridge = mixed(look.colour, work.inks.dark ? work.inks.stoneLit : work.inks.outline, 0.45);
    for (int side = 0; side < 6; ++side)
        if ((sides >> side) & 1)
            work.line({}, work.shape.middle(side) * 1.01, ridge, look.drawn == Drawn::Thatch ? 0.1 : 0.06);
        else
            work.line(work.shape.start(side), work.shape.end(side), work.inks.outline, 0.06);
    if (sides == 0)
        for (const QPointF& corner : work.shape.corners)
            work.line({}, corner, withAlpha(ridge, 0.7), 0.035);
}

} // namespace merlon::editor::art
