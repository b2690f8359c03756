#include "core/edit/ground.h"

#include "core/edit/map_value.h"

#include <algorithm>

namespace merlon::edit
{

std::vector<hex::Hex> onGrid(const hex::Layout& grid, std::span<const hex::Hex> hexes)
{
    std::vector<hex::Hex> out;
    out.reserve(hexes.size());
    std::ranges::copy_if(hexes, std::back_inserter(out), [&](hex::Hex at) { return grid.contains(at); });
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

map::Under lyingAt(const map::Palette& palette, const Value& map, hex::Hex at)
{
    const map::HexMap& head = headOf(map);
    const auto& terrain = head.legend[static_cast<std::size_t>(numberAt(map, OfMap::terrain, at))].terrain;
    const auto* known = palette.find(terrain);
    const int usual = known != nullptr ? known->level.value_or(0) : 0;
    return {at, terrain, head.levels ? numberAt(map, OfMap::level, at) : usual};
}

Grounds::Grounds(const Desk& desk, map::HexMap& head)
    : map_(desk.mapValue()), head_(head), said_(head.levels.has_value())
{
    for (const auto& entry : head.legend)
    {
        const auto* terrain = desk.palette->find(entry.terrain);
        usual_.push_back(terrain != nullptr ? terrain->level : std::nullopt);
    }
}

Ground Grounds::at(hex::Hex hex) const
{
    const int terrain = numberAt(map_, OfMap::terrain, hex);
    return {terrain, said_ ? numberAt(map_, OfMap::level, hex) : usual(terrain).value_or(0)};
}

Ground Grounds::over(Ground now, int terrain) const
{
    if (const auto own = usual(terrain))
        return {terrain, *own};
    return {terrain, usual(now.terrain) == now.level ? 0 : now.level};
}

std::vector<hex::Hex> Grounds::change(std::span<const hex::Hex> hexes, Patch& patch,
                                      const std::function<Ground(hex::Hex at, Ground now)>& after)
{
    std::vector<hex::Hex> changed;
    bool wanted = said_;
    for (const hex::Hex hex : onGrid(map_.grid, hexes))
    {
        const Ground now = at(hex);
        const Ground then = after(hex, now);
        if (then == now)
            continue;
        changed.push_back(hex);
        if (then.terrain != now.terrain)
            patch.set(OfMap::terrain, hex, then.terrain);
        if (then.level != now.level)
            patch.set(OfMap::level, hex, then.level);
        wanted = wanted || (then.level != now.level && (then.level != 0 || then.terrain == now.terrain));
    }
    if (!wanted)
        patch.cellsOf(OfMap::level).clear();
    else if (!said_)
        sayAll(patch);
    return changed;
}

/// What only the terrain said until now.
void Grounds::sayAll(Patch& patch) const
{
    head_.levels.emplace();
    auto& cells = patch.cellsOf(OfMap::level);
    std::vector<bool> told(static_cast<std::size_t>(map_.grid.count()), false);
    for (const auto& cell : cells)
        told[static_cast<std::size_t>(map_.grid.index(cell.at))] = true;
    hex::forEachHex(map_.grid,
                    [&](hex::Hex hex)
                    {
                        if (const int level = at(hex).level;
                            level != 0 && !told[static_cast<std::size_t>(map_.grid.index(hex))])
                            patch.set(OfMap::level, hex, level);
                    });
    std::ranges::sort(cells, {}, &Patch::Cell::at);
}

} // namespace merlon::edit
