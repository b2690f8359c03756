#pragma once

#include "core/edit/edit.h"
#include "core/play/board.h"

namespace merlon::edit
{

Value valueOf(const play::Board& board);
/// What a document is that is a map or a table.
play::Board boardOf(const Value& value);
/// Those of the scenario of a desk, which come first among its documents, as they are now.
play::Boards boardsOf(const Desk& desk);

} // namespace merlon::edit
