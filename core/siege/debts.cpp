#include "core/siege/debts.h"

#include "core/map/hex_map.h"
#include "core/siege/horses.h"
#include "core/siege/nerve.h"

namespace merlon::siege
{
namespace
{

/// What a death makes of others.
void settleDeath(State& state, const std::string& dead)
{
    std::erase_if(state.owed,
                  [&](const Debt& debt)
                  {
                      const auto* death = std::get_if<DeathDue>(&debt);
                      const auto* fright = std::get_if<FrightDue>(&debt);
                      return (death != nullptr && death->dead == dead) || (fright != nullptr && fright->dead == dead);
                  });
}

void oweFlight(State& state, const Counter& counter)
{
    settle<FlightDue>(state, counter.id);
    if (counter.hex && counter.health != Health::Dead)
        state.owed.push_back(FlightDue{counter.id});
}

} // namespace

void carry(const Data& data, State& state, const NerveChange& change)
{
    Counter* counter = state.find(change.counter.id);
    const Position now(data, state);
    if (counter == nullptr || now.isAnimal(now.body(*counter).piece())) // an animal alone is of no class of 1b
        return;
    counter->nerve = change.nerve;
    if (change.nerve == Nerve::Steady)
        settle<FlightDue>(state, counter->id);
    else
        oweFlight(state, *counter);
}

void carry(const Data&, State& state, const FlightOwed& flight)
{
    if (const Counter* counter = state.find(flight.counter.id))
        oweFlight(state, *counter);
}

void carry(const Data&, State& state, const FrightOwed& fright)
{
    const Counter* dead = state.find(fright.dead.id);
    if (dead == nullptr)
        return;
    auto where = placeOfDeath(state, *dead);
    for (const Debt& debt : state.owed)
        if (const auto* due = std::get_if<DeathDue>(&debt); due != nullptr && due->dead == dead->id)
            where = due->where;
    settleDeath(state, dead->id);
    state.owed.push_back(FrightDue{dead->id, std::move(where), fright.fright, fright.into});
}

void carry(const Data&, State& state, const Shaken& shaken)
{
    settleDeath(state, shaken.dead.id);
}

void carry(const Data&, State& state, const RetreatOwed& retreat)
{
    const Counter* counter = state.find(retreat.counter.id);
    if ((counter != nullptr && counter->hex) || looseHorse(state, retreat.counter.id) != nullptr)
        owe(state, RetreatDue{retreat.counter.id, retreat.retreat, retreat.by});
}

void carry(const Data&, State& state, const FallOwed& fall)
{
    if (state.find(fall.counter.id) != nullptr && state.site->map->layout.contains(fall.hex))
        owe(state, FallDue{fall.counter.id, fall.hex, fall.fall});
}

void carry(const Data&, State& state, const LadderOwed& owed)
{
    if (state.find(owed.counter.id) != nullptr && state.site->map->layout.contains(owed.ladder))
        state.owed.push_back(LadderDue{owed.counter.id, owed.ladder});
}

void carry(const Data&, State& state, const Released& released)
{
    settle(state, released.counter.id);
}

} // namespace merlon::siege
