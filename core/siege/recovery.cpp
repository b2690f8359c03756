#include "core/siege/recovery.h"

#include "core/play/rule_row.h"
#include "core/siege/common_rows.h"
#include "core/siege/named.h"
#include "core/siege/retreat.h"
#include "core/siege/turn.h"
#include "siege_rules.h"

namespace merlon::siege
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

Findings isNotStunned(const Recovery& one)
{
    if (one.stunned())
        return {};
    return {play::impossible(says::siege_1_21e_not_stunned, {{"name", one.who.name()}})};
}

Findings recoversInAnotherPhase(const Recovery& one)
{
    if (!one.stunned() || one.who.state->force == one.phase().force)
        return {};
    return {refusal(says::siege_1_21e_other_phase, {{"name", one.who.name()}})};
}

Findings wasStunnedInThisPhase(const Recovery& one)
{
    if (!one.stunned() || one.who.state->stunned != one.phase())
        return {};
    return {refusal(says::siege_1_21e_this_phase, {{"name", one.who.name()}})};
}

Findings wasStunnedInHisOwnPhase(const Recovery& one)
{
    const auto& then = one.who.state->stunned;
    if (!one.stunned() || !then || then->force != one.who.state->force || *then == one.phase())
        return {};
    return {play::ruling(says::siege_ruling_stunned_inert_own_phase, {{"name", one.who.name()}})};
}

constexpr play::Rule<Recovery> recoveryRules[] = {
    {rule::siege_1_21e, isNotStunned},
    {rule::siege_1_21e, recoversInAnotherPhase},
    {rule::siege_1_21e, wasStunnedInThisPhase},
    {rule::siege_1_21g, inAnotherStep<Step::Recovery>},
    {rule::siege_ruling_stunned_inert, wasStunnedInHisOwnPhase},
};

} // namespace

std::vector<Body> dueToRecover(const Position& now)
{
    std::vector<Body> due;
    for (const Counter& one : now.state().counters)
        if (one.hex && one.health == Health::Stunned && one.force == now.state().phase &&
            one.stunned != now.state().now())
            due.push_back(now.body(one));
    return due;
}

play::Verdict judge(const Position& now, const play::Begun<Recover>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    const Body who = named<&Recover::counter>(verdict, now, order);
    if (!who)
        return verdict;
    play::weigh(recoveryRules, Recovery{now, who}, verdict);
    return verdict.legal ? verdict.effect(Recovered{order->counter}) : verdict;
}

std::vector<RuleId> rulesOfRecovery()
{
    std::vector<RuleId> ids;
    play::addIds(ids, recoveryRules);
    return ids;
}

} // namespace merlon::siege
