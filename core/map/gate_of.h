#pragma once

#include "core/map/hex_map.h"

#include <optional>

/// Where a drawbridge leads.
namespace merlon::map
{

/// The hex of the bridge at a gate, and the side of it that the gate stands on.
struct GateOf
{
    hex::Hex hex;
    hex::Side side;
};
/// Nothing: none of its hexes is at a gate.
std::optional<GateOf> gateOf(const Covering& bridge, const HexMap& map);

} // namespace merlon::map
