#pragma once

#include "core/edit/table_edits.h"

#include <optional>

/// Pieces of measured tables that are put down elsewhere: what is cut, copied and pasted.
namespace merlon::edit
{

/// What of these can go elsewhere: all but the ways that come without both their places.
std::vector<TableThing> portable(const Desk& desk, std::span<const TableThing> things);

/// A table with these on it and nothing else, for files and the clipboard.
map::TableMap cuttingOf(const Desk& desk, std::span<const TableThing> things);

/// All of it with its middle there, or as near as the table has room for it; without a place, beside where it was, and
/// farther where the same lies there already. Refused where it is larger than the table.
Made pasted(const Desk& desk, const map::TableMap& cutting, std::optional<map::TablePoint> middle);

} // namespace merlon::edit
