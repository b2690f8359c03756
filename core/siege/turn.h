#pragma once

#include "core/play/rule_row.h"
#include "core/play/system.h"
#include "core/siege/position.h"

/// A turn: the phases of the sides and the five steps of a phase. SIEGE 1.2.
namespace merlon::siege
{

/// The number of a step as the rulebooks count it, from 1.
constexpr int numberOf(Step step)
{
    return static_cast<int>(step) + 1;
}

/// The last turn that the scenario has is over: nothing more is done but by the referee's word.
play::Findings afterTheLastTurn(const Position& now);
/// One who acts in the phase of the other side (1.2a).
play::Findings outOfPhase(const Position& now, const Body& who);
/// What belongs to that step and is given in another one (1.21g).
play::Findings outOfStep(const Position& now, Step step);

play::Verdict judge(const Position& now, const play::Begun<EndStep>&, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<EndPhase>&, play::Tray& tray);

/// "Turn 2 of 12", "The Normans", "Step 1 of 5: first shooting".
play::Clock clockOf(const Position& now);
/// Who may act in the step, who has, and what is pending.
std::vector<play::Muster> musterOf(const play::Game& game, const Position& now);

std::vector<RuleId> rulesOfTheTurn();

} // namespace merlon::siege
