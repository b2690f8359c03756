#include "core/castle/turn/turn.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/play/rule_row.h"
#include "siege_rules/1_21.h"
#include "siege_rules/ruling.h"

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;

struct Recovery
{
    const Position& now;
    Body who;

    bool stunned() const { return who.state->health == Health::Stunned; }
    Phase phase() const { return now.state().now(); }
};

Findings wasStunnedInHisOwnPhase(const Recovery& one)
{
    const auto& then = one.who.state->stunned;
    if (!one.stunned() || !then || then->force != one.who.state->force || *then == one.phase())
        return {};
    return {play::ruling(says::siege_ruling_stunned_inert_own_phase, {{"name", one.who.name()}})};
}

constexpr play::Rule<Recovery> recoveryRules[] = {
    {play::impossible, says::siege_1_21e_not_stunned, [](const Recovery& one) { return !one.stunned(); }, nameOf},
    {refusal, says::siege_1_21e_other_phase,
     [](const Recovery& one) { return one.stunned() && one.who.state->force != one.phase().force; }, nameOf},
    {refusal, says::siege_1_21e_this_phase,
     [](const Recovery& one) { return one.stunned() && one.who.state->stunned == one.phase(); }, nameOf},
    {rule::siege_1_21g, inAnotherStep<Step::Recovery>},
    {rule::siege_ruling_stunned_inert, wasStunnedInHisOwnPhase},
};

} // namespace

play::Verdict judge(const Position& now, const play::Begun<Recover>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    const Body who = named<&Recover::counter>(verdict, now, order);
    if (!who)
        return verdict;
    play::weigh(recoveryRules, Recovery{now, who}, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_1_21e_turned_back, {{"name", who.name()}});
    return verdict.effect(Recovered{order->counter});
}

std::vector<RuleId> rulesOfRecovery()
{
    std::vector<RuleId> ids;
    play::addIds(ids, recoveryRules);
    return ids;
}

} // namespace merlon::castle
