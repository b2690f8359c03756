#include "core/siege/flight.h"

#include <algorithm>
#include <map>

namespace merlon::siege
{
namespace
{

using castle::Barrier;
using castle::Ground;
using castle::HexGround;

/// What dead bodies weigh there; from 6 on nobody enters (1.61f, siege.ruling.corpses).
int corpses(const Position& now, Hex hex)
{
    int weight = 0;
    for (const auto& state : now.state().counters)
        if (state.health == Health::Dead && Footprint(state).contains(hex))
            weight += state.rear ? 3 : 1;
    for (const auto& horse : now.state().horses)
        if (!horse.alive && (horse.hex == hex || horse.rear == hex))
            weight += 3;
    return weight;
}

/// A walk on the walls is reached and left by another walk, by a tower, by stairs or over rubble, never by a jump.
bool isWayUp(const Position& now, Hex hex)
{
    const HexGround& ground = now.ground().at(hex);
    const castle::Terrain* terrain = now.terrainAt(hex);
    return ground.rubble || ground.height >= castle::Height::Wall || (terrain != nullptr && terrain->id == "stairs");
}

bool mayStep(const Position& now, const Body& who, Hex from, Side side)
{
    return couldEnter(now, who.state->mounted, from, side) && !besideEnemy(now, who, hex::neighbour(from, side));
}

bool isFree(const Position& now, const Body& who, Hex hex)
{
    return !now.whoStandsAt(hex, who.state->id) && !mayNotStop(now, who, hex);
}

bool mayEnd(const Position& now, const Body& who, const std::vector<Hex>& path)
{
    if (!isFree(now, who, path.back()))
        return false;
    if (backs(who, path))
        return !rearEndsOf(now, who, path).empty();
    const auto rear = rearEndOf(who, path);
    return !rear || (isFree(now, who, *rear) && !besideEnemy(now, who, *rear));
}

/// More than any retreat of the tables takes in the open. By a referee's word one may be longer: then not every way is
/// tried, and others may be declared.
constexpr int mostTried = 20'000;

/// Tries every way of so many steps that visits no hex twice, and shows those that may end where they do, until
/// `enough(path)` says so or so many steps were tried. The path begins where he stands.
template <class Enough>
bool walkOn(const Position& now, const Body& who, int steps, std::vector<Hex>& path, int& left, Enough& enough)
{
    if (steps == 0)
        return mayEnd(now, who, path) && enough(path);
    for (const Side side : hex::allSides)
    {
        const Hex to = hex::neighbour(path.back(), side);
        if (std::ranges::count(path, to) > 0 || !mayStep(now, who, path.back(), side))
            continue;
        if (left-- == 0)
            return true;
        path.push_back(to);
        if (walkOn(now, who, steps - 1, path, left, enough))
            return true;
        path.pop_back();
    }
    return false;
}

template <class Enough>
bool walk(const Position& now, const Body& who, int steps, Enough enough)
{
    if (!who.onMap() || who.state->health == Health::Stunned)
        return false;
    std::vector<Hex> path{*who.state->hex};
    int left = mostTried;
    return walkOn(now, who, steps, path, left, enough);
}

} // namespace

bool couldEnter(const Position& now, bool mounted, Hex from, Side side)
{
    const Hex to = hex::neighbour(from, side);
    const Ground& ground = now.ground();
    if (!ground.contains(to))
        return false;
    const Barrier barrier = ground.barrier(from, side);
    if (barrier != Barrier::None && barrier != Barrier::Door)
        return false;
    const HexGround& there = ground.at(to);
    if (there.siegeTower || there.burning || corpses(now, to) >= 6 || now.state().days.sheet.engineAt(to))
        return false;
    if (there.bridge)
        return true;
    const castle::Terrain* terrain = now.terrainAt(to);
    if (mounted)
        return !there.rubble && !there.fascine && !there.ladder && terrain && terrain->mounted.has_value();
    const bool steps = (there.sight != castle::Sight::Rampart || isWayUp(now, from)) &&
                       (ground.at(from).sight != castle::Sight::Rampart || isWayUp(now, to));
    return there.rubble || there.fascine || (terrain && terrain->foot.has_value() && steps);
}

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

bool backs(const Body& who, const std::vector<Hex>& path)
{
    return path.size() > 1 && who.state->rear == path[1];
}

std::optional<Hex> rearEndOf(const Body& who, const std::vector<Hex>& path)
{
    if (!who.state->rear || path.size() < 2)
        return {};
    const Hex before = path[path.size() - 2];
    return backs(who, path) ? hex::neighbour(path.back(), hex::sideTowards(before, path.back())) : before;
}

std::vector<Hex> rearEndsOf(const Position& now, const Body& who, const std::vector<Hex>& path)
{
    std::vector<Hex> ends;
    for (const Side side : hex::allSides)
        if (const Hex to = hex::neighbour(path.back(), side);
            std::ranges::count(path, to) == 0 && mayStep(now, who, path.back(), side) && isFree(now, who, to))
            ends.push_back(to);
    return ends;
}

bool mayNotStop(const Position& now, const Body& who, Hex hex)
{
    const castle::Terrain* terrain = now.terrainAt(hex);
    return who.state->mounted && terrain && !terrain->mountedMayStop && !now.ground().at(hex).bridge;
}

bool canFlee(const Position& now, const Body& who, int hexes)
{
    return walk(now, who, hexes, [](const std::vector<Hex>&) { return true; });
}

std::vector<Flight> flightsOf(const Position& now, const Body& who, int hexes)
{
    std::map<Hex, std::vector<Hex>> ends; // one way to each
    walk(now, who, hexes,
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
