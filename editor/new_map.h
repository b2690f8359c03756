#pragma once

#include "core/map/hex_map.h"

#include <string>

namespace merlon::editor
{

/// A map that is yet to be made.
struct NewMap
{
    int columns = 40;
    int rows = 30;
    hex::Orientation orientation = hex::Orientation::Flat;
    hex::Shove shove = hex::Shove::Even;
    std::string terrain = "plain";
    std::string ruleset; ///< empty: the first system that the program knows
};

map::HexMap freshMap(const NewMap& wish);

} // namespace merlon::editor
