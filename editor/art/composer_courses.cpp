// Roads, fences and roofs: what runs or lies over many hexes.

#include "editor/art/composer.h"
#include "editor/art/course_art.h"

#include <algorithm>
#include <bit>

namespace merlon::editor::art
{

using hex::Hex;

/// -1: they are no neighbours.
int Composer::sideFrom(Hex from, Hex to)
{
    return hex::distance(from, to) == 1 ? static_cast<int>(hex::sideTowards(from, to)) : -1;
}

/// The side by which a road that ends at the edge of the map leaves it; -1: it ends there.
int Composer::outwardEnd(Hex end, int cameFrom) const
{
    for (const int turn : {3, 2, 4})
        if (const int side = (cameFrom + turn) % 6;
            !map_.layout.contains(hex::neighbour(end, hex::allSides[static_cast<std::size_t>(side)])))
            return side;
    return -1;
}

/// Through which sides it goes in each of its hexes; a road or fence from each to the next, a roof across every side
/// between two of its own.
void Composer::noteRun(const map::Covering& covering, int look)
{
    const ThingLook& how = looks_.things[static_cast<std::size_t>(look)];
    if (looks_.isLifted(how, covering))
        return;
    auto& run = runs_[look];
    const auto note = [&](Hex at, int side)
    {
        if (!map_.layout.contains(at))
            return;
        int& sides = run[map_.layout.index(at)];
        sides |= side >= 0 ? 1 << side : 0;
        if (how.road())
            roads_[map_.layout.index(at)] |= sides;
    };
    const auto& hexes = covering.hexes;
    for (std::size_t i = 0; i < hexes.size(); ++i)
    {
        note(hexes[i], -1);
        for (std::size_t k = how.roof() ? 0 : std::max<std::size_t>(i, 1) - 1; k < (how.roof() ? hexes.size() : i); ++k)
            if (const int side = sideFrom(hexes[i], hexes[k]); side >= 0)
            {
                note(hexes[i], side);
                note(hexes[k], (side + 3) % 6);
            }
    }
    if (how.road() && hexes.size() > 1 && hexes.front() != hexes.back())
        for (const auto& [end, next] : {std::pair(hexes.front(), hexes[1]), std::pair(hexes.back(), hexes.end()[-2])})
            if (const int from = sideFrom(end, next); from >= 0)
                if (const int out = outwardEnd(end, from); out >= 0)
                    note(end, out);
}

/// What grows on a hex through which a road goes stands beside it.
void Composer::aside(const std::string& name, const Site& site, std::uint32_t salt)
{
    const int sides = roads_.at(map_.layout.index(site.hex));
    int free = 0;
    for (int k = 0; k < 6; ++k)
    {
        const int side = (k + static_cast<int>(hashOf(site.hex, salt) % 6)) % 6;
        if (((sides >> side) & 1) != 0 || free == 2)
            continue;
        ++free;
        Site beside = site;
        const QPointF off = shape_.middle(side) * 0.66;
        beside.at = {site.at.x + off.x(), site.at.y + off.y()};
        symbol(Layer::Tall, name, beside, salt + static_cast<std::uint32_t>(side), 0.05);
    }
}

/// How it goes on beyond each of its two sides (drawCourse).
int Composer::turnsOf(const std::unordered_map<int, int>& run, Hex at, int sides) const
{
    int turns = 0;
    int place = 0;
    for (int side = 0; side < 6; ++side)
        if ((sides >> side) & 1)
        {
            const Hex next = hex::neighbour(at, hex::allSides[static_cast<std::size_t>(side)]);
            const auto there = map_.layout.contains(next) ? run.find(map_.layout.index(next)) : run.end();
            int turn = noTurn;
            if (there != run.end() && std::popcount(static_cast<unsigned>(there->second)) == 2)
                for (int other = 0; other < 6; ++other)
                    if (((there->second >> other) & 1) != 0 && other != (side + 3) % 6)
                        turn = (other - side + 6) % 6;
            turns |= turn << place;
            place = 3;
        }
    return turns;
}

/// The rims of all roads, narrow roads, wide ones over them, then what stands.
void Composer::courses()
{
    std::vector<int> order;
    for (const auto& [look, run] : runs_)
        order.push_back(look);
    std::ranges::stable_sort(order, {}, [&](int look) { return looks_.things[static_cast<std::size_t>(look)].width; });
    const auto put = [&](int look, Layer layer, Art art, int pass)
    {
        for (const auto& [index, sides] : runs_.at(look))
            if (const Hex at = map_.layout.hexOf(index); inWindow(at))
            {
                const bool through = art == Art::Course && std::popcount(static_cast<unsigned>(sides)) == 2;
                const int turns = through ? turnsOf(runs_.at(look), at, sides) : 0;
                scene_.put(layer, {art, byte(sides), byte(look), byte(pass | turns << 1)},
                           hex::centreOf(map_.layout, at));
            }
    };
    for (const int pass : {1, 0})
        for (const int look : order)
            if (looks_.things[static_cast<std::size_t>(look)].road())
                put(look, Layer::Course, Art::Course, pass);
    for (const int look : order)
        if (const ThingLook& how = looks_.things[static_cast<std::size_t>(look)]; how.roof())
            put(look, Layer::Roof, Art::Roof, 0);
        else if (!how.road())
            put(look, Layer::Covering, Art::Course, 0);
}

} // namespace merlon::editor::art
