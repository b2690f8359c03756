#pragma once

#include <cstdint>

/// Characters that are no letter of their own.
namespace merlon
{

/// Drawn above, below, into or around the one before it: the general categories Mn, Mc and Me of Unicode 14.
bool isMark(std::uint32_t code);
/// Not drawn at all, it joins, parts or turns round what stands beside it: the general category Cf of Unicode 14.
bool isUnseen(std::uint32_t code);

} // namespace merlon
