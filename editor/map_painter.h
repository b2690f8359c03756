#pragma once

#include "core/map/hex_map.h"
#include "core/map/palette.h"

#include <QColor>
#include <QPoint>
#include <QRectF>

#include <memory>

class QImage;
class QPainter;

namespace merlon::editor
{

/// What of a map is drawn, and on which paper.
struct MapStyle
{
    bool grid = true;
    bool names = true;      ///< hex names in the map's own printed numbering, where the scale leaves room
    bool levels = true;     ///< level shading and, where there is room, the level's figure
    bool features = true;   ///< hexsides: parapets, slits, doors, walls, crests
    bool structures = true; ///< outlines of towers, keep, curtains
    bool overlays = true;   ///< hoardings, rubble, fascines, drawbridge
    bool dark = false;      ///< night colours of the paper and the ink

    friend bool operator==(const MapStyle&, const MapStyle&) = default;
};

/// Draws a map: the same strokes for the screen, PNG, SVG, PDF and print.
///
/// Coordinates are those of hex::centreOf times `scale` (pixels for half the width of a flat hex).
class MapPainter
{
public:
    MapPainter(std::shared_ptr<const map::Palette> palette, MapStyle style);
    ~MapPainter();

    /// Everything that a map covers at that scale, half a pen's width included.
    static QRectF bounds(const hex::Layout& layout, double scale);

    /// Draws what lies in `part`. Detail follows the scale: below a few pixels a hex is a plain patch of colour.
    void paint(QPainter& painter, const map::HexMap& map, const QRectF& part, double scale) const;

    /// A hex of one terrain alone, for the palette; fills `rect`.
    void paintSample(QPainter& painter, const map::PaletteTerrain& terrain, const QRectF& rect) const;

    /// As paint, into the pixels of an image of 32 bits a pixel whose top left lies at `origin` in scaled coordinates.
    /// The same pixel of the map gets the same colour whatever the part; several threads may paint at once.
    void paintPixels(QImage& image, QPoint origin, const map::HexMap& map, double scale) const;

    /// The colour around the map.
    QColor paper() const;

    const MapStyle& style() const { return style_; }

private:
    class Workshop;

    std::shared_ptr<const map::Palette> palette_;
    MapStyle style_;
    std::shared_ptr<Workshop> workshop_; ///< sprites of the scales that were drawn last, shared by copies
};

} // namespace merlon::editor
