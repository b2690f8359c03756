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

namespace merlon::play
{
SHAPE(map::HexMap, "map", "map", FIELD(map::HexMap::id, "id"), FIELD(map::HexMap::span, "span"))
SHAPE(map::Feature, "feature", "map", FIELD(map::Feature::hex, "hex"), FIELD(map::Feature::sides, "sides"),
      FIELD(map::Feature::kind, "kind"), FIELD(map::Feature::state, "state"))
SHAPE(map::Structure, "structure", "map", FIELD(map::Structure::id, "id"), FIELD(map::Structure::kind, "kind"),
      FIELD(map::Structure::stone, "stone"), FIELD(map::Structure::hexes, "hexes"))
SHAPE(map::Covering, "overlay", "map", FIELD(map::Covering::kind, "kind"), FIELD(map::Covering::hexes, "hexes"),
      FIELD(map::Covering::outward, "outward"), FIELD(map::Covering::state, "state"))
template <>
struct Lies<map::Under>
{
    static constexpr bool any = true;
    static bool lay(map::Under& under, Hand& hand) { return hand.board != 0 || hand.hex(under.hex); }
};
SHAPE(map::Under, "under", "map", FIELD(map::Under::hex, "hex"), FIELD(map::Under::terrain, "terrain"),
      FIELD(map::Under::level, "level"))
SHAPE(map::Line, "line", "map", FIELD(map::Line::id, "id"), FIELD(map::Line::kind, "kind"),
      FIELD(map::Line::path, "path"), FIELD(map::Line::sharp, "sharp"), FIELD(map::Line::under, "under"),
      FIELD(map::Line::stairs, "stairs"))
} // namespace merlon::play
