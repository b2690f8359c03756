#pragma once

#include "core/map/hex_map.h"
#include "core/map/palette.h"

#include <QImage>

class QPainter;

namespace merlon::editor
{

/// A map in four pixels a hex, shown where nothing better is drawn yet.
class MapOverview
{
public:
    void draw(const map::HexMap& map, const map::Palette& palette, bool dark);
    /// One hex of the map that was drawn.
    void draw(const map::HexMap& map, const map::Palette& palette, bool dark, hex::Hex hex);
    /// Coordinates as in MapPainter.
    void paint(QPainter& painter, double scale) const;

private:
    hex::Layout layout_;
    QImage image_;
};

} // namespace merlon::editor
