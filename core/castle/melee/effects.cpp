#include "core/castle/melee/melee.h"

#include "core/castle/field/loose_horses.h"
#include "core/castle/field/settle.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

std::vector<std::string> idsOf(const std::vector<CounterId>& counters)
{
    std::vector<std::string> ids;
    for (const CounterId& one : counters)
        ids.push_back(one.id);
    return ids;
}

} // namespace

void carry(const Data&, State& state, const Fought& fought)
{
    const auto tookPart = [&](const CounterId& id)
    {
        Counter* counter = state.find(id.id);
        if (counter == nullptr)
            return;
        std::erase_if(counter->melees, [&](const Phase& one) { return one.turn < state.turn - 1; });
        if (std::ranges::count(counter->melees, state.now()) == 0)
            counter->melees.push_back(state.now());
    };
    std::ranges::for_each(fought.by, tookPart);
    std::ranges::for_each(fought.at, tookPart);
    for (const CounterId& id : fought.by)
        if (Counter* counter = state.find(id.id))
        {
            counter->attacked = true;
            noteInterruption(state, *counter, Interruption::Melee);
            noteActing(state, *counter);
        }
    std::erase_if(state.named, [&](const AttackNamed& one) { return one.by == fought.by && one.named == fought.at; });
    state.clash.reset();
    if (fought.lost == Lost::Nobody)
        return;
    const bool attackersWin = fought.lost == Lost::Defenders;
    state.clash = Clash{idsOf(attackersWin ? fought.by : fought.at), {}};
    for (const CounterId& id : attackersWin ? fought.at : fought.by)
        if (const Counter* loser = state.find(id.id))
            state.clash->losers.push_back(*loser);
        else if (const LooseHorse* horse = looseHorse(state, id.id))
            state.clash->losers.push_back(counterOf(state, *horse));
}

void carry(const Data&, State& state, const AttackNamed& attack)
{
    state.named.push_back(attack);
}

void carry(const Data&, State& state, const MeleeOver&)
{
    state.clash.reset();
}

void carry(const Data&, State& state, const BlowOwed& blow)
{
    state.owed.push_back(BlowDue{idsOf(blow.among), {blow.suffer, blow.horse}});
}

void carry(const Data&, State& state, const BlowTaken& taken)
{
    settle<BlowDue>(state, taken.counter.id);
}

} // namespace merlon::castle
