#include "editor/art/far_things.h"

#include <QPainter>

#include <algorithm>

namespace merlon::editor::art
{

void drawFarThings(QPainter& painter, const HexShape& shape, const map::HexMap& map, const Looks& looks,
                   const MapStyle& style, double scale)
{
    if (!style.overlays)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(style.strengthOf(MapLayer::Overlays));
    for (const map::Covering& covering : map.overlays)
    {
        const int number = looks.thing(covering.kind);
        if (number < 0)
            continue;
        const ThingLook& look = looks.things[static_cast<std::size_t>(number)];
        if (looks.isLifted(look, covering))
            continue;
        const auto at = [&](hex::Hex hex)
        {
            const hex::PlanePoint point = hex::centreOf(map.layout, hex);
            return QPointF(point.x, point.y) * scale;
        };
        QPolygonF row;
        for (const hex::Hex hex : covering.hexes)
            row << at(hex);
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.colour);
        if (look.roof())
            for (const QPointF& centre : row)
                painter.drawPolygon(QTransform::fromScale(scale, scale).map(shape.polygon()).translated(centre));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(look.colour, std::max(1.0, look.width * scale), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (look.course() && row.size() == 1)
            painter.drawPoint(row.front());
        else if (look.course())
            painter.drawPolyline(row);
    }
    painter.restore();
}

} // namespace merlon::editor::art
