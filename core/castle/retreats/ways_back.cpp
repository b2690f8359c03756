#include "core/castle/retreats/retreats.h"

#include "core/castle/field/carts.h"
#include "core/castle/field/occupants.h"
#include "core/castle/moves/moves.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace merlon::castle
{
namespace
{

bool mayStep(const Position& now, const Body& who, Driven by, const std::vector<Hex>& path, Side side)
{
    const Hex from = path.back();
    const Spot spot = endOf(now, who, path);
    const Spot to{hex::neighbour(from, side), storeyBeyond(now, spot, side)};
    return !acrossABase(now, from, side) && couldEnter(now, {now, who}, spot, side) && !isHeldAgainst(now, who, to) &&
           !(shunsEnemies(now, by) && besideEnemy(now, who, to));
}

bool isFree(const Position& now, const Body& who, Driven by, Spot spot)
{
    return !(byFire(by) && now.ground().at(spot.hex).has(thing::fire)) && !isStillOnTop(now, by, spot) &&
           !now.isFull(spot, who.state->id) && !mayNotStop(now, who, spot.hex);
}

bool mayEnd(const Position& now, const Body& who, Driven by, const std::vector<Hex>& path)
{
    if (!isFree(now, who, by, endOf(now, who, path)) || !isFarEnough(now, who, path))
        return false;
    if (backs(who, path))
        return !rearEndsOf(now, who, path, by).empty();
    const auto rear = rearEndOf(who, path);
    return !rear || (isFree(now, who, by, {*rear}) && !(shunsEnemies(now, by) && besideEnemy(now, who, {*rear})));
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
    // Once a hex, and before the next: within a siege tower.
    const Spot spot = endOf(now, who, path);
    const int climb = climbed(spot.storey);
    if (!who.state->rear && std::ranges::count(path, path.back()) == 1 && priceOfClimb(now, spot, climb) &&
        !isHeldAgainst(now, who, {spot.hex, climb}))
    {
        path.push_back(path.back());
        if (walkOn(now, who, by, steps, path, left, enough))
            return true;
        path.pop_back();
    }
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

std::vector<Hex> stepsFrom(const Position& now, const std::vector<Hex>& hexes, std::set<Hex>& seen, Gait gait)
{
    std::vector<Hex> next;
    for (const Hex from : hexes)
        for (const Side side : hex::allSides)
            if (const Hex to = hex::neighbour(from, side); !seen.contains(to) && couldEnter(now, gait, {from}, side))
            {
                seen.insert(to);
                next.push_back(to);
            }
    return next;
}

bool isHeldAgainst(const Position& now, const Body& who, Spot spot)
{
    return now.whoStandsAt(spot, who.state->id) && Occupants(now, who).barred(spot);
}

bool shunsEnemies(const Position& now, Driven by)
{
    return !byFire(by) || now.rules().fireRetreatBySheet;
}

std::vector<Hex> rearEndsOf(const Position& now, const Body& who, const std::vector<Hex>& path, Driven by)
{
    std::vector<Hex> ends;
    for (const Side side : hex::allSides)
        if (const Hex to = hex::neighbour(path.back(), side);
            std::ranges::count(path, to) == 0 && mayStep(now, who, by, path, side) && isFree(now, who, by, {to}))
            ends.push_back(to);
    return ends;
}

bool retreatsAlone(const Position& now, const Body& animal)
{
    return now.rules().riderlessHorsesRetreat && now.isAnimal(animal.piece()) && !now.isDraught(animal.piece()) &&
           hitchOf(now.state(), animal.state->id) == nullptr;
}

bool canRetreat(const Position& now, const Body& who, int hexes, Driven by)
{
    return walk(now, who, by, hexes, [](const std::vector<Hex>&) { return true; });
}

int farthestOf(const Position& now, const Body& who, int hexes, Driven by)
{
    while (hexes > 0 && !canRetreat(now, who, hexes, by))
        --hexes;
    return hexes;
}

int hexesToRetreat(const Position& now, const Body& who, const RetreatDue& due)
{
    const bool partway = now.rules().retreatsPartway && due.by == Driven::Shot;
    const int reach = partway ? farthestOf(now, who, due.hexes, due.by) : due.hexes;
    return reach > 0 ? reach : due.hexes;
}

int lengthOf(const Body& who, const std::vector<Hex>& path)
{
    int hexes = 0;
    Hex before = who.state->hex.value_or(Hex{});
    for (const Hex hex : path)
    {
        hexes += who.state->rear || hex != before ? 1 : 0;
        before = hex;
    }
    return hexes;
}

bool isFarEnough(const Position& now, const Body& who, const std::vector<Hex>& visited)
{
    const int length = lengthOf(who, {visited.begin() + 1, visited.end()});
    return !now.rules().retreatsAway || hex::distance(visited.front(), visited.back()) >= length;
}

bool isStillOnTop(const Position& now, Driven by, Spot spot)
{
    return by == Driven::Top && spot.storey > 0 && now.ground().at(spot.hex).tall() != nullptr;
}

std::vector<Destination> retreatsOf(const Position& now, const Body& who, int hexes, Driven by)
{
    std::map<Hex, std::vector<Hex>> ends; // one way to each
    walk(now, who, by, hexes,
         [&](const std::vector<Hex>& path)
         {
             ends.try_emplace(path.back(), path.begin() + 1, path.end());
             return false;
         });
    std::vector<Destination> found;
    for (auto& [hex, way] : ends)
        found.push_back({hex, std::move(way)});
    return found;
}

std::vector<Hex> placesBeside(const Position& now, const Body& who, Hex head, Hex rear, int farthest)
{
    const auto isTaken = [&](Hex hex) // the dead lie where the living stand (1.62a)
    { return who.alive() && now.whoStandsAt({hex}).has_value(); };
    std::set<Hex> seen{head, rear};
    std::vector<Hex> ring{head, rear};
    for (int steps = 1; steps <= farthest && !ring.empty(); ++steps)
    {
        ring = stepsFrom(now, ring, seen, Gait::afoot(who));
        std::vector<Hex> found;
        std::ranges::remove_copy_if(ring, std::back_inserter(found), isTaken);
        if (!found.empty())
            return found;
    }
    return {};
}

int acrossTheMap(const Position& now)
{
    return now.ground().layout().columns + now.ground().layout().rows;
}

std::vector<Hex> placingsOf(const Position& now, const Body& who)
{
    const auto horse = horseLeftBy(now.state(), *who.state);
    return horse ? placesBeside(now, who, horse->hex, horse->rear, acrossTheMap(now)) : std::vector<Hex>();
}

} // namespace merlon::castle
