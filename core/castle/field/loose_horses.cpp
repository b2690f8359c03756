#include "core/castle/field/loose_horses.h"

#include "core/castle/field/position.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

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

} // namespace

std::string horseOf(std::string_view rider)
{
    return std::string(rider) + ".horse";
}

const LooseHorse* looseHorse(const State& state, std::string_view id)
{
    const auto is = [&](const LooseHorse& horse) { return horseOf(horse.rider) == id; };
    const auto horse = std::ranges::find_if(state.horses, is);
    return horse == state.horses.end() ? nullptr : &*horse;
}

LooseHorse* looseHorse(State& state, std::string_view id)
{
    return const_cast<LooseHorse*>(looseHorse(std::as_const(state), id));
}

Counter counterOf(const State& state, const LooseHorse& horse)
{
    Counter counter;
    counter.id = horseOf(horse.rider);
    counter.figure = -1;
    counter.force = std::max(0, sideOf(state, horse));
    counter.health = horse.alive ? Health::Ready : Health::Dead;
    counter.hex = horse.hex;
    counter.rear = horse.rear;
    counter.arrived = horse.arrived;
    return counter;
}

const Figure& figureOfAHorse()
{
    static const Figure figure = []
    {
        Figure horse;
        horse.piece.cls.id = "horse";
        return horse;
    }();
    return figure;
}

bool isAHorse(const Data& data, const Counter& counter)
{
    return data.figures[static_cast<std::size_t>(counter.figure)].piece.cls.id == "horse";
}

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
    rider.storey = 0;
    if (!hex)
        return;
    if (Counter* horse = state.find(id); horse != nullptr && isAHorse(data, *horse))
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
        if (one.health != Health::Dead && one.rear && Footprint(one).contains(hex) && isAHorse(data, one))
            return asLoose(one);
    return {};
}

} // namespace merlon::castle
