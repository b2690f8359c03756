#pragma once

#include "core/castle/field/position.h"
#include "core/play/rule_row.h"

/// When an order may be given: in which phase and step. SIEGE 1.2.
namespace merlon::castle
{

/// The number of a step as the rulebooks count it, from 1.
constexpr int numberOf(Step step)
{
    return static_cast<int>(step) + 1;
}

/// The last turn that the scenario has, or each assault of a siege.
bool turnsAreOver(const Position& now);

/// The last turn that the scenario has is over: nothing more is done but by the referee's word.
play::Findings afterTheLastTurn(const Position& now);
/// One who acts in the phase of the other side (1.2a).
play::Findings outOfPhase(const Position& now, const Body& who);
/// What belongs to that step and is given in another one (1.21g).
play::Findings outOfStep(const Position& now, Step step);

/// Those whose counters are turned back in the fifth step of this phase.
std::vector<Body> dueToRecover(const Position& now);

} // namespace merlon::castle
