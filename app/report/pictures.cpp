#include "app/report/pictures.h"

#include "core/io/files.h"
#include "editor/counter_labels.h"
#include "editor/counter_painter.h"
#include "editor/map_painter.h"
#include "editor/render.h"

#include <algorithm>
#include <cmath>

namespace merlon::report
{
namespace
{

constexpr double fullScale = 24;  ///< hexes 48 pixels wide
constexpr int namesToAWidth = 58; ///< of a map: read on a sheet of paper too

QSize sizeOf(const QRectF& bounds)
{
    return {static_cast<int>(std::ceil(bounds.width())), static_cast<int>(std::ceil(bounds.height()))};
}

} // namespace

double Pictures::scaleOf(const map::HexMap& map) const
{
    const QRectF unit = editor::MapPainter::bounds(map.layout, 1);
    return std::min({fullScale, editor::scaleForWidth(map.layout, most_.width()), most_.height() / unit.height()});
}

QRectF Pictures::boundsOf(const map::HexMap& map) const
{
    return editor::MapPainter::bounds(map.layout, scaleOf(map));
}

const QImage& Pictures::ground(const Position& position)
{
    const map::HexMap& map = *position.map;
    QImage& image = grounds_[&map];
    if (!image.isNull())
        return image;
    const QRectF bounds = boundsOf(map);
    const editor::MapPainter painter(io::paletteOf(map), {});
    image = QImage(sizeOf(bounds), QImage::Format_RGB32);
    image.fill(painter.paper());
    painter.paintPixels(image, bounds.topLeft().toPoint(), map, scaleOf(map));
    return image;
}

void Pictures::paintPieces(QPainter& painter, const Position& position) const
{
    const map::HexMap& map = *position.map;
    const QRectF bounds = boundsOf(map);
    painter.save();
    painter.translate(-bounds.topLeft());
    editor::paintCounters(painter, map.layout, position.pieces, bounds, scaleOf(map), false);
    const int pixels = std::max(editor::usualNamePixels, static_cast<int>(bounds.width()) / namesToAWidth);
    editor::paintNames(painter, map.layout, position.pieces, bounds, scaleOf(map), false, pixels);
    painter.restore();
}

QImage Pictures::pieces(const Position& position) const
{
    QImage image(sizeOf(boundsOf(*position.map)), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintPieces(painter, position);
    return image;
}

} // namespace merlon::report
