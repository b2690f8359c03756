#include "editor/stamp_picture.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr std::size_t mostCut = 2000; ///< hexes; beyond it the ground around them is too small to be seen

QPainterPath shapeOf(const edit::Stamp& stamp, const hex::Layout& layout, double scale)
{
    QPainterPath shape;
    shape.setFillRule(Qt::WindingFill);
    for (const edit::Stamp::Cell& cell : stamp.cells)
    {
        QPolygonF outline;
        for (const hex::Side corner : hex::allSides)
        {
            const hex::PlanePoint at = hex::cornerOf(layout, cell.at, corner);
            outline << QPointF(at.x, at.y) * scale;
        }
        outline << outline.front();
        shape.addPolygon(outline);
    }
    return shape;
}

} // namespace

QPixmap pictureOf(const edit::Stamp& stamp, const map::Palette& palette, const MapPainter& painter, QSize size,
                  double pixelRatio)
{
    QPixmap picture(size * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    if (stamp.empty())
        return picture;
    const map::HexMap map = edit::mapOf(stamp, palette);
    constexpr double pens = 4; // pixels for the lines round it
    const QRectF one = MapPainter::bounds(map.layout, 1);
    const double scale = std::min((size.width() - pens) / one.width(), (size.height() - pens) / one.height());
    const QRectF bounds = MapPainter::bounds(map.layout, scale);
    QPainter pixels(&picture);
    pixels.translate(QRectF(QPointF(), size).center() - bounds.center());
    if (stamp.cells.size() < mostCut)
        pixels.setClipPath(shapeOf(stamp, map.layout, scale));
    painter.paint(pixels, map, bounds, scale);
    return picture;
}

} // namespace merlon::editor
