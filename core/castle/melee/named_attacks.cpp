// Attacks that are named before the first of them is fought: siege.ruling.melee-order, where a scenario has chosen so.

#include "core/castle/melee/melee.h"

#include "core/castle/field/first.h"
#include "core/play/as.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

std::vector<CounterId> idsOf(const std::vector<Body>& bodies)
{
    std::vector<CounterId> ids;
    for (const Body& one : bodies)
        ids.push_back({one.state->id});
    return ids;
}

bool areTheSame(const std::vector<CounterId>& some, const std::vector<CounterId>& others)
{
    return some.size() == others.size() && std::ranges::is_permutation(some, others);
}

bool areAmong(const std::vector<CounterId>& others, const std::vector<CounterId>& some)
{
    return std::ranges::all_of(some, [&](const CounterId& one) { return std::ranges::count(others, one) > 0; });
}

/// As far as it is told.
bool wasNamed(const Melee& melee)
{
    const bool whole = !melee.by.empty() && !melee.at.empty();
    const auto fits = whole ? areTheSame : areAmong;
    const auto isIt = [&](const AttackNamed& one)
    { return fits(one.by, idsOf(melee.by)) && fits(one.named, idsOf(melee.at)); };
    return std::ranges::any_of(melee.now.state().named, isIt);
}

constexpr play::Rule<Melee> fightRules[] = {
    {refusal, says::siege_ruling_melee_order_unnamed,
     [](const Melee& melee) { return melee.now.rules().meleesNamedFirst && !wasNamed(melee); }},
};

Findings isNamedAgain(const Melee& melee)
{
    Findings found;
    for (const Body& attacker : melee.by)
        for (const AttackNamed& one : melee.now.state().named)
            if (std::ranges::count(one.by, CounterId{attacker.state->id}) > 0)
                found.push_back(refusal(says::siege_ruling_melee_order_again, {{"name", attacker.name()}}));
    return found;
}

constexpr play::Rule<Melee> namingRules[] = {
    {refusal, says::siege_ruling_melee_order_each,
     [](const Melee& melee) { return !melee.now.rules().meleesNamedFirst; }},
    {refusal, says::siege_ruling_melee_order_begun,
     [](const Melee& melee) { return std::ranges::any_of(melee.now.state().counters, &Counter::attacked); }},
    {rule::siege_ruling_melee_order, isNamedAgain},
};

} // namespace

void sayWhetherItWasNamed(Verdict& verdict, const Melee& melee)
{
    play::weigh(fightRules, melee, verdict);
}

Verdict judge(const Position& now, const play::Begun<NameAttack>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const auto found = meleeOf(verdict, now, order->by, order->at);
    if (!found)
        return verdict;
    const Melee& melee = *found;
    play::weigh(namingRules, melee, verdict);
    sayWhoMayAttack(verdict, melee);
    if (verdict.legal)
        sayWhoIsAttacked(verdict, melee);
    if (!verdict.whole())
        return verdict;
    if (now.policies().odds != nullptr)
        now.policies().odds(verdict, melee);
    return verdict.legal ? verdict.effect(AttackNamed{order->by, order->at}) : verdict;
}

std::optional<play::Value> namedWith(const Position& now, const play::Record& begun, const play::Field& field,
                                     const play::Value& mark)
{
    const play::Value* given = play::find(begun.fields, field.key);
    const auto* who = std::get_if<play::Ref>(&mark);
    if (begun.kind != "attack" || who == nullptr || (given != nullptr && !std::get<play::List>(*given).empty()))
        return {};
    for (const AttackNamed& one : now.state().named)
        if (const auto& all = field.key == "by" ? one.by : one.named; std::ranges::count(all, CounterId{who->id}) > 0)
            return play::As<std::vector<CounterId>>::put(all);
    return {};
}

std::vector<RuleId> rulesOfNamedAttacks()
{
    std::vector<RuleId> ids;
    play::addIds(ids, fightRules);
    play::addIds(ids, namingRules);
    return ids;
}

} // namespace merlon::castle
