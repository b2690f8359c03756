#pragma once

#include "core/castle/melee/melee.h"
#include "core/siege/field/state.h"

/// The column of a melee and what its die does, as SIEGE has them (1.7, sheet.4, sheet.5).
namespace merlon::siege
{

/// What decides the column.
struct Odds
{
    const castle::Melee& melee;
    int attack = 0;
    int defence = 1;
    castle::Influence attackers = castle::Influence::Even;
    castle::Influence defenders = castle::Influence::Even;
    int joint = 0; ///< columns for several attackers
    int shift = 0; ///< all together

    const MeleeTables& tables() const { return ruleset(melee.now).meleeTables; }
    const MeleeTable& table() const { return melee.mounted() ? tables().mounted : tables().foot; }
    int ratio() const { return attack / defence; }
    int top() const { return table().columns; }
    /// From the highest that there is; below 1 where it lies left of all of them.
    int unclamped() const { return std::min(ratio(), top()) + shift; }
    int column() const { return std::clamp(unclamped(), 1, top()); }
};
/// "2-1", "1-3".
std::string ratioText(int attack, int defence);

/// Numbers, places and shifts, with their reasons. The melee must be legal so far.
Odds sayOdds(play::Verdict& verdict, const castle::Melee& melee);
/// The die, and what it does.
void resolveMelee(play::Verdict& verdict, const Odds& odds, play::Tray& tray);
/// By these two a melee is fought.
void joinMelee(castle::Policies& policies);

std::vector<RuleId> rulesOfOdds();
std::vector<RuleId> rulesOfMeleeResults();

} // namespace merlon::siege
