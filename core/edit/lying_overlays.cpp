#include "core/edit/lying_overlays.h"

#include "core/edit/has.h"
#include "core/edit/map_value.h"
#include "core/edit/rows.h"

#include <algorithm>

namespace merlon::edit
{
namespace
{

using hex::Hex;
using map::Covering;

const Covering& coveringIn(const Entry& entry)
{
    return *entry.thing.as<Covering>();
}

/// Terrain, and what lies on it.
struct Bearing
{
    const Value& map;
    const Shelf& lying;
    bool offMap; ///< what of a thing lies off the map, or leans on what does, may do so

    /// Null off the map.
    const std::string* terrainAt(Hex at) const
    {
        const int number = numberAt(map, OfMap::terrain, at);
        return number == offBoard ? nullptr : &headOf(map).legend[static_cast<std::size_t>(number)].terrain;
    }
    bool lies(Hex at, const std::vector<std::string>& kinds) const
    {
        return std::ranges::any_of(lying,
                                   [&](const Entry& entry)
                                   {
                                       const Covering& one = coveringIn(entry);
                                       return has(kinds, one.kind) && std::ranges::count(one.hexes, at) > 0;
                                   });
    }
};

/// A hex of a thing of that kind may be there, and has what it leans on.
bool bears(const Bearing& ground, const map::PaletteOverlay& kind, const Covering& thing, Hex at)
{
    const std::string* terrain = ground.terrainAt(at);
    if (terrain == nullptr)
        return ground.offMap;
    const bool known = kind.on.empty() || has(kind.on, *terrain) || ground.lies(at, kind.over);
    if (!known || has(kind.against, *terrain))
        return false;
    if (kind.outward != map::Outward::Against || !thing.outward)
        return true;
    const std::string* wall = ground.terrainAt(hex::neighbour(at, *thing.outward));
    return wall != nullptr ? has(kind.against, *wall) : ground.offMap;
}

/// Of what is left of a thing: nothing, where it is none any more.
Thing whole(Thing left, const map::PaletteOverlay& kind)
{
    if (!left || kind.most == 1 || kind.course || kind.spreads) // several of them, told in one line
        return left;
    const auto& hexes = left.as<Covering>()->hexes;
    const bool enough = static_cast<int>(hexes.size()) >= kind.fewest;
    return enough && isRow(hexes) && (kind.bends || isStraight(hexes)) ? left : Thing();
}

} // namespace

bool mayLie(const Desk& desk, const Covering& thing, Hex at)
{
    const Value& map = desk.mapValue();
    const auto* kind = desk.palette->overlay(thing.kind);
    return kind == nullptr || bears({map, *map.shelves[OfMap::overlays], false}, *kind, thing, at);
}

void takeLying(const Desk& desk, const Value& after, Patch& patch)
{
    if (patch.cells.size() <= OfMap::terrain || patch.cells[OfMap::terrain].empty())
        return;
    const Value& before = desk.mapValue();
    Shelf left = *after.shelves[OfMap::overlays];
    const Bearing was{before, *before.shelves[OfMap::overlays], false};
    const Bearing is{after, left, true}; // what falls off is taken elsewhere
    for (bool changes = true; changes;)  // what lies on a thing that goes may go too
    {
        changes = false;
        for (const Entry& entry : *before.shelves[OfMap::overlays])
        {
            const auto* kind = desk.palette->overlay(coveringIn(entry).kind);
            if (kind == nullptr || patch.saidOf(OfMap::overlays, entry.key) != nullptr)
                continue;
            const Covering& thing = coveringIn(entry);
            const Gone gone = [&](Hex at) { return bears(was, *kind, thing, at) && !bears(is, *kind, thing, at); };
            if (!entry.thing.touches(gone))
                continue;
            const Thing less = whole(entry.thing.without(gone), *kind);
            patch.put(OfMap::overlays, {entry.key, entry.rank, less});
            const auto here = std::ranges::find(left, entry.key, &Entry::key);
            if (less)
                here->thing = less;
            else
                left.erase(here);
            changes = true;
        }
    }
}

} // namespace merlon::edit
