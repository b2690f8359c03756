#include "core/siege/flight.h"

#include "core/siege/mantlet.h"
#include "core/siege/steps.h"

#include <algorithm>
#include <map>

namespace merlon::siege
{
namespace
{

bool mayStep(const Position& now, const Body& who, Driven by, const std::vector<Hex>& path, Side side)
{
    const Hex from = path.back();
    return !acrossABase(now, from, side) &&
           couldEnter(now, who.state->mounted, from, side, endsAloft(now, who, path)) &&
           !(shunsEnemies(now, by) && besideEnemy(now, who, hex::neighbour(from, side)));
}

bool isFree(const Position& now, const Body& who, Driven by, Hex hex, bool aloft = false)
{
    return !(by == Driven::Fire && now.ground().at(hex).burning) && !now.whoStandsAt(hex, who.state->id, aloft) &&
           !mayNotStop(now, who, hex);
}

bool mayEnd(const Position& now, const Body& who, Driven by, const std::vector<Hex>& path)
{
    if (!isFree(now, who, by, path.back(), endsAloft(now, who, path)))
        return false;
    if (backs(who, path))
        return !rearEndsOf(now, who, path, by).empty();
    const auto rear = rearEndOf(who, path);
    return !rear || (isFree(now, who, by, *rear) && !(shunsEnemies(now, by) && besideEnemy(now, who, *rear)));
}

/// More than any retreat of the tables takes in the open. By a referee's word one may be longer: then not every way is
/// tried, and others may be declared.
constexpr int mostTried = 20'000;

/// Tries every way of so many steps that visits no hex twice, and shows those that may end where they do, until
/// `enough(path)` says so or so many steps were tried. The path begins where he stands.
template <class Enough>
bool walkOn(const Position& now, const Body& who, Driven by, int steps, std::vector<Hex>& path, int& left,
            Enough& enough)
{
    if (steps == 0)
        return mayEnd(now, who, by, path) && enough(path);
    for (const Side side : hex::allSides)
    {
        const Hex to = hex::neighbour(path.back(), side);
        if (std::ranges::count(path, to) > 0 || !mayLead({now, who, path, to, true}) ||
            !mayStep(now, who, by, path, side))
            continue;
        if (left-- == 0)
            return true;
        path.push_back(to);
        if (walkOn(now, who, by, steps - 1, path, left, enough))
            return true;
        path.pop_back();
    }
    return false;
}

template <class Enough>
bool walk(const Position& now, const Body& who, Driven by, int steps, Enough enough)
{
    if (!who.onMap() || who.state->health == Health::Stunned)
        return false;
    std::vector<Hex> path{*who.state->hex};
    int left = mostTried;
    return walkOn(now, who, by, steps, path, left, enough);
}

} // namespace

bool besideEnemy(const Position& now, const Body& who, Hex hex)
{
    for (const auto& state : now.state().counters)
    {
        if (state.force == who.state->force || state.health == Health::Dead)
            continue;
        for (const Hex theirs : Footprint(state))
            if (hex::distance(theirs, hex) <= 1)
                return true;
    }
    return false;
}

bool shunsEnemies(const Position& now, Driven by)
{
    return by != Driven::Fire || now.policies().fire.retreat == FireRetreat::Sheet;
}

std::vector<Hex> rearEndsOf(const Position& now, const Body& who, const std::vector<Hex>& path, Driven by)
{
    std::vector<Hex> ends;
    for (const Side side : hex::allSides)
        if (const Hex to = hex::neighbour(path.back(), side);
            std::ranges::count(path, to) == 0 && mayStep(now, who, by, path, side) && isFree(now, who, by, to))
            ends.push_back(to);
    return ends;
}

bool mayNotStop(const Position& now, const Body& who, Hex hex)
{
    const castle::Terrain* row = now.state().site->rowAt(hex);
    return who.state->mounted && row && !row->mountedMayStop;
}

bool canFlee(const Position& now, const Body& who, int hexes, Driven by)
{
    return walk(now, who, by, hexes, [](const std::vector<Hex>&) { return true; });
}

std::vector<Flight> flightsOf(const Position& now, const Body& who, int hexes, Driven by)
{
    std::map<Hex, std::vector<Hex>> ends; // one way to each
    walk(now, who, by, hexes,
         [&](const std::vector<Hex>& path)
         {
             ends.try_emplace(path.back(), path.begin() + 1, path.end());
             return false;
         });
    std::vector<Flight> flights;
    for (auto& [hex, way] : ends)
        flights.push_back({hex, std::move(way)});
    return flights;
}

std::vector<Hex> placingsOf(const Position& now, const Body& who)
{
    const auto& horses = now.state().horses;
    const auto horse = std::ranges::find(horses, who.state->id, &LooseHorse::rider);
    if (horse == horses.end())
        return {};
    const auto free = [&](Hex hex)
    {
        const castle::Terrain* terrain = now.ground().contains(hex) ? now.terrainAt(hex) : nullptr;
        const bool taken = who.alive() && now.whoStandsAt(hex); // the dead lie where the living stand (1.62a)
        return terrain && terrain->foot && hex != horse->hex && hex != horse->rear && !taken;
    };
    // siege.ruling.unhorsed-place: beside the horse, or else the nearest free hexes.
    for (int radius = 1; radius <= now.ground().layout().columns + now.ground().layout().rows; ++radius)
    {
        std::vector<Hex> found;
        for (const Hex centre : {horse->hex, horse->rear})
            for (const Hex hex : hex::ring(centre, radius))
                if (free(hex) && std::ranges::count(found, hex) == 0)
                    found.push_back(hex);
        if (!found.empty())
            return found;
    }
    return {};
}

} // namespace merlon::siege
