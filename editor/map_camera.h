#pragma once

#include "core/hex/edge.h"
#include "core/hex/layout.h"

#include <QLineF>
#include <QPoint>
#include <QPolygonF>
#include <QRect>
#include <QRectF>
#include <QSize>

#include <vector>

namespace merlon::editor
{

/// What of a map is seen, how large and where: a value, no widget.
///
/// Points are of the viewport, in pixels, unless they are said to be map pixels: the coordinates of MapPainter, of
/// which origin() is at the viewport's top left. Any place of the map can be brought under any place of the viewport,
/// so that zooming about the cursor always can.
class MapCamera
{
public:
    static constexpr double largestScale = 160; ///< pixels for half the width of a flat hex

    const hex::Layout& layout() const { return layout_; }
    void setLayout(const hex::Layout& layout) { layout_ = layout; }
    /// What of the map is in the viewport, in map pixels.
    QRect seen() const { return {origin(), viewport_}; }
    void setViewport(QSize size);

    double scale() const { return scale_; }
    double smallestScale() const;
    QPoint origin() const { return {qRound(origin_.x()), qRound(origin_.y())}; }
    /// Where the origin may be.
    QRect reach() const;
    /// Everything that the map covers, in map pixels.
    QRectF bounds() const;

    MapCamera movedTo(QPointF origin) const;
    MapCamera movedBy(QPointF shift) const { return movedTo(origin_ + shift); }
    /// Zoomed so that the place under that point stays under it.
    MapCamera zoomed(double scale, QPointF about) const;
    /// On the whole map.
    MapCamera fitted() const;
    MapCamera centredOn(hex::Hex hex) const;
    /// Moved no more than is needed for the rectangle, and as much around it as there is room for, to be seen.
    MapCamera showing(const QRectF& rect) const;
    /// On all of them: zoomed out where there is no room, moved to their middle where they are not seen.
    MapCamera showing(const std::vector<hex::Hex>& hexes) const;

    QPointF pointOf(hex::Hex hex) const;
    hex::PlanePoint placeUnder(QPointF point) const;
    /// On the map or off it.
    hex::Hex hexUnder(QPointF point) const;
    /// The same, but not so far off the map that counting hexes on the way there would take long.
    hex::Hex hexNear(QPointF point) const;
    QPolygonF outline(hex::Hex hex) const; ///< in map pixels
    QLineF lineOf(hex::Edge edge) const;   ///< in map pixels
    QRect rectOf(hex::Hex hex) const;
    /// Columns and rows that may touch a rectangle, clipped to the map.
    QRect cellsIn(const QRect& rect) const;
    /// The cells whose middle lies in the rectangle, and those under its corners: pieces of rows.
    std::vector<QRect> cellsCovered(const QRect& rect) const;
    /// How many cells a page of the viewport moves up or down.
    int rowsOfAPage() const;

    friend bool operator==(const MapCamera&, const MapCamera&) = default;

private:
    QRectF frame() const { return {QPointF(), viewport_}; }
    double fittingScale() const;

    hex::Layout layout_;
    QSize viewport_{1, 1};
    double scale_ = 24;
    QPointF origin_; ///< in map pixels, not rounded, so that zooming to and fro leads back
};

} // namespace merlon::editor
