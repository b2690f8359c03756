#pragma once

#include "core/tabletop/vec.h"

#include <algorithm>

/// Directions as a compass has them, in tenths of a degree: 0 is north, 900 is east.
namespace merlon::tabletop
{

inline constexpr int quarterTurn = 900;
inline constexpr int halfTurn = 1800;
inline constexpr int fullTurn = 3600;

/// Turned clockwise, by any number; from 0 to 3599.
constexpr int turned(int facing, int by)
{
    return ((facing + by) % fullTurn + fullTurn) % fullTurn;
}
constexpr int opposite(int facing)
{
    return turned(facing, halfTurn);
}
/// The angle between two, from 0 to 1800.
constexpr int angleBetween(int facing, int other)
{
    const int clockwise = turned(other, -facing);
    return std::min(clockwise, fullTurn - clockwise);
}

/// A way of length 1 that points there, for any number. Exact in the four quarters; turned by a quarter or mirrored it
/// has the same digits, so that a table that is turned is judged alike.
Vec ahead(int facing);

} // namespace merlon::tabletop
