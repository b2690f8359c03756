#include "editor/map_camera.h"

#include "editor/map_painter.h"

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

constexpr int strayHexes = 12;

QRectF grown(const QRectF& rect, double by)
{
    return rect.adjusted(-by, -by, by, by);
}

} // namespace

void MapCamera::setLayout(const hex::Layout& layout)
{
    layout_ = layout;
    constexpr double pens = MapPainter::pens;
    setExtent(MapPainter::bounds(layout, 1).adjusted(pens, pens, -pens, -pens), pens);
}

QRectF MapCamera::around(const std::vector<hex::Hex>& hexes) const
{
    QRectF all;
    for (const hex::Hex hex : hexes)
        all |= grown(rectOf(hex), scale());
    return all;
}

void MapCamera::show(const std::vector<hex::Hex>& hexes)
{
    const QRectF wanted = around(hexes);
    const double fits = std::min(viewport().width() / wanted.width(), viewport().height() / wanted.height());
    if (fits < 1)
        zoom(scale() * fits, wanted.center());
    const QRectF now = around(hexes);
    const QRectF room = frame();
    QPointF shift;
    if (now.left() < room.left() || now.right() > room.right())
        shift.setX(now.center().x() - room.center().x());
    if (now.top() < room.top() || now.bottom() > room.bottom())
        shift.setY(now.center().y() - room.center().y());
    moveBy(shift);
}

bool MapCamera::hasRoomFor(const std::vector<hex::Hex>& hexes) const
{
    const QSizeF wanted = around(hexes).size();
    return wanted.width() <= frame().width() && wanted.height() <= frame().height();
}

QPointF MapCamera::pointOf(hex::Hex hex) const
{
    const auto centre = hex::centreOf(layout_, hex);
    return QPointF(centre.x, centre.y) * scale() - origin();
}

hex::PlanePoint MapCamera::placeUnder(QPointF point) const
{
    const QPointF plane = (point + origin()) / scale();
    return {plane.x(), plane.y()};
}

hex::Hex MapCamera::hexUnder(QPointF point) const
{
    return hex::hexUnder(layout_, placeUnder(point));
}

hex::Hex MapCamera::hexNear(QPointF point) const
{
    const QRectF all = grown(bounds(), strayHexes * scale()).translated(-origin());
    return hexUnder({std::clamp(point.x(), all.left(), all.right()), std::clamp(point.y(), all.top(), all.bottom())});
}

QPolygonF MapCamera::outline(hex::Hex hex) const
{
    QPolygonF polygon;
    for (const auto corner : hex::allSides)
    {
        const auto point = hex::cornerOf(layout_, hex, corner);
        polygon << QPointF(point.x, point.y) * scale();
    }
    return polygon;
}

QLineF MapCamera::lineOf(hex::Edge edge) const
{
    const auto corner = [&](hex::Corner at)
    {
        const auto point = hex::cornerOf(layout_, edge.hex, at);
        return QPointF(point.x, point.y) * scale();
    };
    return {corner(hex::turned(edge.side, -1)), corner(edge.side)};
}

QRect MapCamera::rectOf(hex::Hex hex) const
{
    return outline(hex).boundingRect().toAlignedRect().translated(-origin());
}

QRect MapCamera::cellsIn(const QRect& rect) const
{
    QRect cells;
    const QRectF wide = grown(rect, 2 * scale());
    for (const auto& corner : {wide.topLeft(), wide.topRight(), wide.bottomLeft(), wide.bottomRight()})
    {
        const auto cell = layout_.cellOf(hexUnder(corner));
        cells |= QRect(cell.column, cell.row, 1, 1);
    }
    return cells & QRect(0, 0, layout_.columns, layout_.rows);
}

std::vector<QRect> MapCamera::cellsCovered(const QRect& rect) const
{
    std::vector<QRect> pieces;
    const QRect cells = cellsIn(rect);
    for (int row = cells.top(); row <= cells.bottom(); ++row)
    {
        bool inside = false;
        for (int column = cells.left(); column <= cells.right(); ++column)
        {
            const bool before = inside;
            inside = QRectF(rect).contains(pointOf(layout_.hexAt({column, row})));
            if (inside && before)
                pieces.back().setRight(column);
            else if (inside)
                pieces.emplace_back(column, row, 1, 1);
        }
    }
    for (const auto& corner : {rect.topLeft(), rect.bottomRight()})
    {
        const auto hex = hexUnder(QPointF(corner) + QPointF(0.5, 0.5));
        const auto cell = layout_.cellOf(hex);
        const bool covered =
            std::ranges::any_of(pieces, [&](const QRect& piece) { return piece.contains(cell.column, cell.row); });
        if (layout_.contains(hex) && !covered)
            pieces.emplace_back(cell.column, cell.row, 1, 1);
    }
    return pieces;
}

int MapCamera::rowsOfAPage() const
{
    const double pitch = std::abs(pointOf(layout_.hexAt({0, 1})).y() - pointOf(layout_.hexAt({0, 0})).y());
    return std::max(1, static_cast<int>(viewport().height() / pitch) - 1);
}

} // namespace merlon::editor
