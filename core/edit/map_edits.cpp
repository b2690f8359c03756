#include "core/edit/map_edits.h"

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

std::vector<hex::Hex> onGrid(const hex::Layout& grid, std::span<const hex::Hex> hexes)
{
    std::vector<hex::Hex> out;
    out.reserve(hexes.size());
    std::ranges::copy_if(hexes, std::back_inserter(out), [&](hex::Hex at) { return grid.contains(at); });
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

} // namespace

Made painted(const Desk& desk, const Paint& paint, std::span<const hex::Hex> hexes)
{
    const Value& map = desk.mapValue();
    const bool levels = paint.kind != Paint::Kind::Terrain;
    map::HexMap head = headOf(map);
    const auto number = levels ? 0 : numberOf(desk, head, paint.terrain);
    if (!number)
        return tl::unexpected(tell::refused_legend{}.message());
    const std::size_t raster = levels ? OfMap::level : OfMap::terrain;
    Edit edit;
    Patch patch;
    for (const hex::Hex at : onGrid(map.grid, hexes))
    {
        const int now = numberAt(map, raster, at);
        const int then = levels ? levelAfter(paint, now) : *number;
        if (then != now)
            patch.set(raster, at, then);
    }
    const std::size_t count = patch.cellsOf(raster).size();
    if (count == 0)
        return edit;
    if (levels && !head.levels)
        head.levels.emplace();
    if (head != headOf(map))
        putHead(map, patch, std::move(head));
    edit.says = sentenceOf(desk, paint, count);
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
        std::optional<int> number;
        for (int i = 0; i < grid.count(); ++i)
            if (const hex::Hex at = grid.hexOf(i); !map.grid.contains(at))
            {
                if (!number && !(number = numberOf(desk, head, terrain)))
                    return tl::unexpected(tell::refused_legend{}.message());
                set(at, *number, 0);
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
