#include "editor/art/terrain_art.h"

#include <QPainterPath>

#include <cmath>

namespace merlon::editor::art
{
namespace
{

/// An uneven round, a little larger or smaller every way.
QPainterPath blob(double radius, double unevenness, std::uint32_t salt)
{
    constexpr int knots = 9;
    std::array<QPointF, knots> at;
    for (int k = 0; k < knots; ++k)
    {
        const double angle = 2 * M_PI * k / knots;
        const double far = radius * (1 + unevenness * (2 * unitHash({k, 7}, salt) - 1));
        at[static_cast<std::size_t>(k)] = {far * std::cos(angle), far * std::sin(angle)};
    }
    const auto knot = [&at](int k) { return at[static_cast<std::size_t>(k % knots)]; };
    QPainterPath path((knot(0) + knot(1)) / 2);
    for (int k = 1; k <= knots; ++k)
        path.quadTo(knot(k), (knot(k) + knot(k + 1)) / 2);
    path.closeSubpath();
    return path;
}

QColor washColour(Growth growth, const Inks& inks)
{
    QColor colour;
    switch (growth)
    {
    case Growth::Brush:
        colour = QColor(0x8f9f4a);
        break;
    case Growth::Trees:
        colour = QColor(0x5e7d3c);
        break;
    case Growth::Mound:
        colour = QColor(0xa98550);
        break;
    case Growth::Tent:
        colour = QColor(0xb58a50);
        break;
    default:
        colour = QColor(0x9aa553);
        break;
    }
    return inks.dark ? moonlit(colour) : colour;
}

/// A tapered stroke, thick at its head: how engravers draw a slope.
void hachure(const Brushwork& work, QPointF head, QPointF tail, double width, const QColor& colour)
{
    const QPointF along = tail - head;
    const double length = std::hypot(along.x(), along.y());
    const QPointF across{-along.y() / length * width / 2, along.x() / length * width / 2};
    work.fill(QPolygonF{{head + across, tail, head - across}}, colour);
}

void ground(QPainterPath& path, const QPolygonF& polygon)
{
    QPainterPath part;
    part.addPolygon(polygon);
    part.closeSubpath();
    path = path.united(part);
}

} // namespace

void drawWash(const Brushwork& work, Growth growth, int variant)
{
    const auto salt = static_cast<std::uint32_t>(variant) * 17 + static_cast<std::uint32_t>(growth);
    const bool faint = growth == Growth::Grass;
    QColor colour = washColour(growth, work.inks);
    work.painter.setPen(Qt::NoPen);
    colour.setAlphaF(faint ? 0.09F : growth == Growth::Trees ? 0.34F : 0.26F);
    work.painter.setBrush(colour);
    work.painter.drawPath(blob(faint ? 1.05 : 1.16, 0.14, salt));
    work.painter.drawPath(blob(faint ? 0.6 : 0.9, 0.18, salt + 5));
}

void drawHatch(const Brushwork& work)
{
    const QPolygonF inner = QTransform::fromScale(0.96, 0.96).map(work.shape.polygon());
    // Lines from lower left to upper right.
    for (double offset = -1.35; offset <= 1.35; offset += 0.225)
        work.fill(strip({-1, offset + 1}, {1, offset - 1}, work.visible(0.025)).intersected(inner),
                  withAlpha(work.inks.mark, 0.65));
}

void drawMound(const Brushwork& work, int side)
{
    const SideFrame frame(work, side);
    const QColor colour = work.inks.dark ? withAlpha(work.inks.ink, 0.6) : withAlpha(work.inks.soil, 0.95);
    for (int k = 0; k < 6; ++k)
    {
        const double x = -0.42 + k * 0.168;
        const double reach = k % 2 == 0 ? 0.02 : 0.09;
        hachure(work, {x * 0.62, 0.36}, {x * 1.02, reach}, 0.05, colour);
    }
    work.line({-0.29, 0.37}, {0.29, 0.37}, colour, 0.028);
}

void drawTrench(const Brushwork& work, int sides)
{
    constexpr double halfWidth = 0.24;
    QPainterPath ditch;
    ditch.addEllipse(QPointF(), halfWidth * 1.2, halfWidth * 1.2);
    for (int side = 0; side < 6; ++side)
        if ((sides >> side) & 1)
        {
            const QTransform frame = work.shape.sideFrame(side);
            ground(ditch, frame.map(QPolygonF(QRectF(-halfWidth, 0, 2 * halfWidth, apothem))));
        }
    if (sides == 0)
        ground(ditch, QPolygonF(QRectF(-0.62, -halfWidth, 1.24, 2 * halfWidth)));
    QPainter& painter = work.painter;
    // The spoil thrown up on both sides, the ditch, and its shaded edge.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(work.pen(withAlpha(work.inks.soil, 0.45), 0.26));
    painter.drawPath(ditch);
    painter.fillPath(ditch, mixed(work.inks.soil, work.inks.opening, 0.5));
    painter.save();
    const auto boards = [&](const QTransform& frame, double from, double to)
    {
        for (double y = from; y < to; y += 0.17)
            work.line(frame.map(QPointF(-halfWidth * 0.72, y)), frame.map(QPointF(halfWidth * 0.72, y)),
                      withAlpha(work.inks.wood, 0.85), 0.045);
    };
    for (int side = 0; side < 6; ++side)
        if ((sides >> side) & 1)
            boards(work.shape.sideFrame(side), 0.06, 0.66);
    if (sides == 0)
        boards(QTransform(0, 1, -1, 0, 0, 0), -0.5, 0.55);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(work.pen(work.inks.outline, 0.03));
    // Open towards the ditch of the neighbours: the outline is drawn as two lines an arm.
    for (int side = 0; side < 6; ++side)
        if ((sides >> side) & 1)
        {
            const QTransform frame = work.shape.sideFrame(side);
            painter.drawLine(frame.map(QPointF(-halfWidth, 0)), frame.map(QPointF(-halfWidth, 0.62)));
            painter.drawLine(frame.map(QPointF(halfWidth, 0)), frame.map(QPointF(halfWidth, 0.62)));
        }
    if (sides == 0)
        painter.drawPath(ditch);
}

void drawStairs(const Brushwork& work, int side)
{
    const SideFrame frame(work, side);
    const Inks& inks = work.inks;
    constexpr int treads = 7;
    for (int k = 0; k < treads; ++k)
    {
        const double y = 0.1 + k * (2 * apothem - 0.2) / treads;
        const double depth = (2 * apothem - 0.2) / treads;
        const QColor stone = mixed(inks.stoneLit, inks.stone, 0.12 + 0.8 * k / treads);
        work.block(QPolygonF(QRectF(-0.4, y, 0.8, depth)), stone, inks.outline, 0.022);
        work.fill(QPolygonF(QRectF(-0.39, y + depth * 0.72, 0.78, depth * 0.28)), inks.shadow);
    }
}

void drawBank(const Brushwork& work, int side, int ends)
{
    const Inks& inks = work.inks;
    const bool start = (ends & 1) != 0;
    const bool end = (ends & 2) != 0;
    work.fill(sideStrip(work.shape, side, 0.2, start, end), withAlpha(inks.shallow, 0.75));
    const QPolygonF inner = sideStrip(work.shape, side, 0.2, start, end);
    work.line(inner[2], inner[3], withAlpha(inks.stoneLit, inks.dark ? 0.25 : 0.7), 0.025);
    work.line(work.shape.start(side), work.shape.end(side), inks.bank, 0.075);
    const SideFrame frame(work, side);
    for (int k = 0; k < 5; ++k)
        work.line({-0.4 + k * 0.2, 0.03}, {-0.4 + k * 0.2, k % 2 == 0 ? 0.11 : 0.08}, withAlpha(inks.bank, 0.85),
                  0.026);
}

void drawCliff(const Brushwork& work, int side, int drop)
{
    const SideFrame frame(work, side);
    const QColor colour = withAlpha(work.inks.ink, work.inks.dark ? 0.5 : 0.62);
    work.line({-0.5, -0.01}, {0.5, -0.01}, colour, 0.03 + 0.012 * drop);
    const int strokes = 5 + 2 * drop;
    for (int k = 0; k < strokes; ++k)
    {
        const double x = -0.46 + 0.92 * k / (strokes - 1);
        hachure(work, {x, -0.01}, {x * 1.03, -(k % 2 == 0 ? 0.13 : 0.09) - 0.05 * drop}, 0.035, colour);
    }
}

} // namespace merlon::editor::art
