// The crew of a ballista: the turns that count, and what they may not do. 3.41b, siege.ruling.ballista-serve.

#include "core/castle/field/ballista_crew.h"

#include "core/map/hex_map.h"
#include "siege_rules/3_41.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;

} // namespace

bool isBeside(const Body& who, Hex hex)
{
    return std::ranges::any_of(Footprint(*who.state), [&](Hex one) { return hex::distance(one, hex) == 1; });
}

bool isEngineer(const Body& who)
{
    return who.piece().cls.id == "engineer";
}

bool crewForThreeTurns(const Position& now)
{
    return now.rules().crewsForThreeTurns;
}

/// The one that he served in this turn; null: none.
const BallistaLog* servedBy(const Position& now, const Body& who)
{
    for (const BallistaLog& one : now.state().ballistas)
        if (std::ranges::count(one.crew, who.state->id) > 0)
            return &one;
    return nullptr;
}

/// The turns with a crew of that side that count for its next shot.
int servedFor(const Position& now, Hex hex, int force)
{
    const BallistaLog* log = now.state().ballistaLog(hex);
    return log != nullptr && log->force == force ? log->served : 0;
}

Findings servesABallista(const Position& now, const Body& who)
{
    if (servedBy(now, who) == nullptr)
        return {};
    return {refusal(says::siege_ruling_ballista_serve_serves, {{"name", who.name()}})};
}

Findings leavesABallista(const Position& now, const Body& who, Hex end)
{
    const BallistaLog* log = servedBy(now, who);
    if (log == nullptr || !crewForThreeTurns(now) || hex::distance(log->hex, end) == 1)
        return {};
    return {refusal(says::siege_3_41b_leaves, {{"name", who.name()}, {"hex", log->hex}}, placeOf(log->hex))};
}

std::vector<Hex> ballistasOf(const State& state)
{
    std::vector<Hex> hexes;
    for (const map::Covering& one : state.site->map->overlays)
        if (one.kind == "ballista")
            hexes.insert(hexes.end(), one.hexes.begin(), one.hexes.end());
    return hexes;
}

int nextShotOf(const Position& now, Hex ballista)
{
    const State& state = now.state();
    const BallistaLog* log = state.ballistaLog(ballista);
    const int turns = now.numbers().machines.ballistaTurns;
    const int force = log != nullptr ? log->force : state.phase;
    const bool playing = force == state.phase;
    const bool gone = now.orderOf(force) < now.orderOf(state.phase) || (playing && state.step > Step::FirstShooting);
    const int first = state.turn + (gone ? 1 : 0);
    const int rested = log != nullptr && log->shot ? std::max(first, log->shot->turn + turns) : first;
    if (!crewForThreeTurns(now))
        return rested;
    const bool countsNow = gone && playing && !(log != nullptr && log->shot == state.now());
    const int served = (log != nullptr ? log->served : 0) + (countsNow ? 1 : 0);
    return std::max(rested, first + std::max(0, turns - 1 - served));
}

int cycleOf(const Position& now, Hex ballista)
{
    const int turns = now.numbers().machines.ballistaTurns;
    return std::clamp(turns - (nextShotOf(now, ballista) - now.state().turn), 0, turns);
}

} // namespace merlon::castle
