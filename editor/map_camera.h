#pragma once

#include "core/hex/edge.h"
#include "core/hex/layout.h"
#include "editor/plane_camera.h"

#include <QLineF>
#include <QPoint>
#include <QPolygonF>
#include <QRect>
#include <QRectF>
#include <QSize>

#include <vector>

namespace merlon::editor
{

/// What of a map is seen. The plane is that of hex::centreOf, so that plane pixels are map pixels: the coordinates of
/// MapPainter.
class MapCamera : public PlaneCamera
{
public:
    static constexpr double largestScale = 160; ///< pixels for half the width of a flat hex

    MapCamera() : PlaneCamera({.largest = largestScale}, 24) {}

    const hex::Layout& layout() const { return layout_; }
    void setLayout(const hex::Layout& layout);

    void centreOn(hex::Hex hex) { PlaneCamera::centreOn(pointOf(hex) + origin()); }
    using PlaneCamera::show;
    /// On all of them: zoomed out where there is no room, moved to their middle where they are not seen.
    void show(const std::vector<hex::Hex>& hexes);
    /// Whether all have room at this scale, wherever they are.
    bool hasRoomFor(const std::vector<hex::Hex>& hexes) const;

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
    QRectF around(const std::vector<hex::Hex>& hexes) const;

    hex::Layout layout_;
};

} // namespace merlon::editor
