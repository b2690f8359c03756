#include "editor/map_preview.h"

#include "editor/map_painter.h"

#include <QPainter>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr double largestScale = 30;

/// Where the second map lies among the hexes of the first, in units of the plane.
QPointF offsetOf(const hex::Layout& first, const hex::Layout& second)
{
    const auto at = hex::centreOf(first, second.first);
    return {at.x, at.y};
}

} // namespace

MapPreview::MapPreview(QWidget* parent) : QWidget(parent)
{
    setMinimumSize(180, 140);
}

void MapPreview::setMap(map::HexMap map, std::shared_ptr<const map::Palette> palette, std::optional<map::HexMap> framed)
{
    framed_.set(framed ? std::move(*framed) : map::HexMap(), palette);
    map_.set(std::move(map), std::move(palette));
    update();
}

bool MapPreview::dark() const
{
    return palette().color(QPalette::Base).lightness() < 128;
}

void MapPreview::paintEvent(QPaintEvent*)
{
    if (map_.empty())
        return;
    QRectF all = MapPainter::bounds(map_.layout(), 1);
    if (!framed_.empty())
        all |= MapPainter::bounds(framed_.layout(), 1).translated(offsetOf(map_.layout(), framed_.layout()));
    constexpr double margin = 4;
    const double scale =
        std::min({(width() - 2 * margin) / all.width(), (height() - 2 * margin) / all.height(), largestScale});
    QPainter painter(this);
    painter.translate((rect().toRectF().center() - all.center() * scale).toPoint());
    map_.paint(painter, scale, dark(), palette().color(QPalette::Window));
    if (!framed_.empty())
        paintFramed(painter, QRectF(all.topLeft() * scale, all.size() * scale), scale);
}

void MapPreview::paintFramed(QPainter& painter, const QRectF& all, double scale)
{
    QColor veil = palette().color(QPalette::Window);
    veil.setAlpha(170);
    painter.fillRect(all, veil);
    painter.fillRect(all, QBrush(palette().color(QPalette::WindowText), Qt::BDiagPattern));
    painter.translate((offsetOf(map_.layout(), framed_.layout()) * scale).toPoint());
    const QRectF frame = MapPainter::bounds(framed_.layout(), scale);
    painter.fillRect(frame, palette().color(QPalette::Window));
    framed_.paint(painter, scale, dark(), palette().color(QPalette::Window));
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(frame);
}

} // namespace merlon::editor
