// How the column of a melee is found, row by row: strengths and numbers (1.7, 1.71, 1.72).

#include "core/siege/melee/odds.h"

#include "core/siege/field/nerve.h"
#include "siege_rules/1_7.h"
#include "siege_rules/1_72.h"
#include "siege_rules/panic.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Finding;
using play::Findings;
using play::note;
using play::refusal;
using play::ruling;

// Strengths.

Findings oneOfThemIsBelowOne(const Odds& odds)
{
    Findings found;
    if (options(odds.melee.now).jointBelowOne == "each" && odds.melee.joint())
        for (const Body& one : odds.melee.by)
            if (one.attack() < odds.defence)
                found.push_back(refusal(says::siege_ruling_joint_below_one_each,
                                        {{"name", one.name()}, {"attack", one.attack()}, {"defence", odds.defence}}));
    return found;
}

constexpr play::Rule<Odds> strengthRules[] = {
    {refusal, says::siege_1_7e_below, [](const Odds& odds) { return odds.attack < odds.defence; },
     [](const Odds& odds) { return play::args("attack", odds.attack, "defence", odds.defence); }},
    {rule::siege_ruling_joint_below_one, oneOfThemIsBelowOne},
    {note, says::siege_1_7d_ratio, [](const Odds& odds) { return odds.attack >= odds.defence; },
     [](const Odds& odds) {
         return play::args("attack", odds.attack, "defence", odds.defence, "ratio",
                           ratioText(odds.attack, odds.defence));
     }},
};

// Shifts.

int panickedTarget(const Odds& odds)
{
    return ruleset(odds.melee.now).meleeTables.panickedTarget;
}

Findings attacksThosePanicked(const Odds& odds)
{
    const int columns = panickedTarget(odds);
    if (!std::ranges::all_of(odds.melee.at, [&](const Body& one) { return inPanic(odds.melee.now, one); }))
        return {};
    Finding found = note(says::siege_panic_2g_shift, {{"columns", columns}});
    found.add = columns;
    return {found};
}

Findings attacksSomePanicked(const Odds& odds)
{
    const auto steady =
        std::ranges::count_if(odds.melee.at, [&](const Body& one) { return !inPanic(odds.melee.now, one); });
    if (steady == 0 || steady == std::ssize(odds.melee.at))
        return {};
    if (!areInPanic(odds.melee.now, odds.melee.at))
        return {ruling(says::siege_ruling_panic_joint_all)};
    Finding found = ruling(says::siege_ruling_panic_joint_any);
    found.add = panickedTarget(odds);
    return {found};
}

constexpr play::Rule<Odds> shiftRules[] = {
    {rule::siege_panic_2g, attacksThosePanicked},
    {rule::siege_ruling_panic_joint, attacksSomePanicked},
};

Findings shiftedBelowOne(const Odds& odds)
{
    if (odds.unclamped() >= 1 || odds.ratio() < 1)
        return {};
    return {options(odds.melee.now).belowOne == "clamp" ? ruling(says::siege_ruling_below_one_clamped)
                                                        : refusal(says::siege_ruling_below_one_shifted)};
}

constexpr play::Rule<Odds> columnRules[] = {
    {note, says::siege_1_72g_together, [](const Odds& odds) { return odds.joint != 0 && odds.shift != odds.joint; },
     [](const Odds& odds) { return play::args("shift", odds.shift); }},
    {rule::siege_ruling_below_one, shiftedBelowOne},
    {ruling, says::siege_ruling_top_column_used,
     [](const Odds& odds) { return odds.ratio() > odds.top() || odds.unclamped() > odds.top(); },
     [](const Odds& odds) { return play::args("column", ratioText(odds.top(), 1)); }},
};

} // namespace

std::string ratioText(int attack, int defence)
{
    if (attack >= defence)
        return std::to_string(attack / defence) + "-1";
    return "1-" + (attack > 0 ? std::to_string((defence + attack - 1) / attack) : std::to_string(defence));
}

Odds sayOdds(play::Verdict& verdict, const Melee& melee)
{
    Odds odds{{melee, ruleset(melee.now).meleeTables, melee.attack(), melee.defence()}};
    verdict.fact("attack", odds.attack).fact("defence", odds.defence);
    sayStrengths(verdict, odds);
    play::weigh(strengthRules, odds, verdict);
    if (!verdict.legal)
        return odds;
    verdict.fact("ratio", ratioText(odds.attack, odds.defence));

    odds.shift = sayShifts(verdict, odds);
    odds.shift += play::weigh(shiftRules, odds, verdict);
    verdict.fact("shift", odds.shift, true);
    play::weigh(columnRules, odds, verdict);
    if (verdict.legal)
        verdict.fact("column", ratioText(odds.column(), 1));
    return odds;
}

void resolveMelee(play::Verdict& verdict, const Odds& odds, play::Tray& tray)
{
    verdict.fact("table", word("table", odds.table().id));
    const auto die = tray.roll(verdict, {10, "melee"});
    if (!die)
        return;
    const bool spared = areInPanic(odds.melee.now, odds.melee.at);
    solveMelee(verdict, {odds, odds.table().letterOf(*die, odds.column()), ratioText(odds.column(), 1), *die,
                         spared ? &says::siege_panic_2g_ignored : nullptr});
}

void joinMelee(Policies& policies)
{
    policies.odds = [](play::Verdict& verdict, const Melee& melee) { sayOdds(verdict, melee); };
    policies.fight = [](play::Verdict& verdict, const Melee& melee, play::Tray& tray)
    {
        const Odds odds = sayOdds(verdict, melee);
        if (verdict.legal)
            resolveMelee(verdict, odds, tray);
    };
}

std::vector<RuleId> rulesOfOdds()
{
    std::vector<RuleId> ids = castle::rulesOfOdds();
    play::addIds(ids, strengthRules);
    play::addIds(ids, shiftRules);
    play::addIds(ids, columnRules);
    return ids;
}

} // namespace merlon::siege
