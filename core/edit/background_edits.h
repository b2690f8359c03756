#pragma once

#include "core/edit/map_edits.h"

/// Edits of the scanned map under the grid, completed.
namespace merlon::edit
{

/// Another one, the same one otherwise, or none; empty where nothing changes. What the file says of it beside what we
/// know stays. Refused where its image may not be read from the map's folder.
Made withBackground(const Desk& desk, std::optional<map::Background> background);

/// Where the top left hex is another one, the scan stays under the hexes that it lay under.
void keepBackgroundInPlace(const Value& before, const Value& after, Patch& patch);

} // namespace merlon::edit
