#pragma once

#include "editor/art/scene.h"

namespace merlon::editor::art
{

/// Draws a part of a map stroke by stroke, for paper and for files that stay sharp. Coordinates as in MapPainter.
/// `scan` may be null.
void paintVector(QPainter& painter, const QRectF& part, const map::HexMap& map, const Looks& looks,
                 const Symbols& symbols, const MapStyle& style, const Scan* scan, double scale);

} // namespace merlon::editor::art
