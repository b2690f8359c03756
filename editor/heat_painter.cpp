#include "editor/heat.h"

#include <QFont>
#include <QPainter>

#include <array>

namespace merlon::editor
{
namespace
{

constexpr double smallestOutlined = 4; ///< of a hex in pixels; smaller ones are rectangles
constexpr double smallestNumbered = 13;

QColor colourOf(HeatQuestion::Kind kind)
{
    return kind == HeatQuestion::Kind::Reach      ? QColor(0x00, 0x6d, 0x8a)
           : kind == HeatQuestion::Kind::SeenFrom ? QColor(0x7a, 0x3f, 0xa8)
                                                  : QColor(0xc4, 0x42, 0x12);
}

void drawNumber(QPainter& painter, const QRectF& room, int number, bool dark)
{
    const QString text = QString::number(number);
    painter.setPen(dark ? Qt::black : Qt::white);
    painter.drawText(room.translated(1, 1), Qt::AlignCenter, text);
    painter.setPen(dark ? Qt::white : Qt::black);
    painter.drawText(room, Qt::AlignCenter, text);
}

/// The hex that was asked about.
void drawAsked(QPainter& painter, const Heat& heat, const MapCamera& camera, bool dark)
{
    if (heat.question.kind == HeatQuestion::Kind::FireOf || heat.question.kind == HeatQuestion::Kind::Reach)
        return;
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] :
         {std::pair(dark ? Qt::black : Qt::white, 5), std::pair(dark ? Qt::white : Qt::black, 2)})
    {
        painter.setPen(QPen(colour, width, Qt::DotLine));
        painter.drawPolygon(camera.outline(heat.question.hex));
    }
}

} // namespace

QBrush heatBrush(HeatQuestion::Kind kind, std::uint8_t shade, bool dark)
{
    static constexpr std::array densities{Qt::Dense6Pattern, Qt::Dense5Pattern, Qt::Dense4Pattern, Qt::Dense2Pattern};
    if (shade == Heat::dead)
        return {dark ? QColor(255, 255, 255, 110) : QColor(0, 0, 0, 110), Qt::BDiagPattern};
    QColor colour = colourOf(kind);
    colour.setAlpha(150);
    return {colour, densities[shade - 1u]};
}

void paintHeat(QPainter& painter, const Heat& heat, const MapCamera& camera, const QRect& part, bool dark)
{
    if (heat.layout != camera.layout())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false); // else seams are seen between the hexes
    painter.setPen(Qt::NoPen);
    QFont font = painter.font();
    font.setPixelSize(std::max(7, static_cast<int>(camera.scale() * 0.8)));
    painter.setFont(font);
    const bool numbered = heat.counts() && camera.scale() >= smallestNumbered;
    std::array<QBrush, Heat::dead + 1> brushes;
    for (std::uint8_t shade = 1; shade <= Heat::dead; ++shade)
        brushes[shade] = heatBrush(heat.question.kind, shade, dark);
    const QRect cells = camera.cellsIn(part);
    for (int row = cells.top(); row <= cells.bottom(); ++row)
        for (int column = cells.left(); column <= cells.right(); ++column)
        {
            const hex::Hex at = camera.layout().hexAt({column, row});
            const std::uint8_t shade = heat.shadeAt(at);
            if (shade == 0)
                continue;
            const QPolygonF outline = camera.outline(at);
            if (camera.scale() < smallestOutlined)
            {
                painter.fillRect(outline.boundingRect(), brushes[shade]);
                continue;
            }
            painter.setPen(Qt::NoPen);
            painter.setBrush(brushes[shade]);
            painter.drawPolygon(outline);
            if (numbered && heat.gradeAt(at) > 0)
                drawNumber(painter, outline.boundingRect(), heat.gradeAt(at), dark);
        }
    drawAsked(painter, heat, camera, dark);
    painter.restore();
}

} // namespace merlon::editor
