#include "core/siege/panic/panic.h"

#include "core/castle/field/settle.h"

namespace merlon::siege
{

using namespace castle;

namespace
{

/// What a death makes of others.
void settleDeath(State& state, const std::string& dead)
{
    std::erase_if(state.owed,
                  [&](const Debt& debt)
                  {
                      const auto* death = otherDue<DeathDue>(debt);
                      const auto* fright = otherDue<FrightDue>(debt);
                      return (death != nullptr && death->dead == dead) || (fright != nullptr && fright->dead == dead);
                  });
}

void oweFlight(State& state, const Counter& counter)
{
    settle<OtherDue>(state, counter.id);
    if (counter.hex && counter.health != Health::Dead)
        oweOther(state, counter.id, play::Opaque::of(FlightDue{counter.id}));
}

} // namespace

void carry(const Data& data, State& state, const LeftMap& left)
{
    if (Counter* counter = state.find(left.counter.id))
        counter->left = true;
    state.sheet.forget(left.counter.id); // nobody waits until he is well again
    carry(data, state, Removed{left.counter});
}

void carry(const Data& data, State& state, const NerveChange& change)
{
    Counter* counter = state.find(change.counter.id);
    const Position now(data, state);
    if (counter == nullptr || now.isAnimal(now.body(*counter).piece())) // an animal alone is of no class of 1b
        return;
    setNerve(state, counter->id, change.nerve);
    if (change.nerve == Nerve::Steady)
        settle<OtherDue>(state, counter->id);
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
        if (const auto* due = otherDue<DeathDue>(debt); due != nullptr && due->dead == dead->id)
            where = due->where;
    settleDeath(state, dead->id);
    oweOther(state, {}, play::Opaque::of(FrightDue{dead->id, std::move(where), fright.fright, fright.into}));
}

void carry(const Data&, State& state, const Shaken& shaken)
{
    settleDeath(state, shaken.dead.id);
}

} // namespace merlon::siege
