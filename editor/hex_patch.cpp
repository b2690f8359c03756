#include "editor/hex_patch.h"

#include <algorithm>
#include <iterator>

namespace merlon::editor
{
namespace
{

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

HexValue valueAt(const map::HexMap& map, int index)
{
    return {index, map.terrain[at(index)], map.levels ? (*map.levels)[at(index)] : std::int8_t{0}};
}

HexValue painted(HexValue value, const Paint& paint, std::uint8_t terrain)
{
    const auto level = [](int wish)
    { return static_cast<std::int8_t>(std::clamp(wish, map::lowestLevel, map::highestLevel)); };
    switch (paint.kind)
    {
    case PaintKind::Terrain:
        value.terrain = terrain;
        break;
    case PaintKind::SetLevel:
        value.level = level(paint.level);
        break;
    case PaintKind::Raise:
        value.level = level(value.level + 1);
        break;
    case PaintKind::Lower:
        value.level = level(value.level - 1);
        break;
    }
    return value;
}

std::vector<int> indicesOf(const hex::Layout& layout, std::span<const hex::Hex> hexes)
{
    std::vector<int> indices;
    indices.reserve(hexes.size());
    for (const auto hex : hexes)
        if (layout.contains(hex))
            indices.push_back(layout.index(hex));
    std::ranges::sort(indices);
    indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
    return indices;
}

/// Legends are added to by the map itself; only a copy of its legend is needed to ask for one.
std::optional<std::uint8_t> addToLegend(std::vector<map::LegendEntry>& legend, const std::string& terrain, char symbol)
{
    map::HexMap scratch;
    scratch.legend = std::move(legend);
    const auto index = map::legendIndex(scratch, terrain, symbol);
    legend = std::move(scratch.legend);
    return index;
}

/// What stood on hexes that are gone: the hexes leave, and whatever has no hex left leaves too.
template <class Thing>
void keepOnMap(std::vector<Thing>& things, const hex::Layout& layout)
{
    for (auto& thing : things)
        std::erase_if(thing.hexes, [&](hex::Hex hex) { return !layout.contains(hex); });
    std::erase_if(things, [](const Thing& thing) { return thing.hexes.empty(); });
}

} // namespace

void swapHexes(map::HexMap& map, HexPatch& patch)
{
    const bool had = map.levels.has_value();
    if (patch.levels && !had)
        map.levels.emplace(map.terrain.size(), std::int8_t{0});
    std::swap(map.legend, patch.legend);
    for (auto& value : patch.hexes)
    {
        std::swap(map.terrain[at(value.index)], value.terrain);
        if (map.levels)
            std::swap((*map.levels)[at(value.index)], value.level);
    }
    if (!patch.levels)
        map.levels.reset();
    patch.levels = had;
}

void mergeBefore(HexPatch& earlier, const HexPatch& later)
{
    std::vector<HexValue> both;
    both.reserve(earlier.hexes.size() + later.hexes.size());
    std::ranges::set_union(earlier.hexes, later.hexes, std::back_inserter(both), {}, &HexValue::index,
                           &HexValue::index);
    earlier.hexes = std::move(both);
}

std::vector<hex::Hex> hexesOf(const hex::Layout& layout, const HexPatch& patch)
{
    std::vector<hex::Hex> hexes;
    hexes.reserve(patch.hexes.size());
    for (const auto& value : patch.hexes)
        hexes.push_back(layout.hexOf(value.index));
    return hexes;
}

std::optional<HexPatch> patchOf(const map::HexMap& map, const Paint& paint, std::span<const hex::Hex> hexes)
{
    HexPatch patch{{}, map.legend, map.levels.has_value()};
    std::uint8_t terrain = 0;
    if (paint.kind == PaintKind::Terrain)
    {
        const auto index = addToLegend(patch.legend, paint.terrain, paint.symbol);
        if (!index)
            return {};
        terrain = *index;
    }
    for (const int index : indicesOf(map.layout, hexes))
    {
        const HexValue before = valueAt(map, index);
        const HexValue after = painted(before, paint, terrain);
        if (after != before)
            patch.hexes.push_back(after);
    }
    if (paint.kind != PaintKind::Terrain && !patch.empty())
        patch.levels = true;
    return patch;
}

std::optional<map::HexMap> resized(const map::HexMap& map, int columns, int rows, const std::string& terrain,
                                   char symbol)
{
    map::HexMap out = map;
    out.layout.columns = columns;
    out.layout.rows = rows;
    const bool grows = columns > map.layout.columns || rows > map.layout.rows;
    std::uint8_t fresh = 0;
    if (grows)
    {
        const auto index = map::legendIndex(out, terrain, symbol);
        if (!index)
            return {};
        fresh = *index;
    }
    const auto count = static_cast<std::size_t>(out.layout.count());
    out.terrain.assign(count, fresh);
    if (out.levels)
        out.levels->assign(count, std::int8_t{0});
    for (int index = 0; index < out.layout.count(); ++index)
    {
        const auto hex = out.layout.hexOf(index);
        if (!map.layout.contains(hex))
            continue;
        const auto old = valueAt(map, map.layout.index(hex));
        out.terrain[at(index)] = old.terrain;
        if (out.levels)
            (*out.levels)[at(index)] = old.level;
    }
    std::erase_if(out.features, [&](const map::Feature& feature) { return !out.layout.contains(feature.hex); });
    keepOnMap(out.structures, out.layout);
    keepOnMap(out.overlays, out.layout);
    return out;
}

} // namespace merlon::editor
