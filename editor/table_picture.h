#pragma once

#include "editor/drawing.h"
#include "editor/table_painter.h"

namespace merlon::editor
{

/// A measured table as a picture, one unit a millimetre. All of it is shared or copied.
Drawing drawingOf(std::shared_ptr<const map::TableMap> table, TablePainter painter);

} // namespace merlon::editor
