#pragma once

#include "editor/art/scene.h"
#include "editor/art/sheet.h"

namespace merlon::editor::art
{

/// Draws a part of a map into the pixels of an image (32 bits a pixel). `origin` is where the image's top left lies in
/// the map's scaled coordinates. The same pixel of the map gets the same colour whatever the part (but for a shade
/// where a scan lies there). `scan` may be null.
void paintRaster(QImage& image, QPoint origin, const map::HexMap& map, const Looks& looks, const Sheet& sheet,
                 const Symbols& symbols, const MapStyle& style, const Scan* scan);

} // namespace merlon::editor::art
