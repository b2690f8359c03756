// What a captive may not do, and what sets him free.

#include "core/anarchy/captives/captives.h"

#include "anarchy_rules/1_4.h"
#include "anarchy_rules/ruling.h"
#include "core/anarchy/works/works.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/shots/shots.h"
#include "siege_rules/1_7.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

bool isCaptive(const Position& now, const Body& who)
{
    return captiveOf(now, who.state->id) != nullptr;
}

play::Findings doesNothing(const Position& now, const Body& who)
{
    return play::refuseIf(isCaptive(now, who), says::anarchy_1_4c_nothing, {{"name", who.name()}});
}

Findings actsAsACaptive(const Actor& one)
{
    return doesNothing(one.now, one.who);
}

Findings shootsAsACaptive(const Declared& shot)
{
    return doesNothing(shot.now, shot.shooter);
}

Findings movesByHimself(const Actor& one)
{
    return play::refuseIf(isCaptive(one.now, one.who) && mayFlee(one.now, one.who).empty(), says::anarchy_1_4d_himself,
                          {{"name", one.who.name()}});
}

/// Only with a friend, and only against those who guard him.
Findings joinsAnAttack(const Fighter& one)
{
    const Captive* captive = captiveOf(one.now(), one.who.state->id);
    if (captive == nullptr)
        return {};
    const auto& by = one.melee.by;
    const auto& at = one.melee.at;
    const play::Args name{{"name", one.who.name()}};
    if (std::ranges::all_of(by, [&](const Body& other) { return isCaptive(one.now(), other); }))
        return {refusal(says::anarchy_1_4f_alone, name)};
    const std::vector<Body> guards = guardsOf(one.now(), *captive);
    const auto guardsHim = [&](const Body& target)
    { return std::ranges::any_of(guards, [&](const Body& guard) { return guard.state == target.state; }); };
    if (!std::ranges::all_of(at, guardsHim))
        return {refusal(says::anarchy_1_4f_others, name)};
    if (at.empty())
        return {};
    return {play::note(says::anarchy_1_4f_joins, name)};
}

constexpr play::Rule<Actor> actingRow{rule::anarchy_1_4c, actsAsACaptive};
constexpr play::Rule<Actor> movingRow{rule::anarchy_1_4d, movesByHimself};
constexpr play::Rule<Declared> shootingRow{rule::anarchy_1_4c, shootsAsACaptive};
constexpr play::Rule<Fighter> attackingRow{rule::anarchy_1_4f, joinsAnAttack};

// Weapons of the dead.

struct Taking
{
    const Position& now;
    const Body& who;
    const Body& dead;

    bool beside() const
    {
        const auto near = [&](Hex hex)
        { return std::ranges::any_of(Footprint(*who.state), [&](Hex his) { return hex::distance(hex, his) <= 1; }); };
        return std::ranges::any_of(Footprint(*dead.state), near);
    }
};

play::Args bothNames(const Taking& one)
{
    return {{"name", one.who.name()}, {"dead", one.dead.name()}};
}

constexpr play::Rule<Taking> takingRules[] = {
    {refusal, says::anarchy_1_4h_alive,
     [](const Taking& one) { return one.dead.alive() || one.now.isAnimal(one.dead.piece()); }, bothNames},
    {refusal, says::anarchy_1_4h_apart, [](const Taking& one) { return !one.dead.alive() && !one.beside(); },
     bothNames},
};

bool isUnarmed(const Position& now, const Body& who)
{
    return std::ranges::any_of(now.own<State>().captives,
                               [&](const Captive& one) { return one.freed && one.counter == who.state->id; });
}

bool isInHisMovement(const Position& now, const Body& who)
{
    return who && who.state->force == now.state().phase;
}

} // namespace

Verdict judge(const Position& now, const play::Begun<TakeArms>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&TakeArms::counter>(verdict, now, order);
    if (!who || !refuseWhileOwed(verdict, now))
        return verdict;
    if (!isUnarmed(now, who))
        return verdict.forbid(says::anarchy_1_4h_own, {{"name", who.name()}});
    sayWhoMayBegin(verdict, {now, who});
    if (order.wants<&TakeArms::dead>(verdict))
        return verdict;
    const Body dead = now.find(order->dead.id);
    if (!dead)
        return sayUnknown(verdict, order->dead.id);
    play::weigh(takingRules, Taking{now, who, dead}, verdict);
    if (!verdict.whole() || !dead.onMap())
        return verdict;
    begin(verdict, {{order->counter}, Job::Arms, *dead.state->hex, order->dead}, turnsOf(now, Job::Arms));
    return verdict;
}

void sayWhoTakesHeart(Verdict& verdict, const Position& now, const State& next)
{
    for (const Captive& captive : now.own<State>().captives)
    {
        const Body who = now.find(captive.counter);
        if (captiveOf(now, captive.counter) == nullptr || captive.chance || !isInHisMovement(now, who))
            continue;
        for (const Body& guard : guardsOf(now, captive))
            if (const Counter* is = next.find(guard.state->id);
                is != nullptr && is->melees.size() > guard.state->melees.size())
            {
                verdict.note(says::anarchy_1_4f_attacked, {{"name", who.name()}, {"guard", guard.name()}});
                verdict.effect(Emboldened{{captive.counter}});
                break;
            }
    }
}

void sayWhyHeFlees(Verdict& verdict, const Position& now, const CounterId& who)
{
    const Body body = now.find(who.id);
    if (body && verdict.legal)
        play::say(verdict, play::several, mayFlee(now, body));
}

void refuseHisAdvance(Verdict& verdict, const Position& now, const CounterId& who)
{
    if (captiveOf(now, who.id) != nullptr)
        verdict.refuse(says::anarchy_1_4f_stays, {{"name", counterRef(who.id)}});
}

void endFlights(Verdict& verdict, const Ending& ending)
{
    const Position& now = ending.now;
    if (!ending.ofMovement())
        return;
    for (const Captive& captive : now.own<State>().captives)
    {
        const Body who = now.find(captive.counter);
        if (captiveOf(now, captive.counter) == nullptr || !isInHisMovement(now, who) || !who.onMap() || !who.alive())
            continue;
        if (guardsOf(now, captive).empty())
        {
            verdict.say(play::Weight::Ruling, says::anarchy_ruling_142_free, {{"name", who.name()}});
            const bool unhurt = who.state->health != Health::Wounded;
            if (unhurt && options(now).freedValues == "at_once")
                verdict.note(says::anarchy_1_4h_full, {{"name", who.name()}});
            if (unhurt && options(now).freedValues == "after_arming")
                verdict.say(play::Weight::Ruling, says::anarchy_ruling_142_unarmed, {{"name", who.name()}});
            verdict.effect(Freed{{captive.counter}});
        }
        else if (captive.chance)
            verdict.effect(ChanceOver{{captive.counter}});
    }
}

void joinCaptives(Tables& tables, Policies& policies)
{
    tables.acting.add(actingRow);
    tables.moving.add(movingRow);
    tables.shooters.behind(rule::siege_ruling_stunned_inert, shootingRow);
    tables.attackers.behind(rule::siege_1_7a, attackingRow);
    joinYielding(policies);
}

std::vector<RuleId> rulesOfCaptives()
{
    std::vector<RuleId> ids{rule::anarchy_1_4c, rule::anarchy_1_4d, rule::anarchy_1_4e,
                            rule::anarchy_1_4f, rule::anarchy_1_4g, rule::anarchy_1_4h};
    for (const auto& more : {rulesOfYielding(), rulesOfTheEscort()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

} // namespace merlon::anarchy
