#include "core/siege/crowd.h"

namespace merlon::siege
{
namespace
{

/// A horse that nobody sits on.
bool isRiderless(const Position& now, const Counter& counter)
{
    return now.body(counter).piece().cls.id == "horse";
}

} // namespace

int bodiesOn(const Position& now, Hex hex)
{
    int weight = 0;
    for (const Counter& one : now.state().counters)
        if (one.health == Health::Dead && Footprint(one).contains(hex))
            weight += one.rear ? 3 : 1;
    for (const LooseHorse& horse : now.state().horses)
        if (!horse.alive && (horse.hex == hex || horse.rear == hex))
            weight += 3;
    return weight;
}

Crowd::Crowd(const Position& now, const Body& mover) : ground_(now.ground()), spots_(now.ground().interests().size())
{
    const bool neutral = now.policies().horsesNeutral;
    for (const Counter& one : now.state().counters)
    {
        const bool enemy = one.force != mover.state->force && !(neutral && isRiderless(now, one));
        const bool passable = one.health == Health::Stunned && now.policies().played.stunnedPassable;
        if (&one == mover.state)
            continue;
        for (const Hex hex : Footprint(one))
            if (one.health == Health::Dead)
                lie(hex, one.rear ? 3 : 1);
            else
                stand(hex, enemy && !passable);
    }
    for (const LooseHorse& horse : now.state().horses)
    {
        const Counter* rider = now.state().find(horse.rider);
        const bool enemy = !neutral && rider != nullptr && rider->force != mover.state->force;
        for (const Hex hex : {horse.hex, horse.rear})
            if (horse.alive)
                stand(hex, enemy);
            else
                lie(hex, 3);
    }
}

void Crowd::lie(Hex hex, int weight)
{
    if (const std::size_t slot = ground_.slotOf(hex); slot < spots_.size())
        spots_[slot].bodies = static_cast<std::uint8_t>(std::min(spots_[slot].bodies + weight, 99));
}

void Crowd::stand(Hex hex, bool bars)
{
    if (const std::size_t slot = ground_.slotOf(hex); slot < spots_.size())
    {
        spots_[slot].taken = true;
        spots_[slot].barred = spots_[slot].barred || bars;
    }
}

} // namespace merlon::siege
