#pragma once

#include "core/hex/hex_set.h"

#include <QItemSelection>

/// Hexes of a map and what is selected in a table of it.
namespace merlon::editor
{

hex::HexSet selectedHexes(const QItemSelectionModel& selected, const hex::Layout& grid);
/// Those and no others. The model must be of that grid.
void select(QItemSelectionModel& selected, const hex::HexSet& hexes);

} // namespace merlon::editor
