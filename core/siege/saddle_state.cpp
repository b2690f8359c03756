// What mounting and dismounting change.

#include "core/map/hex_map.h"
#include "core/siege/position.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

bool isHorse(const Data& data, const Counter& counter)
{
    return data.figures[static_cast<std::size_t>(counter.figure)].piece.cls.id == "horse";
}

LooseHorse asLoose(const Counter& horse)
{
    return {horse.id, *horse.hex, *horse.rear, horse.health != Health::Dead, horse.force, horse.arrived};
}

/// None when it is that force's own.
std::optional<int> holderOf(const State& state, const std::string& horse, int force)
{
    const Counter* owner = state.find(horse);
    return owner == nullptr || owner->force == force ? std::nullopt : std::optional(force);
}

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
    counter.aloft = false;
    counter.arrived = state.now();
    noteActing(state, counter);
    std::erase_if(state.doorSides, [&](const DoorCover& one) { return one.counter == counter.id; });
    std::erase_if(state.scorched, [&](const Scorched& one) { return one.counter == counter.id; });
}

} // namespace

void leaveHorse(const Data& data, State& state, Counter& rider, bool alive)
{
    const std::string id = rider.horse.empty() ? rider.id : rider.horse;
    const auto hex = rider.hex;
    const auto rear = rider.rear;
    const int force = rider.force;
    rider.mounted = false;
    rider.saddling.reset();
    rider.hex.reset();
    rider.rear.reset();
    rider.aloft = false;
    if (!hex)
        return;
    if (Counter* horse = state.find(id); horse != nullptr && isHorse(data, *horse))
    {
        horse->hex = hex;
        horse->rear = rear.value_or(*hex);
        horse->health = alive ? Health::Ready : Health::Dead;
        horse->force = force;
        return;
    }
    state.horses.push_back({id, *hex, rear.value_or(*hex), alive, holderOf(state, id, force)});
}

std::optional<LooseHorse> horseLeftBy(const State& state, const Counter& rider)
{
    const std::string& id = rider.horse.empty() ? rider.id : rider.horse;
    const auto loose = std::ranges::find(state.horses, id, &LooseHorse::rider);
    if (loose != state.horses.end())
        return *loose;
    const Counter* horse = id == rider.id ? nullptr : state.find(id);
    return horse != nullptr && horse->hex && horse->rear ? std::optional(asLoose(*horse)) : std::nullopt;
}

int sideOf(const State& state, const LooseHorse& horse)
{
    const Counter* owner = state.find(horse.rider);
    return horse.holder.value_or(owner == nullptr ? -1 : owner->force);
}

std::optional<LooseHorse> looseHorseAt(const Data& data, const State& state, Hex hex)
{
    for (const LooseHorse& one : state.horses)
        if (one.alive && (one.hex == hex || one.rear == hex))
            return one;
    for (const Counter& one : state.counters)
        if (one.health != Health::Dead && one.rear && Footprint(one).contains(hex) && isHorse(data, one))
            return asLoose(one);
    return {};
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
    if (Counter* animal = state.find(horse->rider); animal != nullptr && isHorse(data, *animal))
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

} // namespace merlon::siege
