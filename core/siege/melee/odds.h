#pragma once

#include "core/castle/melee/odds.h"
#include "core/siege/field/state.h"

/// The column of a melee and what its die does, as SIEGE has them (1.7, sheet.4, sheet.5).
namespace merlon::siege
{

/// What decides the column.
struct Odds : castle::Odds
{
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

} // namespace merlon::siege
