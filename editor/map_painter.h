#pragma once

#include "core/map/hex_map.h"
#include "core/rules/ruleset.h"

#include <QRectF>

#include <memory>

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
    MapPainter(std::shared_ptr<const rules::Ruleset> ruleset, MapStyle style);
    ~MapPainter();

    /// Everything that a map covers at that scale, half a pen's width included.
    static QRectF bounds(const hex::Layout& layout, double scale);

    /// Draws what lies in `part`. Detail follows the scale: below a few pixels a hex is a plain patch of colour.
    void paint(QPainter& painter, const map::HexMap& map, const QRectF& part, double scale) const;

    /// A hex of one terrain alone, for the palette; fills `rect`.
    void paintSample(QPainter& painter, const rules::Terrain& terrain, const QRectF& rect) const;

    const MapStyle& style() const { return style_; }

private:
    std::shared_ptr<const rules::Ruleset> ruleset_;
    MapStyle style_;
};

} // namespace merlon::editor
