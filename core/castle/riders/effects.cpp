#include "core/castle/riders/riders.h"

#include "core/castle/field/carts.h"
#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

void settleAlighting(State& state, const std::string& counter)
{
    std::erase_if(state.owed,
                  [&](const Debt& debt)
                  {
                      const auto* due = std::get_if<AlightDue>(&debt);
                      return due != nullptr && due->counter == counter;
                  });
}

/// Neither covered by a door nor owing anything of where he was.
void standAt(State& state, Counter& counter, Hex hex, std::optional<Hex> rear)
{
    counter.hex = hex;
    counter.rear = rear;
    counter.storey = 0;
    counter.arrived = state.now();
    noteActing(state, counter);
    std::erase_if(state.doorSides, [&](const DoorCover& one) { return one.counter == counter.id; });
    std::erase_if(state.scorched, [&](const Scorched& one) { return one.counter == counter.id; });
}

} // namespace

void carry(const Data&, State& state, const Harnessed& harnessed)
{
    const auto cart = cartAt(state, harnessed.harnessed);
    if (!cart)
        return;
    dropHitch(state, harnessed.counter.id);
    dropHitch(state, std::vector{cart->front});
    state.hitches.push_back({harnessed.counter.id, cart->front});
}

void carry(const Data&, State& state, const Unharnessed& unharnessed)
{
    dropHitch(state, unharnessed.counter.id);
}

void carry(const Data&, State& state, const Begins& begins)
{
    if (Counter* counter = state.find(begins.counter.id))
        counter->saddling = Saddling{begins.begins, begins.horse};
}

void carry(const Data&, State& state, const GivesUp& givesUp)
{
    settleAlighting(state, givesUp.counter.id);
    if (Counter* counter = state.find(givesUp.counter.id))
        counter->saddling.reset();
}

void carry(const Data& data, State& state, const Mounts& mounts)
{
    Counter* counter = state.find(mounts.counter.id);
    const auto horse = looseHorseAt(data, state, mounts.mounts);
    if (counter == nullptr || !horse || counter->mounted)
        return;
    std::erase_if(state.horses, [&](const LooseHorse& one) { return one.rider == horse->rider && one.alive; });
    if (Counter* animal = state.find(horse->rider); animal != nullptr && isAHorse(data, *animal))
    {
        animal->hex.reset();
        animal->rear.reset();
    }
    counter->horse = horse->rider == counter->id ? std::string() : horse->rider;
    counter->mounted = true;
    standAt(state, *counter, horse->hex, horse->rear);
}

void carry(const Data&, State& state, const AlightOwed& owed)
{
    const Counter* counter = state.find(owed.counter.id);
    if (counter == nullptr || !counter->mounted)
        return;
    settleAlighting(state, counter->id);
    state.owed.emplace_back(AlightDue{counter->id});
    state.step = Step::Recovery;
}

void carry(const Data& data, State& state, const Alights& alights)
{
    settleAlighting(state, alights.counter.id);
    Counter* counter = state.find(alights.counter.id);
    if (counter == nullptr || !counter->mounted || !state.site->map->layout.contains(alights.alights))
        return;
    leaveHorse(data, state, *counter, true);
    standAt(state, *counter, alights.alights, {});
}

} // namespace merlon::castle
