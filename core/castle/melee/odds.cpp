// Strengths and shifts of a melee, row by row (1.71, 1.72).

#include "core/castle/melee/odds.h"

#include "siege_rules/1_71.h"
#include "siege_rules/1_72.h"
#include "siege_rules/3_35.h"
#include "siege_rules/5_12.h"
#include "siege_rules/ruling.h"

#include <cstdlib>

namespace merlon::castle
{
namespace
{

using play::Finding;
using play::Findings;
using play::note;
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

constexpr play::Rule<Odds> strengthRules[] = {
    {note, says::siege_1_72b_added, [](const Odds& odds) { return odds.melee.joint(); },
     [](const Odds& odds) { return play::args("attack", odds.attack); }},
    {note, says::siege_1_72a_added, [](const Odds& odds) { return odds.melee.atSeveral(); },
     [](const Odds& odds) { return play::args("defence", odds.defence); }},
    {rule::siege_3_35c, aHorseAlone},
    {rule::siege_5_12b, aDraughtAnimal},
};

// Shifts.

Findings placesAgainstEachOther(const Odds& odds)
{
    const int columns = odds.tables.shiftOf(odds.attackers, odds.defenders);
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

constexpr play::Rule<Odds> shiftRules[] = {
    {rule::siege_1_71a, placesAgainstEachOther},
    {rule::siege_1_72c, severalAttackers},
    {rule::siege_ruling_mounted_joint, severalAtARider},
};

} // namespace

void sayStrengths(play::Verdict& verdict, const Odds& odds)
{
    play::weigh(strengthRules, odds, verdict);
}

int sayShifts(play::Verdict& verdict, Odds& odds)
{
    const Places places = sayPlaces(verdict, odds.melee);
    odds.attackers = places.attackers;
    odds.defenders = places.defenders;
    odds.joint = !odds.melee.joint() ? 0 : odds.melee.mounted() ? odds.tables.jointMounted : odds.tables.jointFoot;
    return play::weigh(shiftRules, odds, verdict);
}

std::vector<RuleId> rulesOfOdds()
{
    std::vector<RuleId> ids;
    play::addIds(ids, strengthRules);
    play::addIds(ids, shiftRules);
    return ids;
}

} // namespace merlon::castle
