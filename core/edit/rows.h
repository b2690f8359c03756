#pragma once

#include "core/hex/hex.h"

#include <algorithm>
#include <span>

/// Hexes in a row.
namespace merlon::edit
{

/// Each beside the one before, and none twice.
inline bool isRow(std::span<const hex::Hex> hexes)
{
    for (std::size_t i = 1; i < hexes.size(); ++i)
        if (hex::distance(hexes[i - 1], hexes[i]) != 1 ||
            std::ranges::count(hexes.subspan(0, i), hexes[i]) > 0) // back onto itself
            return false;
    return true;
}

/// Whether each but the first lies one step further on the same way.
inline bool isStraight(std::span<const hex::Hex> hexes)
{
    for (std::size_t i = 2; i < hexes.size(); ++i)
        if (hexes[i] - hexes[i - 1] != hexes[1] - hexes[0])
            return false;
    return true;
}

/// A row that may end where it begins.
inline bool isCourse(std::span<const hex::Hex> hexes)
{
    const bool ring = hexes.size() > 3 && hexes.front() == hexes.back();
    return ring ? isRow(hexes.subspan(1)) && isRow(hexes.first(2)) : !hexes.empty() && isRow(hexes);
}

/// Whether each but the first lies beside one before it.
inline bool hangsTogether(std::span<const hex::Hex> hexes)
{
    for (std::size_t i = 1; i < hexes.size(); ++i)
        if (std::ranges::none_of(hexes.subspan(0, i),
                                 [&](hex::Hex before) { return hex::distance(before, hexes[i]) == 1; }))
            return false;
    return true;
}

} // namespace merlon::edit
