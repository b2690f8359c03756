#include "core/edit/houses.h"

#include "core/edit/has.h"
#include "core/edit/map_value.h"

#include <algorithm>

namespace merlon::edit
{

using hex::Hex;

std::vector<Hex> houseAt(const Desk& desk, const map::PaletteOverlay& kind, Hex at)
{
    const Value& map = desk.mapValue();
    const auto isOf = [&](Hex hex)
    {
        const int number = numberAt(map, OfMap::terrain, hex);
        return number != offBoard && has(kind.on, headOf(map).legend[static_cast<std::size_t>(number)].terrain);
    };
    std::vector<Hex> hexes{at};
    for (std::size_t i = 0; i < hexes.size() && static_cast<int>(hexes.size()) <= kind.most; ++i)
        for (const hex::Side side : hex::allSides)
            if (const Hex next = hex::neighbour(hexes[i], side); isOf(next) && !has(hexes, next))
                hexes.push_back(next);
    if (!isOf(at) || static_cast<int>(hexes.size()) > kind.most)
        return {at};
    return hexes;
}

void makeRoom(const Desk& desk, map::Covering& thing, Patch& patch)
{
    const std::vector<Hex> pressed = thing.hexes;
    for (const Entry& entry : *desk.mapValue().shelves[OfMap::overlays])
    {
        const auto& one = *entry.thing.as<map::Covering>();
        const map::PaletteOverlay* kind = desk.palette->overlay(one.kind);
        if (kind == nullptr || !kind->spreads ||
            std::ranges::none_of(pressed, [&](Hex at) { return has(one.hexes, at); }))
            continue;
        const bool joins = one.kind == thing.kind;
        for (const Hex at : one.hexes)
            if (joins && !has(thing.hexes, at))
                thing.hexes.push_back(at);
        patch.put(OfMap::overlays, {entry.key, entry.rank,
                                    joins ? Thing() : entry.thing.without([&](Hex at) { return has(pressed, at); })});
    }
}

} // namespace merlon::edit
