#include "editor/map_camera.h"

#include "editor/map_painter.h"

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

constexpr double margin = 16; ///< pixels of the map that always stay in the viewport
constexpr double largestFit = 48;
constexpr int strayHexes = 12;

QRectF grown(const QRectF& rect, double by)
{
    return rect.adjusted(-by, -by, by, by);
}

} // namespace

void MapCamera::setViewport(QSize size)
{
    viewport_ = size;
    *this = movedTo(origin_);
}

QRectF MapCamera::bounds() const
{
    return MapPainter::bounds(layout_, scale_);
}

QRect MapCamera::reach() const
{
    const QRectF map = bounds();
    const QPoint low(qRound(map.left() - viewport_.width() + margin), qRound(map.top() - viewport_.height() + margin));
    const QPoint high(qRound(map.right() - margin), qRound(map.bottom() - margin));
    return {low, QPoint(std::max(low.x(), high.x()), std::max(low.y(), high.y()))};
}

double MapCamera::fittingScale() const
{
    const QRectF unit = MapPainter::bounds(layout_, 1);
    return std::min(viewport_.width() / unit.width(), viewport_.height() / unit.height());
}

double MapCamera::smallestScale() const
{
    return std::clamp(fittingScale() / 2, 0.2, 8.0);
}

MapCamera MapCamera::movedTo(QPointF origin) const
{
    const QRect room = reach();
    MapCamera moved = *this;
    moved.origin_ = {std::clamp<double>(origin.x(), room.left(), room.right()),
                     std::clamp<double>(origin.y(), room.top(), room.bottom())};
    return moved;
}

MapCamera MapCamera::zoomed(double scale, QPointF about) const
{
    MapCamera zoomed = *this;
    zoomed.scale_ = std::clamp(scale, smallestScale(), largestScale);
    const QPointF place = (about + origin_) / scale_;
    return zoomed.movedTo(place * zoomed.scale_ - about);
}

MapCamera MapCamera::fitted() const
{
    MapCamera whole = *this;
    whole.scale_ = std::clamp(fittingScale(), smallestScale(), largestFit);
    return whole.movedTo(whole.bounds().center() - frame().center());
}

MapCamera MapCamera::centredOn(hex::Hex hex) const
{
    return movedTo(pointOf(hex) + origin() - frame().center());
}

MapCamera MapCamera::showing(const QRectF& rect) const
{
    const double room = std::min({2 * scale_, viewport_.width() / 4.0, viewport_.height() / 4.0});
    const QRectF wanted = grown(rect, room);
    QPointF shift(std::min(0.0, wanted.left()), std::min(0.0, wanted.top()));
    if (wanted.right() > viewport_.width())
        shift.setX(wanted.right() - viewport_.width());
    if (wanted.bottom() > viewport_.height())
        shift.setY(wanted.bottom() - viewport_.height());
    return movedBy(shift);
}

MapCamera MapCamera::showing(const std::vector<hex::Hex>& hexes) const
{
    const auto around = [&](const MapCamera& camera)
    {
        QRectF all;
        for (const hex::Hex hex : hexes)
            all |= grown(camera.rectOf(hex), camera.scale_);
        return all;
    };
    const QRectF wanted = around(*this);
    const double fits = std::min(viewport_.width() / wanted.width(), viewport_.height() / wanted.height());
    const MapCamera camera = fits < 1 ? zoomed(scale_ * fits, wanted.center()) : *this;
    const QRectF now = around(camera);
    const QRectF room = frame();
    QPointF shift;
    if (now.left() < room.left() || now.right() > room.right())
        shift.setX(now.center().x() - room.center().x());
    if (now.top() < room.top() || now.bottom() > room.bottom())
        shift.setY(now.center().y() - room.center().y());
    return camera.movedBy(shift);
}

QPointF MapCamera::pointOf(hex::Hex hex) const
{
    const auto centre = hex::centreOf(layout_, hex);
    return QPointF(centre.x, centre.y) * scale_ - origin();
}

hex::PlanePoint MapCamera::placeUnder(QPointF point) const
{
    const QPointF plane = (point + origin()) / scale_;
    return {plane.x(), plane.y()};
}

hex::Hex MapCamera::hexUnder(QPointF point) const
{
    return hex::hexUnder(layout_, placeUnder(point));
}

hex::Hex MapCamera::hexNear(QPointF point) const
{
    const QRectF all = grown(bounds(), strayHexes * scale_).translated(-origin());
    return hexUnder({std::clamp(point.x(), all.left(), all.right()), std::clamp(point.y(), all.top(), all.bottom())});
}

QPolygonF MapCamera::outline(hex::Hex hex) const
{
    QPolygonF polygon;
    for (const auto corner : hex::allSides)
    {
        const auto point = hex::cornerOf(layout_, hex, corner);
        polygon << QPointF(point.x, point.y) * scale_;
    }
    return polygon;
}

QLineF MapCamera::lineOf(hex::Edge edge) const
{
    const auto corner = [&](hex::Corner at)
    {
        const auto point = hex::cornerOf(layout_, edge.hex, at);
        return QPointF(point.x, point.y) * scale_;
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
    const QRectF wide = grown(rect, 2 * scale_);
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
    return std::max(1, static_cast<int>(viewport_.height() / pitch) - 1);
}

} // namespace merlon::editor
