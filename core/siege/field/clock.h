#pragma once

#include "core/play/rule_row.h"
#include "core/siege/field/position.h"

/// When an order may be given: in which phase, step and part of the day. SIEGE 1.2, 4.11.
namespace merlon::siege
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

/// What belongs to an assault and is given while there is none (4.11b).
play::Findings outsideAnAssault(const Position& now);

/// Those whose counters are turned back in the fifth step of this phase.
std::vector<Body> dueToRecover(const Position& now);

} // namespace merlon::siege
