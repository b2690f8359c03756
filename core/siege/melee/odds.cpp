// How the column of a melee is found, row by row: strengths and numbers (1.7, 1.71, 1.72).

#include "core/siege/melee/odds.h"

#include "core/siege/field/nerve.h"
#include "siege_rules/1_7.h"
#include "siege_rules/1_71.h"
#include "siege_rules/1_72.h"
#include "siege_rules/3_35.h"
#include "siege_rules/5_12.h"
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

Findings animalsAmong(const Odds& odds, bool draught, const Phrase& phrase)
{
    Findings found;
    for (const Body& one : odds.melee.at)
        if (odds.melee.now.isAnimal(one.piece()) && odds.melee.now.isDraught(one.piece()) == draught)
            found.push_back(note(phrase, {{"name", one.name()}, {"defence", odds.melee.defenceOf(one)}}));
    return found;
}

Findings aHorseAlone(const Odds& odds)
{
    return animalsAmong(odds, false, says::siege_3_35c_defence);
}

Findings aDraughtAnimal(const Odds& odds)
{
    return animalsAmong(odds, true, says::siege_5_12b_defence);
}

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
    {note, says::siege_1_72b_added, [](const Odds& odds) { return odds.melee.joint(); },
     [](const Odds& odds) { return play::args("attack", odds.attack); }},
    {note, says::siege_1_72a_added, [](const Odds& odds) { return odds.melee.atSeveral(); },
     [](const Odds& odds) { return play::args("defence", odds.defence); }},
    {rule::siege_3_35c, aHorseAlone},
    {rule::siege_5_12b, aDraughtAnimal},
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

Findings placesAgainstEachOther(const Odds& odds)
{
    const int columns = odds.tables().shiftOf(odds.attackers, odds.defenders);
    const play::Args args{
        {"attacker", wordOf(odds.attackers)}, {"defender", wordOf(odds.defenders)}, {"columns", std::abs(columns)}};
    const Phrase& says = columns == 0  ? says::siege_1_71a_none
                         : columns < 0 ? says::siege_1_71a_left
                                       : says::siege_1_71a_right;
    Finding found = note(says, args);
    found.add = columns;
    return {found};
}

Findings severalAttackers(const Odds& odds)
{
    if (!odds.melee.joint() || odds.melee.mounted())
        return {};
    Finding found = note(says::siege_1_72c_joint, {{"columns", odds.joint}});
    found.add = odds.joint;
    return {found};
}

Findings severalAtARider(const Odds& odds)
{
    if (!odds.melee.joint() || !odds.melee.mounted())
        return {};
    Finding found = ruling(says::siege_ruling_mounted_joint_none);
    found.add = odds.joint;
    return {found};
}

Findings attacksThosePanicked(const Odds& odds)
{
    const int columns = odds.tables().panickedTarget;
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
    found.add = odds.tables().panickedTarget;
    return {found};
}

constexpr play::Rule<Odds> shiftRules[] = {
    {rule::siege_1_71a, placesAgainstEachOther},           {rule::siege_1_72c, severalAttackers},
    {rule::siege_ruling_mounted_joint, severalAtARider},   {rule::siege_panic_2g, attacksThosePanicked},
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
    Odds odds{melee, melee.attack(), melee.defence()};
    verdict.fact("attack", odds.attack).fact("defence", odds.defence);
    play::weigh(strengthRules, odds, verdict);
    if (!verdict.legal)
        return odds;
    verdict.fact("ratio", ratioText(odds.attack, odds.defence));

    const Places places = sayPlaces(verdict, melee);
    odds.attackers = places.attackers;
    odds.defenders = places.defenders;
    odds.joint = !melee.joint() ? 0 : melee.mounted() ? odds.tables().jointMounted : odds.tables().jointFoot;
    odds.shift = play::weigh(shiftRules, odds, verdict);
    verdict.fact("shift", odds.shift, true);
    play::weigh(columnRules, odds, verdict);
    verdict.fact("column", ratioText(odds.column(), 1));
    return odds;
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
    std::vector<RuleId> ids;
    play::addIds(ids, strengthRules);
    play::addIds(ids, shiftRules);
    play::addIds(ids, columnRules);
    return ids;
}

} // namespace merlon::siege
