// What is owed comes before any other order.

#include "core/castle/field/first.h"

#include "core/castle/field/clock.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_72.h"
#include "siege_rules/1_73.h"
#include "siege_rules/1_8.h"
#include "siege_rules/1_94.h"
#include "siege_rules/3_33.h"
#include "siege_rules/3_35.h"
#include "siege_rules/3_52.h"
#include "siege_rules/3_54.h"
#include "siege_rules/5_32.h"
#include "siege_rules/sheet.h"

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

template <Driven by>
Findings firstHeRetreats(const Debt& debt, const Phrase& says)
{
    const auto* due = std::get_if<RetreatDue>(&debt);
    if (due == nullptr || due->by != by)
        return {};
    return {refusal(says, {{"name", counterRef(due->counter)}, {"hexes", due->hexes}})};
}

Findings firstHeRetreatsFromAShot(const Debt& debt)
{
    return firstHeRetreats<Driven::Shot>(debt, says::siege_sheet_3d_first);
}

Findings firstHeRetreatsFromAMelee(const Debt& debt)
{
    return firstHeRetreats<Driven::Melee>(debt, says::siege_sheet_5a_first);
}

Findings firstHeIsPlaced(const Debt& debt)
{
    const auto* due = std::get_if<PlacingDue>(&debt);
    if (due == nullptr)
        return {};
    return {refusal(says::siege_3_35a_first, {{"name", counterRef(due->counter)}})};
}

Findings firstHeAlights(const Debt& debt)
{
    const auto* due = std::get_if<AlightDue>(&debt);
    if (due == nullptr)
        return {};
    return {refusal(says::siege_3_33d_first, {{"name", counterRef(due->counter)}})};
}

Findings firstHeFalls(const Debt& debt)
{
    const auto* due = std::get_if<FallDue>(&debt);
    if (due == nullptr || due->drop != Drop::Ladder)
        return {};
    return {refusal(says::siege_1_94d_first, {{"name", counterRef(due->counter)}})};
}

Findings firstHeIsThrown(const Debt& debt)
{
    const auto* due = std::get_if<FallDue>(&debt);
    if (due == nullptr || due->drop != Drop::Bridge)
        return {};
    return {refusal(says::siege_1_8c_first, {{"name", counterRef(due->counter)}})};
}

Findings firstTheLadderIsLaid(const Debt& debt)
{
    const auto* due = std::get_if<LadderDue>(&debt);
    if (due == nullptr)
        return {};
    return {refusal(says::siege_1_94c_first, {{"name", counterRef(due->counter)}})};
}

Findings firstTheBlowIsTaken(const Debt& debt)
{
    const auto* due = std::get_if<BlowDue>(&debt);
    if (due == nullptr)
        return {};
    play::List among;
    for (const std::string& one : due->among)
        among.push_back(counterRef(one));
    return {refusal(says::siege_1_72d_first, {{"names", std::move(among)}})};
}

Findings firstHeLeavesTheFire(const Debt& debt)
{
    const auto* due = std::get_if<RetreatDue>(&debt);
    if (due == nullptr || due->by != Driven::Fire)
        return {};
    return {refusal(says::siege_3_54a_first, {{"name", counterRef(due->counter)}})};
}

Findings firstHeLeavesTheTop(const Debt& debt)
{
    const auto* due = std::get_if<RetreatDue>(&debt);
    if (due == nullptr || due->by != Driven::Top)
        return {};
    return {refusal(says::siege_5_32c_first, {{"name", counterRef(due->counter)}})};
}

Findings firstTheDieOfTheFire(const Debt& debt)
{
    const auto* due = std::get_if<SpreadDue>(&debt);
    if (due == nullptr)
        return {};
    return {refusal(says::siege_3_52a_first, {{"from", due->from}, {"hex", due->hex}})};
}

constexpr play::Rule<Debt> debtRules[] = {
    {rule::siege_sheet_3d, firstHeRetreatsFromAShot},
    {rule::siege_sheet_5a, firstHeRetreatsFromAMelee},
    {rule::siege_3_35a, firstHeIsPlaced},
    {rule::siege_3_33d, firstHeAlights},
    {rule::siege_1_72d, firstTheBlowIsTaken},
    {rule::siege_1_8c, firstHeIsThrown},
    {rule::siege_1_94d, firstHeFalls},
    {rule::siege_1_94c, firstTheLadderIsLaid},
    {rule::siege_3_54a, firstHeLeavesTheFire},
    {rule::siege_5_32c, firstHeLeavesTheTop},
    {rule::siege_3_52a, firstTheDieOfTheFire},
};

constexpr play::Rule<Position> advanceRules[] = {
    {refusal, says::siege_1_73a_first, [](const Position& now) { return now.policies().mayAdvance(now); }},
};

} // namespace

bool refuseDebts(Verdict& verdict, const Position& now)
{
    for (const Debt& debt : now.state().owed)
        if (!waitsForTheMelee(now, debt))
            play::weigh(now.tables().debts, debt, verdict);
    play::weigh(now.tables().first, now, verdict);
    return verdict.legal;
}

bool refuseWhileOwed(Verdict& verdict, const Position& now)
{
    play::weigh(advanceRules, now, verdict);
    play::say(verdict, rule::siege_1_2a, afterTheLastTurn(now));
    return refuseDebts(verdict, now);
}

std::vector<RuleId> rulesOfDebts()
{
    std::vector<RuleId> ids;
    play::addIds(ids, advanceRules);
    return ids;
}

play::Rows<Debt> debtRows()
{
    return debtRules;
}

bool waitsForTheMelee(const Position& now, const Debt& debt)
{
    return mayWait(now, debt) && now.policies().mayAdvance(now);
}

bool mayWait(const Position& now, const Debt& debt)
{
    return now.policies().waits != nullptr && now.policies().waits(now, debt);
}

} // namespace merlon::castle
