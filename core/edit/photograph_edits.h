#pragma once

#include "core/edit/map_edits.h"
#include "core/map/table_map.h"

/// Edits of the photograph beneath a measured table.
namespace merlon::edit
{

/// Another one, the same one otherwise, or none; empty where nothing changes. What the file says of it beside what we
/// know stays. Refused where its corners are no corners of a table, or where its image may not be read from the table's
/// folder.
Made withPhotograph(const Desk& desk, std::optional<map::Photograph> photograph);

/// Why these are no corners of a table.
std::optional<yaml::Message> refusalOf(const std::array<map::Pixel, 4>& corners);

} // namespace merlon::edit
