#pragma once

#include "core/map/hex_map.h"
#include "core/map/palette.h"
#include "editor/drawing.h"

#include <QImage>

class QPainter;

namespace merlon::editor
{

/// The scale at which a map shows what grows and stands on it; none for a map of so many hexes that it would take long.
double fullScaleOf(const hex::Layout& layout);

/// A part of a drawing in its scaled coordinates, finely: where its painter draws more at `fullScale`, it is painted
/// several times as large, as far as that, and brought down. Parts fit beside one another.
QImage finePart(const Drawing& drawing, const QRect& part, double scale, double fullScale);

/// All of a drawing in no more pixels than that, finely. Null when it was cancelled.
QImage smallPicture(const Drawing& drawing, QSize within, double fullScale,
                    const std::atomic<bool>* cancelled = nullptr);

/// A map for small pictures, drawn once for each size.
class SmallMap
{
public:
    void set(map::HexMap map, std::shared_ptr<const map::Palette> palette);
    bool empty() const { return !palette_ || map_.terrain.empty(); }
    const hex::Layout& layout() const { return map_.layout; }
    /// Coordinates as in MapPainter.
    void paint(QPainter& painter, double scale, bool dark, const QColor& paper);

private:
    void draw(double scale, bool dark, const QColor& paper);

    map::HexMap map_;
    std::shared_ptr<const map::Palette> palette_;
    double scale_ = 0; ///< in pixels of the screen
    bool dark_ = false;
    QColor paper_;
    QPoint corner_;
    QImage image_; ///< null: to be drawn anew
};

} // namespace merlon::editor
