#include "editor/scan.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

constexpr int smallestLevel = 256; ///< pixels of its longer side

/// Pixels of the device (dots of the printer) for each unit of the painter.
double densityOf(const QPainter& painter)
{
    const double zoom = std::sqrt(std::abs(painter.deviceTransform().determinant()));
    return std::max(zoom, 1e-6);
}

bool keepsPieces(const QPainter& painter)
{
    return painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::Raster;
}

} // namespace

Scan::Scan(QImage picture, QSizeF size) : size_(size), pixelsPerMm_(picture.dotsPerMeterX() / 1000.0)
{
    const bool seenThrough = picture.hasAlphaChannel();
    picture.convertTo(seenThrough ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    levels_.push_back(std::move(picture));
    while (!levels_.back().isNull() && std::max(levels_.back().width(), levels_.back().height()) > smallestLevel)
    {
        const QSize half((levels_.back().width() + 1) / 2, (levels_.back().height() + 1) / 2);
        levels_.push_back(levels_.back().scaled(half, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
}

qsizetype Scan::bytes() const
{
    qsizetype all = 0;
    for (const QImage& level : levels_)
        all += level.sizeInBytes();
    return all;
}

/// The smallest that has a pixel for each that is wanted of one of the scan's.
const QImage& Scan::levelFor(double pixelsWanted) const
{
    for (auto level = levels_.rbegin(); level != levels_.rend(); ++level)
        if (level->width() >= size_.width() * pixelsWanted * 0.99)
            return *level;
    return levels_.front();
}

void Scan::paint(QPainter& painter, const QTransform& place, const QRectF& part, double opacity) const
{
    const double zoom = std::sqrt(std::abs(place.determinant()));
    const QImage& level = levelFor(zoom * densityOf(painter));
    const QTransform toLevel = QTransform::fromScale(level.width() / size_.width(), level.height() / size_.height());
    const QRect wanted = (place.inverted() * toLevel).mapRect(part).toAlignedRect().adjusted(-2, -2, 2, 2);
    const QRect piece = wanted & level.rect();
    if (piece.isEmpty() || !(opacity > 0))
        return;
    painter.save();
    painter.setClipRect(part, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(opacity);
    painter.setTransform(toLevel.inverted() * place, true);
    if (keepsPieces(painter))
        painter.drawImage(QRectF(piece), level, QRectF(piece));
    else
        painter.drawImage(QRectF(piece), level.copy(piece)); // paper and SVG would take the whole along
    painter.restore();
}

QTransform transformOf(const map::Placement& placement, double scale)
{
    const auto at = [&](double x, double y)
    {
        const map::Pixel pixel = map::pixelOf(placement, {x / scale, y / scale});
        return QPointF(pixel.x, pixel.y);
    };
    const QPointF origin = at(0, 0);
    const QPointF right = at(1, 0) - origin;
    const QPointF down = at(0, 1) - origin;
    return {right.x(), right.y(), down.x(), down.y(), origin.x(), origin.y()};
}

void paintScan(QPainter& painter, const Scan& scan, const map::HexMap& map, const QRectF& part, double scale)
{
    if (!map.background)
        return;
    const QTransform pixels = transformOf(map::placementOf(*map.background, map.layout.orientation), scale);
    scan.paint(painter, pixels.inverted(), part, map.background->opacity);
}

} // namespace merlon::editor
