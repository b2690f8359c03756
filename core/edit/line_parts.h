#pragma once

#include "core/edit/patch.h"
#include "core/map/hex_map.h"

/// Lines that become several: taken apart by hand, or cut where part of one falls off the map.
namespace merlon::edit
{

/// "rampart-3"
std::string freeLineId(const Value& map, const std::string& kind);

/// Of each line that runs over hexes which are gone the parts that are left; what is too short for a line stays as it
/// lies.
void cutLines(const Value& map, const Gone& gone, Patch& patch);

} // namespace merlon::edit
