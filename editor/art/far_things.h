#pragma once

#include "editor/art/hex_shape.h"
#include "editor/art/look.h"

class QPainter;

namespace merlon::editor::art
{

/// Those of a whole map where a hex is a patch of one colour: lines of theirs, and patches of roofs. The painter's
/// units are pixels.
void drawFarThings(QPainter& painter, const HexShape& shape, const map::HexMap& map, const Looks& looks,
                   const MapStyle& style, double scale);

} // namespace merlon::editor::art
