#pragma once

#include "core/map/hex_map.h"

namespace merlon::editor
{

/// What a map says about itself as a whole; its extents are a change of their own.
struct MapProperties
{
    std::string id;
    LocalText title;
    std::string span;
    std::optional<map::Numbering> numbering;

    friend bool operator==(const MapProperties&, const MapProperties&) = default;
};

inline MapProperties propertiesOf(const map::HexMap& map)
{
    return {map.id, map.title, map.span, map.numbering};
}

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
