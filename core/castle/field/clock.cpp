#include "core/castle/field/clock.h"

#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"

namespace merlon::castle
{

bool turnsAreOver(const Position& now)
{
    const State& state = now.state();
    return state.fighting && now.data().turns > 0 && state.turn > now.data().turns;
}

play::Findings afterTheLastTurn(const Position& now)
{
    if (!turnsAreOver(now))
        return {};
    return {play::refusal(says::siege_1_2a_over, {{"turns", now.data().turns}})};
}

play::Findings outOfPhase(const Position& now, const Body& who)
{
    const int phase = now.state().phase;
    if (who.state->force == phase)
        return {};
    const auto& forces = now.data().forces;
    return {
        play::refusal(says::siege_1_2a_other_phase,
                      {{"name", who.name()}, {"force", play::Ref{"force", forces[static_cast<std::size_t>(phase)]}}})};
}

play::Findings outOfStep(const Position& now, Step step)
{
    const Step current = now.state().step;
    if (step == current)
        return {};
    if (step < current)
        return {play::refusal(says::siege_1_21g_late, {{"number", numberOf(step)}, {"step", play::wordValue(step)}})};
    return {play::refusal(says::siege_1_21g_early, {{"number", numberOf(step)},
                                                    {"step", play::wordValue(step)},
                                                    {"now", numberOf(current)},
                                                    {"current", play::wordValue(current)}})};
}

std::vector<Body> dueToRecover(const Position& now)
{
    std::vector<Body> due;
    for (const Counter& one : now.state().counters)
        if (one.hex && one.health == Health::Stunned && one.force == now.state().phase &&
            one.stunned != now.state().now())
            due.push_back(now.body(one));
    return due;
}

} // namespace merlon::castle
