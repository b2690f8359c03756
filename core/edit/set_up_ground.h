#pragma once

#include "core/edit/edit.h"

#include <cstdint>

/// Ground where a force might set up, for the author of a scenario to begin with.
namespace merlon::edit
{

enum class SetUpAt : std::uint8_t
{
    Castle, ///< within it and on it
    North,  ///< a strip along an edge of the map
    East,
    South,
    West
};

/// Of the map that the desk paints on: of the castle the highest hexes first, of a strip so many hexes from the edge
/// inwards those that lie outside of the castle, from one end to the other. Empty where there is no such ground.
std::vector<hex::Hex> setUpGround(const Desk& desk, SetUpAt at, int depth);

} // namespace merlon::edit
