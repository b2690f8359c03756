#pragma once

#include "editor/chunk_cache.h"
#include "editor/map_camera.h"
#include "editor/map_overview.h"
#include "editor/map_painter.h"

#include <QVector>

#include <functional>
#include <memory>
#include <span>

namespace merlon::editor
{

/// What lies around a map.
QColor paper(bool dark);

/// A map as it was last drawn, and what of it is to be drawn anew: a few chunks each frame, and until then whatever
/// comes near them. Coordinates are map pixels, as in MapPainter.
class MapGround
{
public:
    /// The map that is shown now.
    using Source = std::function<const map::HexMap&()>;

    explicit MapGround(Source map);

    /// Of another map, palette or style: all is drawn anew.
    void begin(std::shared_ptr<const map::Palette> palette, const MapStyle& style);
    /// What lies under the grid; all is drawn anew.
    void setScan(std::shared_ptr<const Scan> scan);
    /// Where somebody stands: roofs there are lifted. Answers the hexes that look different now, to be spoilt.
    QVector<hex::Hex> setInside(std::vector<hex::Hex> hexes);
    /// There is no map.
    void end();
    /// Nothing that was drawn is shown any more.
    void clear() { chunks_.clear(); }
    /// All looks different; what was drawn is shown until it is drawn anew.
    void spoil();
    /// Hexes look different, and what reaches into their neighbours. Answers where, in units of the plane.
    QRectF spoil(std::span<const hex::Hex> hexes);
    /// What was drawn at another scale is shown until it is drawn anew.
    void setScale(double scale, double pixelRatio) { chunks_.setScale(scale, pixelRatio); }

    /// Shows `part`, and draws for a while what of it is not there. False when more is to be drawn: paint it again.
    /// While the camera's scale is not that of setScale nothing is drawn.
    bool paint(QPainter& painter, const MapCamera& camera, const QRect& part);
    /// Draws all of `part` that is not there, however long it takes.
    void finish(const QRect& part);

private:
    QRect chunksIn(const QRect& part) const;
    bool refresh(const QRect& chunks, qint64 nanoseconds);
    void paintStandIns(QPainter& painter, const QRect& part, double scale) const;

    Source map_;
    std::shared_ptr<const map::Palette> palette_;
    std::shared_ptr<const Scan> scan_;
    std::vector<hex::Hex> inside_;
    std::unique_ptr<MapPainter> painter_; ///< null while there is no map
    hex::Layout layout_;
    ChunkCache chunks_;
    MapOverview overview_;
};

} // namespace merlon::editor
