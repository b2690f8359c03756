#include "editor/art/course_art.h"

#include <QPainterPath>

#include <cmath>
#include <vector>

namespace merlon::editor::art
{
namespace
{

/// From the middle of a side to that of another. Its slope at a side is that from the crossing before to the one after
/// it, the same in both hexes; at right angles where no lone way goes on there.
QPainterPath between(const HexShape& shape, int from, int to, int turnFrom, int turnTo)
{
    const QPointF start = shape.middle(from);
    const QPointF end = shape.middle(to);
    const double length = std::hypot((end - start).x(), (end - start).y());
    const auto beyond = [&](int side, int turn) { return shape.middle(side) * 2 + shape.middle((side + turn) % 6); };
    const QPointF in = turnFrom == noTurn ? -start / apothem * length : (end - beyond(from, turnFrom)) / 2;
    const QPointF out = turnTo == noTurn ? end / apothem * length : (beyond(to, turnTo) - start) / 2;
    QPainterPath path(start - in * 0.02); // a hair beyond the hexside: nothing shows between two hexes
    path.lineTo(start);
    path.cubicTo(start + in / 3, end - out / 3, end);
    path.lineTo(end + out * 0.02);
    return path;
}

/// The ways through a hex: from each side to each that is not beside it, from a lone side to the middle.
std::vector<QPainterPath> waysThrough(const HexShape& shape, int sides, int turns)
{
    std::vector<int> open;
    for (int side = 0; side < 6; ++side)
        if ((sides >> side) & 1)
            open.push_back(side);
    std::vector<QPainterPath> ways;
    if (open.size() == 2)
        return {between(shape, open[0], open[1], turns & 7, turns >> 3)};
    for (std::size_t a = 0; a < open.size(); ++a)
        for (std::size_t b = a + 1; b < open.size(); ++b)
            if (const int turn = open[b] - open[a]; turn > 1 && turn < 5)
                ways.push_back(between(shape, open[a], open[b], noTurn, noTurn));
    if (ways.empty())
        for (const int side : open)
        {
            QPainterPath path(shape.middle(side) * 1.02);
            path.lineTo(QPointF());
            ways.push_back(path);
        }
    return ways;
}

void stroke(const Brushwork& work, const std::vector<QPainterPath>& ways, const QColor& colour, double width,
            bool roundEnds)
{
    work.painter.setBrush(Qt::NoBrush);
    work.painter.setPen(
        QPen(colour, work.visible(width), Qt::SolidLine, roundEnds ? Qt::RoundCap : Qt::FlatCap, Qt::RoundJoin));
    for (const QPainterPath& way : ways)
        work.painter.drawPath(way);
    if (ways.empty())
    {
        work.painter.setPen(Qt::NoPen);
        work.painter.setBrush(colour);
        work.painter.drawEllipse(QPointF(), width / 2, width / 2);
    }
}

/// Marks along a way, evenly from one hexside to the other.
template <class Mark>
void along(const std::vector<QPainterPath>& ways, double step, const Mark& mark)
{
    for (const QPainterPath& way : ways)
    {
        const int count = std::max(2, static_cast<int>(way.length() / step + 0.5));
        for (int k = 0; k < count; ++k)
        {
            const double at = (k + 0.5) / count;
            mark(way.pointAtPercent(at), way.angleAtPercent(at), k);
        }
    }
}

/// The bed, and what wheels, feet or masons left on it.
void drawRoad(const Brushwork& work, const std::vector<QPainterPath>& ways, const ThingLook& look)
{
    const QColor worn = mixed(look.colour, work.inks.dark ? work.inks.opening : work.inks.soil, 0.32);
    stroke(work, ways, look.colour, look.width, true);
    if (look.drawn == Drawn::Track && look.width / work.pixel > 5)
    {
        stroke(work, ways, worn, look.width * 0.56, true);
        stroke(work, ways, look.colour, look.width * 0.36, true);
        along(ways, 0.34,
              [&](QPointF at, double, int k) {
                  work.line(at + QPointF(0.03 * (k % 3 - 1), 0.02), at + QPointF(0.03 * (k % 3 - 1) + 0.04, 0.02), worn,
                            0.02);
              });
    }
    if (look.drawn == Drawn::Paving && look.width / work.pixel > 5)
        along(ways, 0.15,
              [&](QPointF at, double angle, int k)
              {
                  work.painter.save();
                  work.painter.translate(at);
                  work.painter.rotate(-angle);
                  for (int row = -1; row <= 1; ++row)
                  {
                      const double tall = look.width / 3.4;
                      const QRectF stone(-0.055 + 0.03 * ((row + k) % 2), (row - 0.5) * tall * 1.05, 0.11, tall * 0.92);
                      work.painter.setPen(work.pen(worn, 0.016));
                      work.painter.setBrush(mixed(look.colour, work.inks.stoneLit, (k + row) % 2 == 0 ? 0.3 : 0.05));
                      work.painter.drawRoundedRect(stone, 0.025, 0.025);
                  }
                  work.painter.restore();
              });
}

/// Pointed stakes side by side, seen from above, on a foot of shadow.
void drawStakes(const Brushwork& work, const std::vector<QPainterPath>& ways, const ThingLook& look)
{
    work.painter.save();
    work.painter.translate(0.04, 0.05);
    stroke(work, ways, work.inks.shadow, look.width * 0.9, false);
    work.painter.restore();
    stroke(work, ways, mixed(look.colour, work.inks.woodDark, 0.6), look.width * 0.4, false);
    along(ways, look.width * 0.82,
          [&](QPointF at, double, int)
          {
              const double radius = look.width * 0.41;
              work.painter.setPen(work.pen(work.inks.outline, 0.03));
              work.painter.setBrush(look.colour);
              work.painter.drawEllipse(at, radius, radius);
              work.painter.setPen(Qt::NoPen);
              work.painter.setBrush(work.inks.stoneLit);
              work.painter.drawEllipse(at - QPointF(radius, radius) * 0.25, radius * 0.35, radius * 0.35);
          });
}

} // namespace

void drawCourse(const Brushwork& work, int sides, const ThingLook& look, bool rim, int turns)
{
    const auto ways = waysThrough(work.shape, sides, turns);
    if (!look.road())
        return drawStakes(work, ways, look);
    if (!rim)
        return drawRoad(work, ways, look);
    const double edge = look.drawn == Drawn::Footpath ? 0.05 : 0.07;
    stroke(work, ways, mixed(look.colour, work.inks.outline, work.inks.dark ? 0.5 : 0.38), look.width + edge, true);
}

} // namespace merlon::editor::art
