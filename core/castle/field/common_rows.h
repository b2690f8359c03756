#pragma once

#include "core/castle/field/clock.h"
#include "core/castle/field/tables.h"
#include "siege_rules/1_21.h"
#include "siege_rules/ruling.h"

#include <algorithm>

/// Rows that many orders have: {rule::siege_1_2a, inThePhaseOfTheOtherSide}, of any subject that has `now` and `who`.
namespace merlon::castle
{

template <class Of>
play::Findings isNotThere(const Of& one)
{
    if (!one.who.onMap())
        return {play::impossible(says::siege_1_21b_absent, {{"name", one.who.name()}})};
    if (!one.who.alive())
        return {play::impossible(says::siege_1_21b_dead, {{"name", one.who.name()}})};
    return {};
}

template <class Of>
play::Findings isStunned(const Of& one)
{
    if (one.who.state->health != Health::Stunned)
        return {};
    return {play::refusal(says::siege_ruling_stunned_inert_nothing, {{"name", one.who.name()}})};
}

/// What a system has against one who lights, topples, mounts or harnesses; and against one who moves something.
template <class Of>
play::Findings keptFromActing(const Of& one)
{
    return one.now.tables().acting.weigh({one.now, one.who});
}
template <class Of>
play::Findings keptFromMoving(const Of& one)
{
    return one.now.tables().moving.weigh({one.now, one.who});
}

template <class Of>
play::Findings inThePhaseOfTheOtherSide(const Of& one)
{
    return outOfPhase(one.now, one.who);
}

template <Step Its, class Of>
play::Findings inAnotherStep(const Of& one)
{
    return outOfStep(one.now, Its);
}

/// Of a subject with the `sum` of its die and modifiers, and what is read of it.
template <class Of>
play::Findings beyondTheDie(const Of& one)
{
    if (one.sum == one.adjusted)
        return {};
    return {play::ruling(says::siege_ruling_die_clamp_used, {{"sum", one.sum}, {"adjusted", one.adjusted}})};
}

/// Whether none of those rows refuses.
template <class Rows, class Subject>
bool allows(const Rows& rows, const Subject& subject)
{
    const auto refuses = [](const play::Finding& one) { return one.weight == play::Weight::Forbids; };
    return std::ranges::all_of(rows,
                               [&](const auto& row) { return std::ranges::none_of(row.weigh(subject), refuses); });
}

/// What is against a shot or an attack of one who holds a ladder (1.91b).
play::Findings holdsALadder(const Position& now, const Body& who);
/// And, by the other reading of siege.ruling.ladder-carry, of one who has carried one in this phase.
play::Findings hasCarriedALadder(const Position& now, const Body& who);
/// The flat ladder that lies under him; null: none does.
const map::Covering* flatLadderUnder(const Position& now, const Body& who);
/// The other one who holds the same ladder; none: nobody does.
Body partnerOf(const Position& now, const Body& who);

} // namespace merlon::castle
