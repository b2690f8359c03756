#include "core/map/hex_map.h"
#include "core/siege/position.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

/// Null: there is no ballista on that hex.
BallistaLog* keepLog(State& state, hex::Hex hex)
{
    if (castle::equipmentAt(*state.site, hex, "ballista") == nullptr)
        return nullptr;
    const auto known = std::ranges::find(state.ballistas, hex, &BallistaLog::hex);
    return known != state.ballistas.end() ? &*known : &state.ballistas.emplace_back(BallistaLog{hex});
}

/// To the ballistas on such hexes he was of no use in this phase.
template <class IsLeft>
void noteAbsence(State& state, const std::string& counter, IsLeft isLeft)
{
    for (const map::Covering& one : state.site->map->overlays)
        if (one.kind == "ballista")
            for (const hex::Hex hex : one.hexes)
                if (BallistaLog* log = isLeft(hex) ? keepLog(state, hex) : nullptr)
                    log->left.push_back(counter);
}

} // namespace

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

void carry(const Data&, State& state, const BallistaShot& shot)
{
    BallistaLog* log = keepLog(state, shot.hex);
    if (log == nullptr)
        return;
    log->force = state.phase;
    log->served = 0;
    log->shot = state.now();
    log->crew = {shot.by.id, shot.bolt.id};
    for (const std::string& id : log->crew)
        if (Counter* counter = state.find(id))
            counter->acted = state.now();
}

void carry(const Data&, State& state, const BallistaServed& served)
{
    if (BallistaLog* log = keepLog(state, served.hex))
    {
        log->force = state.phase;
        log->served = served.served;
    }
}

} // namespace merlon::siege
