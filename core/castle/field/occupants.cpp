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

int bodiesOn(const Position& now, Hex hex, bool aloft)
{
    int weight = 0;
    for (const Counter& one : now.state().counters)
        if (one.health == Health::Dead && now.isAt(one, hex, aloft))
            weight += weightOf(now, one);
    if (aloft && now.ground().at(hex).siegeTower)
        return weight;
    for (const LooseHorse& horse : now.state().horses)
        if (!horse.alive && (horse.hex == hex || horse.rear == hex))
            weight += ofAHorse;
    return weight;
}

int menAmong(const Position& now, Hex hex, bool aloft)
{
    const auto lies = [&](const Counter& one)
    { return one.health == Health::Dead && !now.isHooved(now.body(one)) && now.isAt(one, hex, aloft); };
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
    : ground_(now.ground()), flees_(castle::flees(now, mover)), below_(now.ground().interests().size())
{
    for (const Counter& one : now.state().counters)
    {
        if (one.id == mover.state->id)
            continue;
        for (const Hex hex : Footprint(one))
            if (one.health == Health::Dead)
                lie(hex, one.aloft, weightOf(now, one));
            else
                stand(hex, one.aloft, bars(now, one, mover.state->force));
    }
    for (const LooseHorse& horse : now.state().horses)
    {
        if (horseOf(horse.rider) == mover.state->id)
            continue;
        for (const Hex hex : {horse.hex, horse.rear})
            if (horse.alive)
                stand(hex, false, bars(now, horse, mover.state->force));
            else
                lie(hex, false, ofAHorse);
    }
}

Occupants::Spot* Occupants::find(Hex hex, bool aloft)
{
    const bool above = aloft && ground_.at(hex).siegeTower;
    if (above && above_.empty())
        above_.resize(below_.size());
    std::vector<Spot>& spots = above ? above_ : below_;
    const std::size_t slot = ground_.slotOf(hex);
    return slot < spots.size() ? &spots[slot] : nullptr;
}

void Occupants::lie(Hex hex, bool aloft, int weight)
{
    if (Spot* spot = find(hex, aloft))
        spot->bodies = static_cast<std::uint8_t>(std::min(spot->bodies + weight, 99));
}

void Occupants::stand(Hex hex, bool aloft, bool bars)
{
    if (Spot* spot = find(hex, aloft))
    {
        spot->taken = true;
        spot->barred = spot->barred || bars;
    }
}

bool flees(const Position& now, const Body& who)
{
    return now.policies().flees != nullptr && now.policies().flees(now, who);
}

} // namespace merlon::castle
