#pragma once

#include "core/map/hex_map.h"

#include <vector>

/// Which hexes a tool covers. Hexes may repeat and lie off the map; patchOf() sorts that out.
namespace merlon::editor
{

inline constexpr int largestRadius = 5;

/// A round brush drawn from one hex to another without holes.
std::vector<hex::Hex> brushed(hex::Hex from, hex::Hex to, int radius);

/// The block of columns and rows between two hexes of the map.
std::vector<hex::Hex> block(const hex::Layout& layout, hex::Hex from, hex::Hex to);

/// All hexes that hang together with the first one and have its terrain (or its level).
std::vector<hex::Hex> sameTerrain(const map::HexMap& map, hex::Hex start);
std::vector<hex::Hex> sameLevel(const map::HexMap& map, hex::Hex start);

} // namespace merlon::editor
