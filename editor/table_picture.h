#pragma once

#include "editor/drawing.h"
#include "editor/table_painter.h"
#include "editor/table_pieces.h"

namespace merlon::editor
{

/// A measured table as a picture, one unit a millimetre, and the pieces of a game on it. All of it is shared or copied.
Drawing drawingOf(std::shared_ptr<const map::TableMap> table, TablePainter painter, TableGame game = {});

} // namespace merlon::editor
