#include "core/edit/castle_outside.h"

#include "core/edit/map_value.h"

#include <algorithm>
#include <set>

namespace merlon::edit
{

Outside::Outside(const Desk& desk)
    : map_(desk.mapValue()), barriers_(static_cast<std::size_t>(map_.grid.count()), std::uint8_t{0})
{
    std::set<std::string> built; // features that stand on a castle
    for (const map::PaletteTerrain& terrain : desk.palette->terrain)
        if (desk.palette->structureOf(terrain.id) != nullptr)
            built.insert(terrain.bears.begin(), terrain.bears.end());
    for (const map::LegendEntry& entry : headOf(map_).legend)
        castle_.push_back(desk.palette->structureOf(entry.terrain) != nullptr);
    const auto close = [&](hex::Hex hex, hex::Side side)
    {
        if (map_.grid.contains(hex))
            barriers_[static_cast<std::size_t>(map_.grid.index(hex))] |=
                static_cast<std::uint8_t>(1u << static_cast<unsigned>(side));
    };
    for (const Entry& entry : *map_.shelves[OfMap::features])
        if (const auto& feature = *entry.thing.as<map::Feature>(); built.contains(feature.kind))
            for (const hex::Side side : feature.sides)
            {
                close(feature.hex, side);
                close(hex::neighbour(feature.hex, side), hex::opposite(side));
            }
}

bool Outside::isCastle(hex::Hex hex) const
{
    const int number = numberAt(map_, OfMap::terrain, hex);
    return number != offBoard && castle_[static_cast<std::size_t>(number)];
}

bool Outside::closed(hex::Hex hex, hex::Side side) const
{
    const auto bits = static_cast<unsigned>(barriers_[static_cast<std::size_t>(map_.grid.index(hex))]);
    return (bits >> static_cast<unsigned>(side) & 1u) != 0;
}

/// The last hex found goes on first, straight to the edge as a rule: the open country is seldom walked whole.
bool Outside::isOutside(hex::Hex hex) const
{
    if (!map_.grid.contains(hex))
        return true;
    if (isCastle(hex))
        return false;
    std::vector<bool> seen(barriers_.size());
    std::vector<hex::Hex> open{hex};
    seen[static_cast<std::size_t>(map_.grid.index(hex))] = true;
    while (!open.empty())
    {
        const hex::Hex from = open.back();
        open.pop_back();
        for (const hex::Side side : hex::allSides)
        {
            const hex::Hex to = hex::neighbour(from, side);
            if (closed(from, side))
                continue;
            if (!map_.grid.contains(to))
                return true;
            const auto at = static_cast<std::size_t>(map_.grid.index(to));
            if (seen[at] || isCastle(to))
                continue;
            seen[at] = true;
            open.push_back(to);
        }
    }
    return false;
}

} // namespace merlon::edit
