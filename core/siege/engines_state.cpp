#include "core/map/hex_map.h"
#include "core/siege/state.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

const map::Covering* machineAt(const State& state, hex::Hex hex)
{
    const map::Covering* tower = castle::equipmentAt(*state.site, hex, "siege_tower");
    return tower != nullptr ? tower : castle::equipmentAt(*state.site, hex, "ram");
}

/// Null: there is neither a siege tower nor a ram on that hex.
EngineLog* keepLog(State& state, hex::Hex hex)
{
    const map::Covering* machine = machineAt(state, hex);
    if (machine == nullptr)
        return nullptr;
    EngineLog* known = state.engineLog(hex);
    return known != nullptr ? known : &state.engines.emplace_back(EngineLog{machine->hexes});
}

} // namespace

const EngineLog* State::engineLog(hex::Hex hex) const
{
    const auto at =
        std::ranges::find_if(engines, [&](const EngineLog& one) { return std::ranges::count(one.hexes, hex) > 0; });
    return at == engines.end() ? nullptr : &*at;
}

EngineLog* State::engineLog(hex::Hex hex)
{
    return const_cast<EngineLog*>(std::as_const(*this).engineLog(hex));
}

void noteInterruption(State& state, const Counter& counter, Interruption by)
{
    if (!counter.hex || counter.aloft)
        return;
    EngineLog* log = keepLog(state, *counter.hex);
    if (log == nullptr)
        return;
    if (by == Interruption::Melee)
        log->fought = state.now();
    if (std::ranges::count(log->interruptions, state.now()) == 0)
        log->interruptions.push_back(state.now());
}

void carry(const Data&, State& state, const Pushed& pushed)
{
    EngineLog* log = keepLog(state, pushed.hex);
    if (log == nullptr)
        return;
    state.moving.clear();
    state.movingWith.clear();
    for (EngineLog& one : state.engines)
        one.last = false;
    log->spent += pushed.pushed;
    log->last = true;
    log->arrived = state.now();
    log->fought.reset();
    log->interruptions.clear();
    for (Counter& counter : state.counters)
        if (counter.hex && !counter.aloft && std::ranges::count(log->hexes, *counter.hex) > 0)
            counter.pushed = true;
}

void carry(const Data&, State& state, const Struck& struck)
{
    if (EngineLog* log = keepLog(state, struck.hex))
    {
        log->struck = state.now();
        log->interruptions.clear();
    }
}

} // namespace merlon::siege
