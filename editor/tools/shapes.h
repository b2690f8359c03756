#pragma once

#include "core/edit/map_edits.h"

#include <vector>

/// Which hexes a tool covers. Hexes may repeat and lie off the map; edits sort that out.
namespace merlon::editor
{

inline constexpr int largestRadius = 5;
inline constexpr int largestFill = 1'000'000;

/// A round brush drawn from one hex to another without holes.
std::vector<hex::Hex> brushed(hex::Hex from, hex::Hex to, int radius);

/// The block of columns and rows between two hexes of the map.
std::vector<hex::Hex> block(const hex::Layout& layout, hex::Hex from, hex::Hex to);

/// The hexes of the map whose middles lie in the ellipse that fits into the block between two hexes; all of a block of
/// one row or column.
std::vector<hex::Hex> ellipse(const hex::Layout& layout, hex::Hex from, hex::Hex to);

/// What lies within the sides from corner to corner (the last one to the first), and under them. Exact.
std::vector<hex::Hex> polygon(const std::vector<hex::Hex>& corners);

/// The hexes that hang together with the first one and are the same: of its terrain, and where the paint changes levels
/// of its level too. When there are more than so many, as many and one.
std::vector<hex::Hex> alike(const edit::Value& map, const edit::Paint& paint, hex::Hex start, int most);
/// Wherever they are: all of its terrain, or where the paint changes levels all of its level.
std::vector<hex::Hex> alikeEverywhere(const edit::Value& map, const edit::Paint& paint, hex::Hex start);

} // namespace merlon::editor
