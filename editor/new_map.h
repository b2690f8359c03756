#pragma once

#include "core/hex/layout.h"

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

} // namespace merlon::editor
