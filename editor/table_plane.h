#pragma once

#include "core/map/table_map.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

namespace merlon::editor
{

/// Where places of a measured table are drawn: its north-west corner at the origin, `scale` units for a millimetre.
struct TablePlane
{
    double scale = 1;
    int width = 0; ///< of the table, in tenths of a millimetre
    int depth = 0;

    TablePlane(const map::TableMap& table, double units) : scale(units), width(table.width), depth(table.depth) {}

    double of(int tenths) const { return tenths * scale / 10; }
    QPointF at(map::TablePoint point) const { return {of(point.x), of(depth - point.y)}; }
    QPolygonF along(const std::vector<map::TablePoint>& points) const
    {
        QPolygonF line;
        line.reserve(static_cast<qsizetype>(points.size()));
        for (const map::TablePoint point : points)
            line << at(point);
        return line;
    }
    /// Rounded to the tenth that files hold.
    map::TablePoint pointAt(QPointF place) const
    {
        return {qRound(10 * place.x() / scale), depth - qRound(10 * place.y() / scale)};
    }
    /// All that the table covers.
    static QRectF bounds(const map::TableMap& table, double scale)
    {
        return {0, 0, table.width * scale / 10, table.depth * scale / 10};
    }
};

} // namespace merlon::editor
