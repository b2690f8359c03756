#include "editor/table_selection.h"

#include <QPainter>

#include <algorithm>

namespace merlon::editor
{
namespace
{

void paintThing(QPainter& painter, const edit::Thing& thing, const map::TableMap& table, const TablePlane& plane)
{
    if (const auto* area = thing.as<map::Area>())
        painter.drawPolygon(plane.along(area->outline));
    else if (const auto* course = thing.as<map::Course>())
        painter.drawPolyline(plane.along(course->points));
    else if (const auto* node = thing.as<map::Node>())
        painter.drawEllipse(plane.at(node->at), plane.of(60) + 4, plane.of(60) + 4);
    else if (const auto* way = thing.as<map::Way>())
    {
        QPolygonF line;
        const auto place = [&](const std::string& id)
        {
            const auto at = std::ranges::find(table.nodes, id, &map::Node::id);
            if (at != table.nodes.end())
                line << plane.at(at->at);
        };
        place(way->from);
        line << plane.along(way->bends);
        place(way->to);
        painter.drawPolyline(line);
    }
}

} // namespace

void paintSelection(QPainter& painter, const SeenTable& seen, const Things& things, const SelectionInks& inks)
{
    for (const edit::TableThing thing : things)
    {
        const edit::Entry* entry = edit::find(*seen.value.shelves[thing.shelf], thing.key);
        if (entry == nullptr)
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(inks.halo, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        paintThing(painter, entry->thing, seen.table, seen.plane);
        painter.setPen(QPen(inks.colour, 2.5, Qt::DashLine, Qt::RoundCap, Qt::RoundJoin));
        paintThing(painter, entry->thing, seen.table, seen.plane);
        if (things.size() != 1)
            continue;
        painter.setPen(QPen(inks.colour, 1.5));
        painter.setBrush(inks.halo);
        for (const map::TablePoint point : edit::pointsOf(entry->thing))
            painter.drawRect(QRectF(seen.plane.at(point) - QPointF(3.5, 3.5), QSizeF(7, 7)));
    }
}

} // namespace merlon::editor
