#include "editor/table_look.h"

#include <QPainter>

#include <array>
#include <cmath>
#include <cstdint>

namespace merlon::editor
{
namespace
{

/// Between 0 and 1, the same for the same cell of the table everywhere.
double chance(int column, int row, unsigned salt)
{
    std::uint32_t mixed =
        static_cast<std::uint32_t>(column) * 73856093U ^ static_cast<std::uint32_t>(row) * 19349663U ^ salt * 83492791U;
    mixed ^= mixed >> 13U;
    mixed *= 0x5bd1e995U;
    mixed ^= mixed >> 15U;
    return (mixed & 0xffffU) / 65535.0;
}

/// One sign of a look, about the origin, in millimetres, y down. `by`: one of several that look a little different.
using Sign = void (*)(QPainterPath& path, double by);

void tree(QPainterPath& path, double by)
{
    const double radius = 1.7 + 1.1 * by;
    path.addEllipse(QPointF(), radius, radius * 0.9);
}

void reed(QPainterPath& path, double by)
{
    for (const double lean : {-0.9, 0.0, 0.9})
    {
        path.moveTo(lean * 0.5, 1.2);
        path.lineTo(lean * (1 + by * 0.4), -1.4 - by * 0.6);
    }
    path.moveTo(-2, 1.4);
    path.lineTo(2, 1.4);
}

void rock(QPainterPath& path, double by)
{
    path.moveTo(-1.8, 1);
    path.lineTo(-0.5 - by, -1.4);
    path.lineTo(0.8, -0.5 - by);
    path.lineTo(1.9, 1);
    path.closeSubpath();
}

void wave(QPainterPath& path, double by)
{
    const double reach = 2.2 + by;
    path.moveTo(-reach, 0);
    path.cubicTo(-reach / 2, -1.2, 0, -1.2, 0, 0);
    path.cubicTo(0, 1.2, reach / 2, 1.2, reach, 0);
}

void furrow(QPainterPath& path, double)
{
    path.moveTo(-3.6, -1.2);
    path.lineTo(3.6, 1.2);
}

void tent(QPainterPath& path, double by)
{
    path.moveTo(-2, 1.4);
    path.lineTo(0, -1.6 - 0.5 * by);
    path.lineTo(2, 1.4);
    path.closeSubpath();
    path.moveTo(0, 1.4);
    path.lineTo(0, -0.2);
}

void tile(QPainterPath& path, double)
{
    path.moveTo(-2.5, 2.5);
    path.lineTo(2.5, -2.5);
}

void hachure(QPainterPath& path, double by)
{
    path.moveTo(-1, -1.4);
    path.lineTo(0, 0.6 + by * 0.6);
    path.lineTo(1, -1.4);
}

void stone(QPainterPath& path, double by)
{
    path.addRect(-1.6, -0.8, 2.6 + by, 1.6);
}

struct Pattern
{
    std::string_view look;
    Sign sign;
    double step;   ///< between signs, in millimetres
    double jitter; ///< share of a step by which one may lie elsewhere
    bool filled;
};

constexpr std::array patterns{Pattern{"trees", tree, 6, 0.6, true},    Pattern{"reeds", reed, 8, 0.6, false},
                              Pattern{"rocks", rock, 7, 0.6, true},    Pattern{"waves", wave, 8, 0.5, false},
                              Pattern{"furrows", furrow, 6, 0, false}, Pattern{"tents", tent, 9, 0.2, true},
                              Pattern{"roof", tile, 5, 0, false},      Pattern{"slope", hachure, 9, 0.7, false},
                              Pattern{"bank", hachure, 5, 0, false},   Pattern{"masonry", stone, 4.5, 0.1, false}};

constexpr double leastStep = 5; ///< units of the painter between two signs; where they lie closer, none is drawn

} // namespace

void paintSigns(QPainter& painter, const QPainterPath& area, std::string_view look, const TableLook& how)
{
    const auto* pattern =
        std::find_if(patterns.begin(), patterns.end(), [&](const Pattern& one) { return one.look == look; });
    if (pattern == patterns.end() || pattern->step * how.scale < leastStep)
        return;
    const QRectF part = area.boundingRect() & how.part;
    if (part.isEmpty())
        return;
    const double step = pattern->step * how.scale;
    QPainterPath signs;
    for (int row = static_cast<int>(std::floor(part.top() / step)); row * step <= part.bottom(); ++row)
        for (int column = static_cast<int>(std::floor(part.left() / step)); column * step <= part.right(); ++column)
        {
            const auto off = [&](unsigned salt) { return pattern->jitter * (chance(column, row, salt) - 0.5) + 0.5; };
            const double shift = row % 2 == 0 ? 0 : 0.5; // no columns are seen
            QPainterPath sign;
            pattern->sign(sign, chance(column, row, 3));
            const QTransform place = QTransform::fromTranslate((column + off(1) + shift) * step, (row + off(2)) * step)
                                         .scale(how.scale, how.scale);
            signs.addPath(place.map(sign));
        }
    painter.save();
    painter.setClipPath(area, Qt::IntersectClip);
    painter.setPen(QPen(how.sign, std::max(0.35 * how.scale, 0.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(pattern->filled ? QBrush(how.colour.lighter(112)) : QBrush(Qt::NoBrush));
    painter.drawPath(signs);
    painter.restore();
}

void paintPlace(QPainter& painter, QPointF middle, double size, std::string_view look, const TableLook& how)
{
    QPainterPath sign;
    if (look == "towers")
    {
        sign.addRect(-0.5, -0.1, 1, 0.5);
        sign.addRect(-0.5, -0.5, 0.25, 0.9);
        sign.addRect(0.25, -0.5, 0.25, 0.9);
    }
    else if (look == "house")
    {
        sign.moveTo(-0.4, 0.4);
        sign.lineTo(-0.4, -0.05);
        sign.lineTo(0, -0.45);
        sign.lineTo(0.4, -0.05);
        sign.lineTo(0.4, 0.4);
        sign.closeSubpath();
    }
    else if (look == "keep")
    {
        sign.moveTo(-0.4, 0.45);
        sign.lineTo(-0.4, -0.45);
        for (const double x : {-0.4, -0.1, 0.2})
        {
            sign.lineTo(x, -0.45);
            sign.lineTo(x + 0.15, -0.45);
            sign.lineTo(x + 0.15, -0.25);
            sign.lineTo(x + 0.3, -0.25);
        }
        sign.lineTo(0.4, -0.45);
        sign.lineTo(0.4, 0.45);
        sign.closeSubpath();
    }
    else
        sign.addEllipse(QPointF(), 0.4, 0.4);
    sign.setFillRule(Qt::WindingFill);
    painter.save();
    painter.setPen(QPen(how.sign, std::max(size * 0.06, 0.8), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(how.colour);
    painter.drawPath(QTransform::fromTranslate(middle.x(), middle.y()).scale(size, size).map(sign));
    painter.restore();
}

} // namespace merlon::editor
