#pragma once

#include "core/castle/field/clock.h"
#include "core/castle/field/position.h"
#include "core/castle/field/tables.h"
#include "core/play/rule_row.h"
#include "core/play/system.h"

/// A turn: the phases of the sides, the five steps of a phase, and what is owed before anything else. SIEGE 1.2.
namespace merlon::castle
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

/// An end of a step or of the phase.
struct Ending
{
    const Position& now;
    bool phase = false; ///< the fifth step ends with it, or is left out

    /// That of the movement step, or of a phase that ends before it.
    bool ofMovement() const
    {
        const Step step = now.state().step;
        return step == Step::Movement || (phase && step < Step::Movement);
    }
};

/// The family's rows of it.
play::Rows<Ending> endingRows();

/// "Turn 2 of 12", "The Normans", "Step 1 of 5: first shooting".
play::Clock clockOf(const Position& now);
/// What one does in a step: the order by which it is done, who has done it, and how the head of the panel calls both.
struct Deed
{
    Step step;
    std::string_view order;
    std::string_view by; ///< the field that names who does it
    Phrase may;
    Phrase done;
    bool (*hasDone)(const Counter& counter);
    bool together = false; ///< two may where one may not
};
/// Who may do so now, and who has.
void addDeeds(std::vector<play::Muster>& lines, const play::Game& game, const Position& now,
              std::span<const Deed> deeds);
/// Unless it names nobody.
void addLine(std::vector<play::Muster>& lines, play::Muster line);
/// Who may act in the step, who has, and what is pending.
std::vector<play::Muster> musterOf(const play::Game& game, const Position& now);

std::vector<RuleId> rulesOfTheTurn();

// The fifth step of a phase: who was stunned in an earlier one is well again (1.21e).

play::Verdict judge(const Position& now, const play::Begun<Recover>& order, play::Tray& tray);

std::vector<RuleId> rulesOfRecovery();

// What must be done before anything else, as orders begun; and the advance that may be made first.

std::vector<play::Owed> owedIn(const Position& now);
/// The force that decides for him; empty: nobody knows him.
std::string deciderOf(const Position& now, const std::string& counter);
/// The effect by which a referee lets him off.
play::Record releaseOf(const std::string& counter);

/// What a hand may pick for a field of an order of melee.
play::Marks couldInMelee(const Position& now, const play::Record& begun, const play::Field& field);

} // namespace merlon::castle
