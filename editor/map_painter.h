#pragma once

#include "core/map/hex_map.h"
#include "core/map/palette.h"

#include <QColor>
#include <QPoint>
#include <QRectF>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

class QImage;
class QPainter;

namespace merlon::editor::art
{
struct Looks;
}

namespace merlon::editor
{

class Scan;
/// What a map is drawn of.
enum class MapLayer : std::uint8_t
{
    Terrain,
    Levels,
    Grid,
    Features,
    Structures,
    Overlays,
    Names
};

/// What of a map is drawn, and on which paper.
struct MapStyle
{
    bool grid = true;
    bool names = true;      ///< hex names in the map's own printed numbering, where the scale leaves room
    bool levels = true;     ///< lit and shaded slopes, lighter heights and, where there is room, the level's figure
    bool features = true;   ///< hexsides: parapets, slits, doors, walls, crests
    bool structures = true; ///< outlines of towers, keep, curtains
    bool overlays = true;   ///< hoardings, rubble, fascines, drawbridge
    bool scan = true;       ///< the scanned map, over the ground and beneath all else
    bool dark = false;      ///< night colours of the paper and the ink

    std::array<std::uint8_t, 7> strengths{100, 100, 100, 100, 100, 100, 100}; ///< of each MapLayer, in percent

    double strengthOf(MapLayer layer) const { return strengths[static_cast<std::size_t>(layer)] / 100.0; }
    void setStrength(MapLayer layer, int percent)
    {
        strengths[static_cast<std::size_t>(layer)] = static_cast<std::uint8_t>(percent);
    }

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
    /// What lies under the grid where a map has a background; null: nothing.
    void setScan(std::shared_ptr<const Scan> scan) { scan_ = std::move(scan); }
    /// Hexes where somebody stands: roofs over them are lifted.
    void setInside(std::vector<hex::Hex> hexes) { inside_ = std::move(hexes); }

    static constexpr double pens = 0.5; ///< pixels around it, at any scale
    /// Everything that a map covers at that scale, pens included.
    static QRectF bounds(const hex::Layout& layout, double scale);

    /// Draws what lies in `part`. Detail follows the scale: below a few pixels a hex is a plain patch of colour.
    void paint(QPainter& painter, const map::HexMap& map, const QRectF& part, double scale) const;

    /// A hex of one terrain alone, for the palette; fills `rect`.
    void paintSample(QPainter& painter, const map::PaletteTerrain& terrain, const QRectF& rect) const;

    /// A thing as it lies on a hex, for the palette; in the middle of `rect`.
    void paintSample(QPainter& painter, const map::PaletteOverlay& thing, const QRectF& rect) const;

    /// As paint, into the pixels of an image of 32 bits a pixel whose top left lies at `origin` in scaled coordinates.
    /// The same pixel of the map gets the same colour whatever the part; several threads may paint at once.
    void paintPixels(QImage& image, QPoint origin, const map::HexMap& map, double scale) const;

    /// The colour around the map.
    QColor paper() const;

    const MapStyle& style() const { return style_; }

private:
    class Workshop;

    /// A hex of a map, so large that so many of them would fill the rectangle.
    void paintHex(QPainter& painter, const map::HexMap& map, hex::Hex hex, const QRectF& rect, double hexes) const;
    art::Looks looksOf(const map::HexMap& map) const;
    const Scan* shownScan() const { return style_.scan ? scan_.get() : nullptr; }

    std::shared_ptr<const map::Palette> palette_;
    MapStyle style_;
    std::shared_ptr<const Scan> scan_;
    std::vector<hex::Hex> inside_;
    std::shared_ptr<Workshop> workshop_; ///< sprites of the scales that were drawn last, shared by copies
};

} // namespace merlon::editor
