// What stands and lies on the hexes of a map.

#include "core/castle/ground/ground.h"
#include "core/map/hex_map.h"

#include <algorithm>
#include <tuple>

namespace merlon::castle
{
namespace
{

using hex::Hex;

/// A thing in one of its hexes.
struct Placed
{
    std::size_t slot = 0;
    Standing what;
};

/// Ladders first, so that the ground at their feet is what is left without them.
auto inOrder(const Placed& one)
{
    return std::tuple(one.slot, !one.what.kind->leans, one.what.kind);
}

bool isThere(const Thing& kind, const map::Covering& one)
{
    return (kind.absentIn.empty() || one.state != kind.absentIn) && (!kind.leans || one.outward);
}

/// A filled moat is no moat (siege.ruling.filled-level), nor is a lowered bridge (siege.1.1k).
void lay(HexGround& ground, const Thing& kind)
{
    if (kind.sight)
        ground.sight = *kind.sight;
    ground.demolished = ground.demolished || kind.demolished;
    const Storey* below = kind.storey(0);
    if (below == nullptr)
        return;
    if (kind.sight)
        ground.cover = below->cover;
    if (below->height)
        ground.height = *below->height;
    if (below->dry)
        ground.moat = -1;
}

} // namespace

const Standing* HexGround::find(std::string_view kind) const
{
    const auto found = std::ranges::find_if(things, [&](const Standing& one) { return one.kind->id == kind; });
    return found == things.end() ? nullptr : &*found;
}

bool HexGround::amongThem(std::int32_t overlay) const
{
    return std::ranges::count(things, overlay, &Standing::overlay) > 0;
}

const Storey* HexGround::storeyOfThem(int number) const
{
    for (const Standing& one : things)
        if (const Storey* found = one.kind->storey(number))
            return found;
    return nullptr;
}

const Standing* HexGround::tallOne() const
{
    const auto found = std::ranges::find_if(things, [](const Standing& one) { return one.kind->isTall(); });
    return found == things.end() ? nullptr : &*found;
}

int HexGround::highestOfThem() const
{
    int highest = 0;
    for (const Standing& one : things)
        for (const Storey& storey : one.kind->storeys)
            highest = std::max(highest, storey.number);
    return highest;
}

int HexGround::roomOfThem(int number) const
{
    const Standing* high = tall();
    const Storey* place = high != nullptr ? high->kind->storey(number) : nullptr;
    return place != nullptr ? place->room : 1;
}

Height HexGround::heightAbove(int number) const
{
    const Storey* above = storey(number);
    return above != nullptr && above->height ? *above->height : foot;
}

void Ground::stand(const map::HexMap& map, const Terrains& terrains)
{
    std::vector<Placed> placed;
    for (std::size_t i = 0; i < map.overlays.size(); ++i)
    {
        const map::Covering& covering = map.overlays[i];
        const Thing* kind = terrains.findThing(covering.kind);
        if (kind == nullptr || !isThere(*kind, covering))
            continue;
        for (const Hex hex : covering.hexes)
            if (contains(hex))
            {
                placed.push_back({slotOf(hex), {kind, static_cast<std::int32_t>(i), covering.outward}});
                lay(edit(hex), *kind);
            }
    }
    for (HexGround& ground : hexes_)
    {
        ground.foot = ground.height;
        ground.footMoat = ground.moat;
    }
    std::ranges::stable_sort(placed, {}, inOrder);
    standing_.reserve(placed.size());
    for (const Placed& one : placed)
        standing_.push_back(one.what);
    for (std::size_t first = 0; first < placed.size();)
    {
        const auto last = std::ranges::find_if(placed.begin() + static_cast<std::ptrdiff_t>(first), placed.end(),
                                               [&](const Placed& one) { return one.slot != placed[first].slot; });
        const auto count = static_cast<std::size_t>(last - placed.begin()) - first;
        HexGround& ground = hexes_[placed[first].slot];
        ground.things = std::span(standing_).subspan(first, count);
        if (const Standing* ladder = ground.leaning())
            for (const Storey& top : ladder->kind->storeys)
            {
                ground.height = top.height.value_or(ground.height);
                ground.moat = top.dry ? -1 : ground.moat;
            }
        storeys_ = std::max(storeys_, ground.highestStorey() + 1);
        first += count;
    }
}

HexGround Ground::at(Spot spot) const
{
    HexGround ground = at(spot.hex);
    if (spot.storey > 0)
        return ground;
    ground.height = ground.foot;
    ground.moat = ground.footMoat;
    while (ground.leaning() != nullptr)
        ground.things = ground.things.subspan(1);
    return ground;
}

bool Ground::besideMoat(Spot spot, std::int32_t moat) const
{
    return at(spot.hex).moatOn(spot.storey) < 0 &&
           std::ranges::any_of(hex::allSides,
                               [&](hex::Side side) { return at(hex::neighbour(spot.hex, side)).footMoat == moat; });
}

} // namespace merlon::castle
