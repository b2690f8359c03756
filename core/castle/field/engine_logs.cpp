#include "core/castle/field/position.h"
#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

/// To the ballistas on such hexes he was of no use in this phase.
template <class IsLeft>
void noteAbsence(State& state, const std::string& counter, IsLeft isLeft)
{
    for (const map::Covering& one : state.site->map->overlays)
        if (one.kind == "ballista")
            for (const hex::Hex hex : one.hexes)
                if (BallistaLog* log = isLeft(hex) ? keepBallistaLog(state, hex) : nullptr)
                    log->left.push_back(counter);
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
    if (!counter.hex || counter.storey > 0)
        return;
    EngineLog* log = keepEngineLog(state, *counter.hex);
    if (log == nullptr)
        return;
    if (by == Interruption::Melee)
        log->fought = state.now();
    if (std::ranges::count(log->interruptions, state.now()) == 0)
        log->interruptions.push_back(state.now());
}

const map::Covering* machineAt(const State& state, hex::Hex hex)
{
    const map::Covering* tower = equipmentAt(*state.site, hex, "siege_tower");
    return tower != nullptr ? tower : equipmentAt(*state.site, hex, "ram");
}

EngineLog* keepEngineLog(State& state, hex::Hex hex)
{
    const map::Covering* machine = machineAt(state, hex);
    if (machine == nullptr)
        return nullptr;
    EngineLog* known = state.engineLog(hex);
    return known != nullptr ? known : &state.engines.emplace_back(EngineLog{machine->hexes});
}

BallistaLog* keepBallistaLog(State& state, hex::Hex hex)
{
    if (equipmentAt(*state.site, hex, "ballista") == nullptr)
        return nullptr;
    const auto known = std::ranges::find(state.ballistas, hex, &BallistaLog::hex);
    return known != state.ballistas.end() ? &*known : &state.ballistas.emplace_back(BallistaLog{hex});
}

const BallistaLog* State::ballistaLog(hex::Hex hex) const
{
    const auto at = std::ranges::find(ballistas, hex, &BallistaLog::hex);
    return at == ballistas.end() ? nullptr : &*at;
}

void noteLeaving(State& state, const Counter& counter, hex::Hex to)
{
    if (!counter.hex)
        return;
    noteAbsence(state, counter.id,
                [&](hex::Hex hex) { return hex::distance(hex, *counter.hex) == 1 && hex::distance(hex, to) != 1; });
}

void noteStunned(State& state, const Counter& counter)
{
    const Footprint stands(counter);
    noteAbsence(state, counter.id,
                [&](hex::Hex hex)
                { return std::ranges::any_of(stands, [&](hex::Hex one) { return hex::distance(hex, one) == 1; }); });
}

void endPhaseOfBallistas(State& state)
{
    for (BallistaLog& one : state.ballistas)
    {
        one.crew.clear();
        one.left.clear();
    }
    std::erase_if(state.ballistas, [](const BallistaLog& one) { return one.served == 0 && !one.shot; });
}

} // namespace merlon::castle
