#include "editor/art/hexside_art.h"

#include <vector>

namespace merlon::editor::art
{
namespace
{

QPolygonF rect(double left, double top, double width, double height)
{
    return QPolygonF(QRectF(left, top, width, height));
}

/// Joints of the stones across a strip along a side, from x to x.
void joints(const Brushwork& work, double from, double to, double thickness)
{
    for (double x = from + 0.09; x < to - 0.03; x += 0.17)
        work.line({x, 0.03}, {x, thickness * 0.5}, withAlpha(work.inks.outline, 0.45), 0.018);
    for (double x = from + 0.17; x < to - 0.03; x += 0.17)
        work.line({x, thickness * 0.5}, {x, thickness - 0.02}, withAlpha(work.inks.outline, 0.45), 0.018);
    work.line({from, thickness * 0.5}, {to, thickness * 0.5}, withAlpha(work.inks.outline, 0.4), 0.018);
}

void strip(const Brushwork& work, int side, int ends, double thickness, const QColor& stone)
{
    const QPolygonF body = sideStrip(work.shape, side, thickness, (ends & 1) != 0, (ends & 2) != 0);
    work.fill(body, stone);
    work.line(body[2], body[3], work.inks.outline, 0.035);
    work.line(body[0], body[1], work.inks.outline, 0.06);
}

QColor stoneOf(const Brushwork& work, bool keep)
{
    return keep ? mixed(work.inks.stone, work.inks.outline, 0.2) : work.inks.stone;
}

/// A strip of house wall with an opening from -halfGap to halfGap.
void pierced(const Brushwork& work, int side, int ends, bool keep, double halfGap, const QColor& inside)
{
    const double thickness = wallThickness(keep);
    drawHouseWall(work, side, ends, keep);
    const SideFrame frame(work, side);
    work.fill(rect(-halfGap, -0.035, 2 * halfGap, thickness + 0.055), inside);
    for (const double x : {-halfGap, halfGap})
        work.line({x, -0.03}, {x, thickness + 0.01}, work.inks.outline, 0.04);
}

} // namespace

double wallThickness(bool keep)
{
    return keep ? 0.25 : 0.2;
}

void drawShadow(const Brushwork& work, int side)
{
    // Light falls from the upper left.
    const QPointF a = work.shape.start(side);
    const QPointF b = work.shape.end(side);
    const QPointF off{0.13, 0.15};
    work.fill(QPolygonF{{a, b, b + off, a + off}}, work.inks.shadow);
}

void drawStoneEdge(const Brushwork& work, int side, bool towardsOpen)
{
    const QPointF a = work.shape.start(side);
    const QPointF b = work.shape.end(side);
    if (towardsOpen)
    {
        const SideFrame frame(work, side);
        work.line({-0.5, 0.055}, {0.5, 0.055}, work.inks.stoneLit, 0.05);
    }
    work.line(a, b, towardsOpen ? work.inks.outline : withAlpha(work.inks.outline, 0.75), towardsOpen ? 0.065 : 0.035);
}

void drawHouseWall(const Brushwork& work, int side, int ends, bool keep)
{
    const double thickness = wallThickness(keep);
    strip(work, side, ends, thickness, stoneOf(work, keep));
    const SideFrame frame(work, side);
    joints(work, -0.42, 0.42, thickness);
    work.line({-0.44, 0.045}, {0.44, 0.045}, withAlpha(work.inks.stoneLit, 0.55), 0.025);
}

void drawParapet(const Brushwork& work, int side, int ends)
{
    constexpr double thickness = 0.15;
    strip(work, side, ends, thickness, mixed(work.inks.stone, work.inks.walk, 0.35));
    const SideFrame frame(work, side);
    for (int k = 0; k < 4; ++k)
    {
        const double x = -0.375 + k * 0.25;
        const QPolygonF merlon = rect(x - 0.078, -0.035, 0.156, 0.15);
        work.fill(merlon.translated(0.03, 0.045), work.inks.shadow);
        work.block(merlon, work.inks.stoneLit, work.inks.outline, 0.032);
    }
}

void drawSlit(const Brushwork& work, int side, int ends, bool keep)
{
    drawHouseWall(work, side, ends, keep);
    const double thickness = wallThickness(keep);
    const SideFrame frame(work, side);
    work.fill(QPolygonF{{{-0.13, thickness}, {0.13, thickness}, {0.27, thickness + 0.3}, {-0.27, thickness + 0.3}}},
              withAlpha(work.inks.light, work.inks.dark ? 0.22 : 0.4));
    work.block(QPolygonF{{{-0.03, -0.04}, {0.03, -0.04}, {0.14, thickness}, {-0.14, thickness}}}, work.inks.light,
               work.inks.outline, 0.028);
    work.fill(rect(-0.032, -0.05, 0.064, 0.1), work.inks.opening);
}

void drawWindow(const Brushwork& work, int side, int ends, bool twin, bool keep)
{
    const Inks& inks = work.inks;
    const double thickness = wallThickness(keep);
    drawHouseWall(work, side, ends, keep);
    const SideFrame frame(work, side);
    const double half = twin ? 0.11 : 0.16;
    for (const double x : twin ? std::vector{-0.14, 0.14} : std::vector{0.0})
    {
        const QRectF light(x - half, -0.02, 2 * half, thickness + 0.03);
        work.block(QPolygonF(light), inks.light, inks.outline, 0.03);
        work.fill(rect(x - half, thickness * 0.32, 2 * half, thickness * 0.36), mixed(inks.water, inks.light, 0.35));
        work.line({x, thickness * 0.32}, {x, thickness * 0.68}, inks.outline, 0.02);
    }
    if (twin) // the column between both
        work.block(rect(-0.03, -0.04, 0.06, thickness + 0.06), inks.stoneLit, inks.outline, 0.022);
}

void drawDoor(const Brushwork& work, int side, int ends, bool open, bool keep)
{
    const Inks& inks = work.inks;
    const double thickness = wallThickness(keep);
    constexpr double half = 0.22;
    pierced(work, side, ends, keep, half, open ? inks.light : inks.opening);
    const SideFrame frame(work, side);
    const QColor leaf = keep ? mixed(inks.wood, inks.woodDark, 0.5) : inks.wood;
    if (open)
    {
        // The leaf stands into the hex, hinged on the left; a fine arc shows its way.
        work.painter.setBrush(Qt::NoBrush);
        work.painter.setPen(work.pen(withAlpha(inks.outline, 0.5), 0.015));
        work.painter.drawArc(QRectF(-half - 2 * half, thickness - 2 * half, 4 * half, 4 * half), 270 * 16, 90 * 16);
        work.block(rect(-half - 0.035, thickness - 0.03, 0.07, 2 * half), leaf, inks.outline, 0.028);
        return;
    }
    work.block(rect(-half, thickness * 0.3, 2 * half, thickness * 0.52), leaf, inks.outline, 0.028);
    for (int k = 1; k < 4; ++k)
        work.line({-half + k * half / 2, thickness * 0.3}, {-half + k * half / 2, thickness * 0.82}, inks.woodDark,
                  0.018);
    if (keep)
        for (const double x : {-0.14, 0.0, 0.14})
            work.line({x, thickness * 0.3}, {x, thickness * 0.82}, inks.iron, 0.045);
}

void drawGate(const Brushwork& work, int side, int ends, bool open, bool keep)
{
    const Inks& inks = work.inks;
    const double thickness = wallThickness(keep);
    constexpr double half = 0.35;
    pierced(work, side, ends, keep, half, open ? inks.light : inks.opening);
    const SideFrame frame(work, side);
    if (open)
    {
        // The portcullis is drawn up: its points hang over the passage. Two leaves stand inward.
        for (int k = 0; k < 5; ++k)
        {
            const double x = -0.28 + k * 0.14;
            work.fill(QPolygonF{{{x - 0.035, -0.03}, {x + 0.035, -0.03}, {x, 0.08}}}, inks.iron);
        }
        for (const double x : {-half, half})
            work.block(rect(x - 0.035, thickness - 0.03, 0.07, half), inks.wood, inks.outline, 0.028);
        return;
    }
    work.fill(rect(-half, 0.0, 2 * half, thickness), mixed(inks.wood, inks.opening, 0.55));
    const QColor bar = inks.dark ? inks.iron : QColor(0xc9c4ba);
    for (int k = 0; k < 6; ++k)
    {
        const double x = -0.29 + k * 0.116;
        work.line({x, -0.02}, {x, thickness + 0.04}, inks.opening, 0.05);
        work.line({x, -0.02}, {x, thickness + 0.04}, bar, 0.026);
    }
    for (const double y : {thickness * 0.3, thickness * 0.75})
        work.line({-half + 0.02, y}, {half - 0.02, y}, bar, 0.026);
}

void drawWallBar(const Brushwork& work, int side)
{
    const SideFrame frame(work, side);
    work.fill(rect(-0.53, -0.04, 1.1, 0.18), work.inks.shadow);
    work.block(rect(-0.55, -0.09, 1.1, 0.18), work.inks.stone, work.inks.outline, 0.035);
    for (int k = 0; k < 6; ++k)
        work.line({-0.44 + k * 0.18, k % 2 == 0 ? -0.08 : 0.0}, {-0.44 + k * 0.18, k % 2 == 0 ? 0.0 : 0.08},
                  withAlpha(work.inks.outline, 0.6), 0.02);
    work.line({-0.53, 0}, {0.53, 0}, withAlpha(work.inks.outline, 0.5), 0.02);
}

/// Field stones without mortar, lower and thinner than a wall.
void drawLowWall(const Brushwork& work, int side)
{
    const SideFrame frame(work, side);
    work.fill(rect(-0.49, -0.01, 1.02, 0.1), work.inks.shadow);
    for (int k = 0; k < 9; ++k)
    {
        const double x = -0.5 + k / 9.0;
        const double wide = k % 2 == 0 ? 0.115 : 0.1;
        work.block(rect(x, k % 3 == 0 ? -0.065 : -0.045, wide, 0.11), k % 2 == 0 ? work.inks.stone : work.inks.stoneLit,
                   work.inks.outline, 0.022);
    }
}

void drawCrest(const Brushwork& work, int side)
{
    const SideFrame frame(work, side);
    const QColor ink = work.inks.dark ? work.inks.ink : mixed(work.inks.soil, work.inks.outline, 0.5);
    work.fill(rect(-0.5, -0.02, 1.0, 0.14), withAlpha(work.inks.stoneLit, work.inks.dark ? 0.2 : 0.55));
    work.line({-0.5, 0.05}, {0.5, 0.05}, ink, 0.06);
    for (int k = 0; k < 8; ++k)
    {
        const double x = -0.44 + k * 0.126;
        const double reach = k % 2 == 0 ? 0.5 : 0.36;
        work.fill(QPolygonF{{{x - 0.03, 0.07}, {x + 0.03, 0.07}, {x * 0.8, reach}}}, withAlpha(ink, 0.85));
    }
}

void drawPalisade(const Brushwork& work, int side)
{
    const SideFrame frame(work, side);
    work.line({-0.5, 0.05}, {0.52, 0.05}, work.inks.shadow, 0.12);
    for (int k = 0; k < 9; ++k)
    {
        const QPointF at{-0.444 + k * 0.111, 0};
        work.painter.setPen(work.pen(work.inks.outline, 0.022));
        work.painter.setBrush(work.inks.wood);
        work.painter.drawEllipse(at, 0.056, 0.056);
        work.painter.setPen(Qt::NoPen);
        work.painter.setBrush(work.inks.stoneLit);
        work.painter.drawEllipse(at - QPointF(0.01, 0.01), 0.02, 0.02);
    }
}

void drawUnknownSide(const Brushwork& work, int side)
{
    const SideFrame frame(work, side);
    QPen pen = work.pen(work.inks.mark, 0.085, Qt::FlatCap);
    work.line({-0.46, 0}, {0.46, 0}, work.inks.paper, 0.13);
    pen.setDashPattern({1.2, 0.8});
    work.painter.setPen(pen);
    work.painter.drawLine(QPointF(-0.44, 0), QPointF(0.44, 0));
}

void drawStructure(const Brushwork& work, int side)
{
    const SideFrame frame(work, side);
    QPen pen = work.pen(withAlpha(work.inks.structure, 0.85), 0.045, Qt::FlatCap);
    pen.setDashPattern({2.6, 1.8});
    work.painter.setPen(pen);
    work.painter.drawLine(QPointF(-0.48, 0.07), QPointF(0.48, 0.07));
}

void drawUnknownThing(const Brushwork& work)
{
    work.block(QPolygonF{{{0, -0.42}, {0.42, 0}, {0, 0.42}, {-0.42, 0}}}, withAlpha(work.inks.paper, 0.85),
               work.inks.mark, 0.05);
    for (const double x : {-0.14, 0.0, 0.14})
        work.line({x - 0.1, 0.14}, {x + 0.1, -0.14}, work.inks.mark, 0.03);
}

} // namespace merlon::editor::art
