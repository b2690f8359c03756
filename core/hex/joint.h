#pragma once

#include "core/hex/layout.h"

#include <cstdint>
#include <vector>

namespace merlon::hex
{

/// An edge of a map.
enum class Border : std::uint8_t
{
    North,
    East,
    South,
    West
};

/// How another map lies beside one, as the boards of war games are laid side by side.
struct Joint
{
    Border border = Border::East; ///< of the map that is there already
    int shift = 0;                ///< along it: the column, or row, at which the other one begins, from 0
    int sixths = 0;               ///< the other one is turned clockwise, after it was mirrored
    bool mirrored = false;        ///< its left is its right

    friend bool operator==(const Joint&, const Joint&) = default;
};

/// The hexes along an edge of a map, so many deep: column by column at north and south, row by row at east and west.
std::vector<Hex> along(const Layout& map, Border border, int depth);

} // namespace merlon::hex
