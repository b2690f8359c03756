#include "editor/join_preview.h"

#include "editor/map_painter.h"

#include <QPainter>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr double largestScale = 30;

QPointF cornerAt(const hex::Layout& grid, hex::Hex hex, hex::Corner corner)
{
    const auto at = hex::cornerOf(grid, hex, corner);
    return {at.x, at.y};
}

/// Around the hexes of a part of a grid that lie there so.
QPainterPath outlineOf(const hex::Layout& grid, const hex::Layout& part, const edit::Turn& lies)
{
    QPainterPath path;
    hex::forEachHex(part,
                    [&](hex::Hex at)
                    {
                        for (const hex::Side side : hex::allSides)
                            if (!part.contains(hex::neighbour(at, side)))
                            {
                                const hex::Side there = lies(side);
                                path.moveTo(cornerAt(grid, lies(at), hex::turned(there, -1)));
                                path.lineTo(cornerAt(grid, lies(at), there));
                            }
                    });
    return path;
}

} // namespace

JoinPreview::JoinPreview(QWidget* parent) : QWidget(parent)
{
    setMinimumSize(220, 170);
}

void JoinPreview::setMaps(map::HexMap both, std::shared_ptr<const map::Palette> palette, const hex::Layout& map,
                          const hex::Layout& other, const edit::Turn& lies)
{
    around_ = outlineOf(both.layout, map, {});
    aroundOther_ = outlineOf(both.layout, other, lies);
    map_.set(std::move(both), std::move(palette));
    update();
}

void JoinPreview::setMap(map::HexMap map, std::shared_ptr<const map::Palette> palette)
{
    map_.set(std::move(map), std::move(palette));
    around_.clear();
    aroundOther_.clear();
    update();
}

void JoinPreview::paintEvent(QPaintEvent*)
{
    if (map_.empty())
        return;
    const QRectF all = MapPainter::bounds(map_.layout(), 1);
    constexpr double margin = 4;
    const double scale =
        std::min({(width() - 2 * margin) / all.width(), (height() - 2 * margin) / all.height(), largestScale});
    QPainter painter(this);
    painter.translate((rect().toRectF().center() - all.center() * scale).toPoint());
    map_.paint(painter, scale, palette().color(QPalette::Base).lightness() < 128, palette().color(QPalette::Window));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    const auto draw = [&](const QPainterPath& path, QPalette::ColorRole role, Qt::PenStyle line)
    {
        QPen pen(palette().color(role), 3, line, Qt::FlatCap);
        pen.setCosmetic(true);
        painter.strokePath(path, pen);
    };
    draw(around_, QPalette::WindowText, Qt::SolidLine);
    draw(aroundOther_, QPalette::Window, Qt::SolidLine); // beneath the dots: they are seen on any ground
    draw(aroundOther_, QPalette::Highlight, Qt::DotLine);
}

} // namespace merlon::editor
