#include "core/edit/map_edits.h"

#include "core/edit/ground.h"
#include "core/edit/map_value.h"
#include "tell.h"

#include <algorithm>
#include <cassert>

namespace merlon::edit
{
namespace
{

/// The number of a terrain, in a legend that is longer by it when the map had none.
std::optional<int> numberOf(const Desk& desk, map::HexMap& head, const std::string& terrain)
{
    const auto* known = desk.palette->find(terrain);
    return map::legendIndex(head, terrain, known != nullptr ? known->symbol : '?');
}

int levelAfter(const Paint& paint, int level)
{
    const int wish = paint.kind == Paint::Kind::SetLevel ? paint.level
                     : paint.kind == Paint::Kind::Raise  ? level + 1
                                                         : level - 1;
    return std::clamp(wish, map::lowestLevel, map::highestLevel);
}

yaml::Message hexCount(std::size_t count)
{
    if (count == 1)
        return tell::hexes_one{};
    return tell::hexes_many{.count = count};
}

yaml::Message sentenceOf(const Desk& desk, const Paint& paint, std::size_t count)
{
    switch (paint.kind)
    {
    case Paint::Kind::Terrain:
        return tell::edit_paint{.terrain = yaml::Term{desk.palette->system, "terrain", paint.terrain},
                                .hexes = hexCount(count)};
    case Paint::Kind::SetLevel:
        return tell::edit_set_level{.hexes = hexCount(count), .level = paint.level};
    case Paint::Kind::Raise:
        return tell::edit_raise{.hexes = hexCount(count)};
    case Paint::Kind::Lower:
        break;
    }
    return tell::edit_lower{.hexes = hexCount(count)};
}

/// What stands on those hexes (sorted) goes, or keeps its other hexes. Answers on which of them something stood.
std::vector<hex::Hex> takeStanding(const Value& map, const std::vector<hex::Hex>& hexes, Patch& patch)
{
    std::vector<hex::Hex> stood;
    const auto here = [&](hex::Hex at) { return std::ranges::binary_search(hexes, at); };
    const auto noted = [&](hex::Hex at)
    {
        if (here(at))
            stood.push_back(at);
        return here(at);
    };
    for (const std::size_t shelf : {OfMap::features, OfMap::structures, OfMap::overlays})
        for (const Entry& entry : *map.shelves[shelf])
            if (entry.thing.touches(here))
                patch.put(shelf, {entry.key, entry.rank, entry.thing.without(noted)});
    return stood;
}

} // namespace

Made painted(const Desk& desk, const Paint& paint, std::span<const hex::Hex> hexes)
{
    const Value& map = desk.mapValue();
    const bool terrain = paint.kind == Paint::Kind::Terrain;
    map::HexMap head = headOf(map);
    const auto number = terrain ? numberOf(desk, head, paint.terrain) : 0;
    if (!number)
        return tl::unexpected(tell::refused_legend{}.message());
    Patch patch;
    Grounds grounds(desk, head);
    const auto changed =
        grounds.change(hexes, patch,
                       [&](hex::Hex, Ground now) -> Ground
                       {
                           if (!terrain)
                               return {now.terrain, levelAfter(paint, now.level)};
                           return paint.usualLevel ? grounds.over(now, *number) : Ground{*number, now.level};
                       });
    if (changed.empty())
        return Edit{};
    if (head != headOf(map))
        putHead(map, patch, std::move(head));
    Edit edit;
    edit.says = sentenceOf(desk, paint, changed.size());
    edit.parts.emplace(desk.map, std::move(patch));
    return completed(desk, std::move(edit));
}

Made erased(const Desk& desk, std::span<const hex::Hex> hexes)
{
    const Value& map = desk.mapValue();
    map::HexMap head = headOf(map);
    const auto& palette = desk.palette->terrain;
    const auto number = numberOf(desk, head, palette.empty() ? head.legend.front().terrain : palette.front().id);
    if (!number)
        return tl::unexpected(tell::refused_legend{}.message());
    Patch patch;
    const auto all = onGrid(map.grid, hexes);
    auto changed = Grounds(desk, head).change(all, patch, [&](hex::Hex, Ground) { return Ground{*number, 0}; });
    std::ranges::copy(takeStanding(map, all, patch), std::back_inserter(changed));
    if (changed.empty())
        return Edit{};
    if (head != headOf(map))
        putHead(map, patch, std::move(head));
    Edit edit;
    edit.says = tell::edit_erase{.hexes = hexCount(onGrid(map.grid, changed).size())};
    edit.parts.emplace(desk.map, std::move(patch));
    return completed(desk, std::move(edit));
}

Made reshaped(const Desk& desk, map::HexMap head, const hex::Layout& grid, const std::string& terrain)
{
    const Value& map = desk.mapValue();
    assert(head.legend == headOf(map).legend);
    Edit edit;
    edit.says = tell::edit_properties{};
    Patch patch;
    if (grid != map.grid)
    {
        edit.says = tell::edit_resize{};
        patch.grid = grid;
        const auto set = [&](hex::Hex at, int number, int level)
        {
            patch.set(OfMap::terrain, at, number);
            patch.set(OfMap::level, at, level);
        };
        const auto* known = desk.palette->find(terrain);
        const int level = known != nullptr && head.levels ? known->level.value_or(0) : 0;
        std::optional<int> number;
        for (int i = 0; i < grid.count(); ++i)
            if (const hex::Hex at = grid.hexOf(i); !map.grid.contains(at))
            {
                if (!number && !(number = numberOf(desk, head, terrain)))
                    return tl::unexpected(tell::refused_legend{}.message());
                set(at, *number, level);
            }
        for (int i = 0; i < map.grid.count(); ++i)
            if (const hex::Hex at = map.grid.hexOf(i); !grid.contains(at))
                set(at, offBoard, offBoard);
    }
    if (head != headOf(map))
        putHead(map, patch, std::move(head));
    if (patch.empty())
        return Edit{};
    edit.parts.emplace(desk.map, std::move(patch));
    return completed(desk, std::move(edit));
}

} // namespace merlon::edit
