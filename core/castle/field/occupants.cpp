#include "core/castle/field/occupants.h"

#include "core/castle/field/tables.h"

namespace merlon::castle
{
namespace
{

constexpr int ofAHorse = 3; ///< in each of its hexes; a man: 1

int weightOf(const Position& now, const Counter& dead)
{
    return now.isHooved(now.body(dead)) ? ofAHorse : 1;
}

} // namespace

int bodiesOn(const Position& now, Spot spot)
{
    int weight = 0;
    for (const Counter& one : now.state().counters)
        if (one.health == Health::Dead && now.isAt(one, spot))
            weight += weightOf(now, one);
    if (spot.storey > 0 && now.ground().at(spot.hex).tall() != nullptr)
        return weight;
    for (const LooseHorse& horse : now.state().horses)
        if (!horse.alive && (horse.hex == spot.hex || horse.rear == spot.hex))
            weight += ofAHorse;
    return weight;
}

int menAmong(const Position& now, Spot spot)
{
    const auto lies = [&](const Counter& one)
    { return one.health == Health::Dead && !now.isHooved(now.body(one)) && now.isAt(one, spot); };
    return static_cast<int>(std::ranges::count_if(now.state().counters, lies));
}

bool bars(const Position& now, const Counter& one, int force)
{
    const bool passable = one.health == Health::Stunned && now.rules().stunnedPassable;
    return one.health != Health::Dead && one.force != force && !now.isNobodys(one) && !passable;
}

bool bars(const Position& now, const LooseHorse& horse, int force)
{
    const int side = sideOf(now.state(), horse);
    return horse.alive && !now.rules().neutralHorses && side >= 0 && side != force;
}

Occupants::Occupants(const Position& now, const Body& mover)
    : ground_(now.ground()), flees_(castle::flees(now, mover)), storeys_(1)
{
    storeys_.front().resize(now.ground().interests().size());
    for (const Counter& one : now.state().counters)
    {
        if (one.id == mover.state->id)
            continue;
        for (const Hex hex : Footprint(one))
            if (one.health == Health::Dead)
                lie({hex, one.storey}, weightOf(now, one));
            else
                stand({hex, one.storey}, bars(now, one, mover.state->force));
    }
    for (const LooseHorse& horse : now.state().horses)
    {
        if (horseOf(horse.rider) == mover.state->id)
            continue;
        for (const Hex hex : {horse.hex, horse.rear})
            if (horse.alive)
                stand({hex}, bars(now, horse, mover.state->force));
            else
                lie({hex}, ofAHorse);
    }
}

Occupants::Crowd* Occupants::find(Spot spot)
{
    const std::size_t level = levelOf(spot);
    if (level >= storeys_.size())
        storeys_.resize(level + 1);
    std::vector<Crowd>& crowds = storeys_[level];
    crowds.resize(storeys_.front().size());
    const std::size_t slot = ground_.slotOf(spot.hex);
    return slot < crowds.size() ? &crowds[slot] : nullptr;
}

void Occupants::lie(Spot spot, int weight)
{
    if (Crowd* crowd = find(spot))
        crowd->bodies = static_cast<std::uint8_t>(std::min(crowd->bodies + weight, 99));
}

void Occupants::stand(Spot spot, bool bars)
{
    if (Crowd* crowd = find(spot))
    {
        crowd->living = static_cast<std::uint8_t>(std::min(crowd->living + 1, 99));
        crowd->barred = crowd->barred || bars;
    }
}

bool flees(const Position& now, const Body& who)
{
    return now.policies().flees != nullptr && now.policies().flees(now, who);
}

} // namespace merlon::castle
