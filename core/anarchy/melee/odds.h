#pragma once

#include "core/anarchy/field/state.h"
#include "core/castle/melee/odds.h"

/// The column of a melee, by the difference of strengths (1.5).
namespace merlon::anarchy
{

struct Odds : castle::Odds
{
    int difference() const { return attack - defence; }
    int top() const { return table().columns; }
    /// By the difference alone, from 1: below 0 the first (anarchy.ruling.171).
    int printed() const;
    int unclamped() const { return printed() + shift; }
    int column() const;
    std::string name() const { return castle::nameOf(table(), column()); }
};

/// Numbers, places and shifts, with their reasons.
Odds sayOdds(play::Verdict& verdict, const castle::Melee& melee);

std::vector<RuleId> rulesOfOdds();

} // namespace merlon::anarchy
