#pragma once

#include "core/map/placement.h"

#include <tl/expected.hpp>

#include <QImage>
#include <QTransform>

#include <atomic>
#include <chrono>
#include <memory>
#include <vector>

class QPainter;

namespace merlon::editor
{

/// A scanned map in memory, and copies of it each half as large, so that drawing it at any zoom reads about as many of
/// its pixels as are drawn, and no more than lie in the part that is wanted. Never changed: several threads may draw
/// it.
class Scan
{
public:
    static constexpr std::chrono::seconds longestReading{20};        ///< the largest picture takes two
    using Read = tl::expected<std::shared_ptr<const Scan>, QString>; ///< or a sentence for the user

    /// PNG, JPEG or SVG, whatever the file is called. Files, and pictures in them, that are larger than limits allow
    /// are refused before they are read. Slow; `cancelled` by another thread, it gives up between two steps.
    /// What would take longer than `most` is refused.
    static Read read(const QString& file, const std::atomic<bool>* cancelled = nullptr,
                     std::chrono::milliseconds most = longestReading);
    /// What `read` would say against it; also where there is no display, so that a drawing is read and not drawn. Slow.
    static tl::expected<void, QString> check(const QString& file);
    /// A picture whose pixels are counted as if it were `size` large: its own size for all but drawings.
    Scan(QImage picture, QSizeF size);

    QSizeF size() const { return size_; }
    /// As the file says, or as is usual on screens.
    double pixelsPerMm() const { return pixelsPerMm_; }
    qsizetype bytes() const;

    /// Draws what lies in `part` of the painter's coordinates, to which `place` takes the scan's pixels.
    void paint(QPainter& painter, const QTransform& place, const QRectF& part, double opacity = 1) const;

private:
    const QImage& levelFor(double pixelsWanted) const;

    std::vector<QImage> levels_; ///< the largest first
    QSizeF size_;
    double pixelsPerMm_ = 0;
};

/// From the plane of hexes, at a scale, to the pixels of a scan.
QTransform transformOf(const map::Placement& placement, double scale = 1);

/// As a map wants it under its grid, over the ground and beneath all that stands on it: with `opacity` 1 the ground is
/// not seen, with 0 the scan is not. In scaled coordinates of the map.
void paintScan(QPainter& painter, const Scan& scan, const map::HexMap& map, const QRectF& part, double scale);

} // namespace merlon::editor
