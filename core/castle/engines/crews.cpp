// How many turns running a ballista has had a crew: 3.41b.

#include "core/castle/engines/engines.h"

#include "core/castle/field/ballista_crew.h"

#include <algorithm>
#include <span>

namespace merlon::castle
{
namespace
{

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

void countCrews(play::Verdict& verdict, const Position& now)
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

} // namespace merlon::castle
