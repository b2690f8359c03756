#pragma once

#include "core/edit/patch.h"
#include "core/map/hex_map.h"

/// A map as a value with layers.
namespace merlon::edit
{

struct OfMap
{
    static constexpr std::size_t terrain = 0; ///< raster: index into the legend
    static constexpr std::size_t level = 1;   ///< raster: 0 where the map has no levels
    static constexpr std::size_t head = 0;    ///< shelf: the map without what has a layer of its own
    static constexpr std::size_t features = 1;
    static constexpr std::size_t structures = 2;
    static constexpr std::size_t overlays = 3;
    static constexpr std::size_t lines = 4;
};

Value valueOf(map::HexMap map);
map::HexMap mapOf(const Value& value);
/// What a map says of the whole; its levels are there (and empty) when it has some.
const map::HexMap& headOf(const Value& value);
/// Puts another one in its place.
void putHead(const Value& value, Patch& patch, map::HexMap head);

/// A thing of a map; a line runs over the same hexes then.
Thing turned(const Thing& thing, const Turn& turn);

/// Keeps a map in step with its value: what the patch that was swapped in and out touched is taken anew.
void follow(map::HexMap& map, const Value& now, const Patch& touched);

} // namespace merlon::edit
