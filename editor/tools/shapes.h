#pragma once

#include "core/edit/map_edits.h"

#include <vector>

/// Which hexes a tool covers. Hexes may repeat and lie off the map; edits sort that out.
namespace merlon::editor
{

inline constexpr int largestRadius = 5;

/// A round brush drawn from one hex to another without holes.
std::vector<hex::Hex> brushed(hex::Hex from, hex::Hex to, int radius);

/// The block of columns and rows between two hexes of the map.
std::vector<hex::Hex> block(const hex::Layout& layout, hex::Hex from, hex::Hex to);

/// All hexes that hang together with the first one and have the same of what the paint would change: its terrain, or
/// its level.
std::vector<hex::Hex> alike(const edit::Value& map, const edit::Paint& paint, hex::Hex start);

} // namespace merlon::editor
