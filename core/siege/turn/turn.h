#pragma once

#include "core/play/rule_row.h"
#include "core/play/system.h"
#include "core/siege/field/clock.h"
#include "core/siege/field/position.h"

/// A turn: the phases of the sides, the five steps of a phase, and what is owed before anything else. SIEGE 1.2.
namespace merlon::siege
{

/// 1.21e: one of the stunned is well again.
struct Recover
{
    CounterId counter;
};
/// 1.21g: the step is finished, and the next begins; after the fifth the phase ends.
struct EndStep
{
};
/// 1.2: the side whose phase it is has done, whatever steps are left of it.
struct EndPhase
{
};
struct PhaseEnded
{
    Ended phase = Ended::Ended;
};

// What the effects change.

/// The next force's phase, in its first step; a new turn when it is the first one's again; the door sides are open
/// again, and everybody may shoot anew.
void carry(const Data& data, State& state, const PhaseEnded&);

play::Verdict judge(const Position& now, const play::Begun<EndStep>&, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<EndPhase>&, play::Tray& tray);

/// "Turn 2 of 12", "The Normans", "Step 1 of 5: first shooting".
play::Clock clockOf(const Position& now);
/// Who may act in the step, who has, and what is pending.
std::vector<play::Muster> musterOf(const play::Game& game, const Position& now);

std::vector<RuleId> rulesOfTheTurn();

// The fifth step of a phase: who was stunned in an earlier one is well again (1.21e).

play::Verdict judge(const Position& now, const play::Begun<Recover>& order, play::Tray& tray);

std::vector<RuleId> rulesOfRecovery();

// What must be done before anything else, as orders begun; and the advance that may be made first.

std::vector<play::Owed> owedIn(const Position& now);

/// What a hand may pick for a field of an order of melee.
play::Marks couldInMelee(const Position& now, const play::Record& begun, const play::Field& field);

} // namespace merlon::siege
