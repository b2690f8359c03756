#pragma once

#include "core/play/scenario.h"
#include "editor/drawing.h"
#include "editor/table_painter.h"
#include "editor/table_pieces.h"

namespace merlon::editor
{

/// A measured table as a picture, one unit a millimetre, and the pieces of a game on it. All of it is shared or copied.
Drawing drawingOf(std::shared_ptr<const map::TableMap> table, TablePainter painter, TableGame game = {});
/// The zones of a scenario on a table, for such a game.
std::vector<play::Outline> tableZones(const play::Scenario& scenario);

} // namespace merlon::editor
