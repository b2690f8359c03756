// The crew of a ballista: the turns that count, and what they may not do. 3.41b, siege.ruling.ballista-serve.

#include "core/siege/ballista_crew.h"

#include "core/map/hex_map.h"
#include "siege_rules.h"

#include <algorithm>
#include <span>

namespace merlon::siege
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// A ballista with those who may be its crew of this turn.
struct Served
{
    Hex hex;
    std::vector<const Counter*> hands;
};

Served servedInThisPhase(const Position& now, Hex hex)
{
    Served served{hex, {}};
    const BallistaLog* log = now.state().ballistaLog(hex);
    for (const Counter& one : now.state().counters)
    {
        const Body who = now.body(one);
        const bool left = log != nullptr && std::ranges::count(log->left, one.id) > 0;
        const bool serves = one.hex && one.force == now.state().phase && who.alive() && !now.isAnimal(who.piece()) &&
                            one.health != Health::Stunned && isBeside(who, hex) && !left && one.shots == 0 &&
                            !one.shotBefore && !one.attacked && one.work != Work::PutOut;
        if (serves && servedBy(now, who) == nullptr)
            served.hands.push_back(&one);
    }
    return served;
}

/// The most ballistas that have a crew when each man counts for one; those before others.
std::vector<Hex> mannedOf(const Position& now, std::span<const Served> ballistas, std::vector<const Counter*>& taken)
{
    if (ballistas.empty())
        return {};
    const Served& first = ballistas.front();
    const auto free = [&](const Counter* one) { return std::ranges::count(taken, one) == 0; };
    std::vector<Hex> best;
    for (const Counter* engineer : first.hands)
        for (const Counter* other : first.hands)
        {
            if (engineer == other || !isEngineer(now.body(*engineer)) || !free(engineer) || !free(other))
                continue;
            taken.insert(taken.end(), {engineer, other});
            std::vector<Hex> manned = mannedOf(now, ballistas.subspan(1), taken);
            taken.resize(taken.size() - 2);
            manned.push_back(first.hex);
            if (manned.size() > best.size())
                best = std::move(manned);
            if (best.size() == ballistas.size())
                return best;
        }
    std::vector<Hex> others = mannedOf(now, ballistas.subspan(1), taken);
    return others.size() > best.size() ? others : best;
}

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
    return now.played().ballistaCrew == "three-turns";
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
    const int turns = now.ruleset().machines.ballistaTurns;
    const int force = log != nullptr ? log->force : state.phase;
    const auto forces = std::max(1, static_cast<int>(now.data().forces.size()));
    const auto order = [&](int one) { return (one - now.data().first + forces) % forces; };
    const bool playing = force == state.phase;
    const bool gone = order(force) < order(state.phase) || (playing && state.step > Step::FirstShooting);
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
    const int turns = now.ruleset().machines.ballistaTurns;
    return std::clamp(turns - (nextShotOf(now, ballista) - now.state().turn), 0, turns);
}

void countCrews(Verdict& verdict, const Position& now)
{
    if (!crewForThreeTurns(now))
        return;
    const State& state = now.state();
    std::vector<Served> ballistas;
    for (const Hex hex : ballistasOf(state))
    {
        const BallistaLog* log = state.ballistaLog(hex);
        if (log == nullptr || log->shot != state.now())
            ballistas.push_back(servedInThisPhase(now, hex));
    }
    std::ranges::stable_sort(ballistas, std::greater(),
                             [&](const Served& one) { return servedFor(now, one.hex, state.phase); });
    std::vector<const Counter*> taken;
    const auto manned = mannedOf(now, ballistas, taken);
    for (const Served& one : ballistas)
    {
        const int before = servedFor(now, one.hex, state.phase);
        const int served = std::ranges::count(manned, one.hex) > 0 ? before + 1 : 0;
        if (served != before)
            verdict.effect(BallistaServed{one.hex, served});
    }
}

} // namespace merlon::siege
