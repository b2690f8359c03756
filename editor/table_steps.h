#pragma once

#include "core/map/table_map.h"

#include <optional>

class QKeyEvent;

namespace merlon::editor
{

/// One step of the keyboard on a measured table: by so much, or turned by so much, clockwise.
struct TableStep
{
    map::TablePoint by;
    int turn = 0; ///< tenths of a degree
};
/// Cursor keys a millimetre, with Shift a tenth, with Ctrl an inch; Q and E a degree, with Shift a tenth, PageUp and
/// PageDown 15. Nothing for other keys.
std::optional<TableStep> tableStep(const QKeyEvent& key);

} // namespace merlon::editor
