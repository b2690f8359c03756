#pragma once

#include "editor/art/scene.h"
#include "editor/art/sheet.h"

namespace merlon::editor::art
{

/// A picture in memory: rows of 0xffRRGGBB, and where its first pixel lies in the map's scaled coordinates.
struct Pixels
{
    std::uint32_t* first = nullptr;
    std::ptrdiff_t stride = 0; ///< in pixels
    int width = 0;
    int height = 0;
    QPoint origin;

    std::uint32_t* row(int y) const { return first + (y - origin.y()) * stride - origin.x(); }
    int left() const { return origin.x(); }
    int right() const { return origin.x() + width; }
    int top() const { return origin.y(); }
    int bottom() const { return origin.y() + height; }
};

/// Fills the hexes of a window with their ground and its pattern (or, below patchScale, with one colour), pixel by
/// pixel: each belongs to the hex that its middle lies in, and patterns run on from hex to hex.
void paintGround(const Pixels& pixels, const map::HexMap& map, const Looks& looks, const Sheet& sheet,
                 const MapStyle& style, const Window& window);

/// The grid, faint and about a pixel wide.
void paintGrid(const Pixels& pixels, const hex::Layout& layout, const Sheet& sheet, const QColor& colour,
               const Window& window);

/// How strongly a grid is drawn at a scale: 0 where it would only be a grey veil.
double gridStrength(double scale);

} // namespace merlon::editor::art
