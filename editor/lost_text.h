#pragma once

#include "core/edit/edit.h"
#include "core/map/hex_map.h"

#include <QString>

namespace merlon::editor
{

/// What a thing of a map or a scenario is called.
QString thingText(const map::HexMap& map, const edit::Thing& thing);

/// What an edit would take along, a line for each sort of thing; empty when nothing.
QString lostText(const map::HexMap& map, const edit::Lost& lost);

} // namespace merlon::editor
