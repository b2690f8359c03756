#include "core/edit/map_value.h"

#include "core/edit/shelves.h"
#include "core/play/shape.h"

#include <algorithm>

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
struct OnBoard<map::Under>
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

namespace merlon::edit
{
namespace
{

/// The layers that only a head leaves out.
void takeLayers(map::HexMap& map, map::HexMap& from)
{
    map.layout = from.layout;
    map.terrain = std::move(from.terrain);
    map.features = std::move(from.features);
    map.structures = std::move(from.structures);
    map.overlays = std::move(from.overlays);
    map.lines = std::move(from.lines);
}

void takeHead(map::HexMap& map, const Value& now)
{
    map::HexMap head = headOf(now);
    takeLayers(head, map);
    if (head.levels && map.levels)
        head.levels = std::move(map.levels);
    else if (head.levels)
        head.levels->assign(now.rasters[OfMap::level]->begin(), now.rasters[OfMap::level]->end());
    map = std::move(head);
}

void takeCells(map::HexMap& map, const Value& now, const Patch& touched)
{
    const auto each = [&](std::size_t raster, auto&& put)
    {
        if (raster < touched.cells.size())
            for (const auto& cell : touched.cells[raster])
            {
                const auto at = static_cast<std::size_t>(map.layout.index(cell.at));
                put(at, (*now.rasters[raster])[at]);
            }
    };
    each(OfMap::terrain,
         [&](std::size_t at, std::int16_t number) { map.terrain[at] = static_cast<std::uint8_t>(number); });
    if (map.levels)
        each(OfMap::level,
             [&](std::size_t at, std::int16_t number) { (*map.levels)[at] = static_cast<std::int8_t>(number); });
}

} // namespace

Value valueOf(map::HexMap map)
{
    Value value;
    value.grid = map.layout;
    Raster levels(map.terrain.size(), 0);
    if (map.levels)
        std::ranges::copy(*map.levels, levels.begin());
    value.rasters = {Raster(map.terrain.begin(), map.terrain.end()), std::move(levels)};
    Shelf features = shelfOf(map.features);
    Shelf structures = shelfOf(map.structures);
    Shelf overlays = shelfOf(map.overlays);
    Shelf lines = shelfOf(map.lines);
    map.layout = {};
    map.terrain.clear();
    if (map.levels)
        map.levels->clear();
    value.shelves = {shelved({Thing::of(std::move(map))}), std::move(features), std::move(structures),
                     std::move(overlays), std::move(lines)};
    return value;
}

map::HexMap mapOf(const Value& value)
{
    map::HexMap map = headOf(value);
    map.layout = value.grid;
    map.terrain.assign(value.rasters[OfMap::terrain]->begin(), value.rasters[OfMap::terrain]->end());
    if (map.levels)
        map.levels->assign(value.rasters[OfMap::level]->begin(), value.rasters[OfMap::level]->end());
    map.features = listOf<map::Feature>(*value.shelves[OfMap::features]);
    map.structures = listOf<map::Structure>(*value.shelves[OfMap::structures]);
    map.overlays = listOf<map::Covering>(*value.shelves[OfMap::overlays]);
    map.lines = listOf<map::Line>(*value.shelves[OfMap::lines]);
    return map;
}

const map::HexMap& headOf(const Value& value)
{
    return *value.shelves[OfMap::head]->front().thing.as<map::HexMap>();
}

void putHead(const Value& value, Patch& patch, map::HexMap head)
{
    const Entry& now = value.shelves[OfMap::head]->front();
    patch.put(OfMap::head, {now.key, now.rank, Thing::of(std::move(head))});
}

/// Half-way between two hexes a line takes the one on its left, which in a mirror is the one on its right: it runs the
/// other way there, and its outward hand stays.
Thing turned(const Thing& thing, const Turn& turn)
{
    Thing out = thing.turned(turn);
    const auto* turnedLine = out.as<map::Line>();
    if (turnedLine == nullptr)
        return out;
    map::Line line = *turnedLine;
    if (turn.mirror)
        std::ranges::reverse(line.path);
    std::ranges::sort(line.under, {}, &map::Under::hex);
    std::ranges::sort(line.stairs, {}, &map::Under::hex);
    return Thing::of(std::move(line));
}

void follow(map::HexMap& map, const Value& now, const Patch& touched)
{
    if (touched.grid)
    {
        map = mapOf(now);
        return;
    }
    const auto is = [&](std::size_t shelf) { return shelf < touched.things.size() && !touched.things[shelf].empty(); };
    takeCells(map, now, touched);
    if (is(OfMap::head))
        takeHead(map, now);
    if (is(OfMap::features))
        map.features = listOf<map::Feature>(*now.shelves[OfMap::features]);
    if (is(OfMap::structures))
        map.structures = listOf<map::Structure>(*now.shelves[OfMap::structures]);
    if (is(OfMap::overlays))
        map.overlays = listOf<map::Covering>(*now.shelves[OfMap::overlays]);
    if (is(OfMap::lines))
        map.lines = listOf<map::Line>(*now.shelves[OfMap::lines]);
}

} // namespace merlon::edit
