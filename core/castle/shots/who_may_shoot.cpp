// Who may shoot at all, and at whom.

#include "core/castle/shots/shots.h"

#include "core/castle/field/ballista_crew.h"
#include "core/castle/field/clock.h"
#include "core/castle/field/common_rows.h"
#include "core/castle/melee/melee.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/1_41.h"
#include "siege_rules/1_91.h"
#include "siege_rules/2_44.h"
#include "siege_rules/4_33.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::impossible;
using play::refusal;

play::Args shooterOfDeclared(const Declared& shot)
{
    return {{"shooter", shot.shooter.name()}};
}

Findings nobodyIsAbsentOrTheShooterDead(const Declared& shot)
{
    Findings found;
    if (!shot.shooter.onMap())
        found.push_back(impossible(says::siege_1_41a_absent, {{"name", shot.shooter.name()}}));
    if (shot.target && !shot.target.onMap())
        found.push_back(impossible(says::siege_1_41a_absent, {{"name", shot.target.name()}}));
    if (!shot.shooter.alive())
        found.push_back(impossible(says::siege_1_41a_dead, {{"name", shot.shooter.name()}}));
    return found;
}

/// Of the step in which that weapon shoots next, or else shot last.
Findings shootsInAnotherStep(const Declared& shot)
{
    const bool bow = shot.weapon && shot.weapon->kind == WeaponKind::Bow;
    const Step now = shot.now.state().step;
    if (now == Step::SecondShooting && !bow)
        return {};
    return outOfStep(shot.now, bow && now > Step::FirstShooting ? Step::SecondShooting : Step::FirstShooting);
}

/// Archers and crossbowmen: nobody else is named.
Findings foughtLately(const Declared& shot)
{
    if (!shot.weapon || shot.weapon->kind == WeaponKind::Ballista || shot.now.state().step != Step::FirstShooting ||
        !foughtInPreviousTurn(shot.now, shot.shooter))
        return {};
    return {refusal(shot.now.rules().previousTurnIsTheGames ? says::siege_1_21a_fought_turn : says::siege_1_21a_fought,
                    {{"shooter", shot.shooter.name()}})};
}

Findings shootsInAnotherPhase(const Declared& shot)
{
    return outOfPhase(shot.now, shot.shooter);
}

Findings isInsideATower(const Declared& shot)
{
    const auto& who = *shot.shooter.state;
    const Standing* tower = who.hex ? shot.now.ground().at(*who.hex).tall() : nullptr;
    const Storey* place = tower != nullptr ? tower->kind->storey(who.storey) : nullptr;
    if (place == nullptr || !place->hides)
        return {};
    return {refusal(says::siege_2_44c_shooter, {{"shooter", shot.shooter.name()}}, placeOf(*who.hex))};
}

Findings isUnderARam(const Declared& shot)
{
    const auto& who = *shot.shooter.state;
    if (!who.hex || !shot.now.ground().at(*who.hex).has(thing::ram))
        return {};
    return {refusal(says::siege_4_33b_shooter, {{"shooter", shot.shooter.name()}}, placeOf(*who.hex))};
}

Findings shooterHoldsALadder(const Declared& shot)
{
    return holdsALadder(shot.now, shot.shooter);
}

Findings shooterHasCarriedALadder(const Declared& shot)
{
    return hasCarriedALadder(shot.now, shot.shooter);
}

Findings shooterServesABallista(const Declared& shot)
{
    return servesABallista(shot.now, shot.shooter);
}

constexpr DeclaredRule whoMayShoot[] = {
    {rule::siege_1_41a, nobodyIsAbsentOrTheShooterDead},
    {refusal, says::siege_ruling_stunned_inert_nothing,
     [](const Declared& shot) { return shot.shooter.state->health == Health::Stunned; },
     [](const Declared& shot) { return play::args("name", shot.shooter.name()); }},
    {rule::siege_1_2a, shootsInAnotherPhase},
    {rule::siege_1_21g, shootsInAnotherStep},
    {refusal, says::siege_1_21c_archers,
     [](const Declared& shot)
     { return shot.weapon && shot.weapon->kind != WeaponKind::Bow && shot.now.state().step == Step::SecondShooting; },
     [](const Declared& shot)
     { return play::args("shooter", shot.shooter.name(), "weapon", word("weapon", shot.weapon->id)); }},
    {refusal, says::siege_1_21h_often,
     [](const Declared& shot) { return !shot.now.rules().freeShots && shot.shooter.state->shots != 0; },
     shooterOfDeclared},
    {rule::siege_1_21a, foughtLately},
    {rule::siege_ruling_ballista_serve, shooterServesABallista},
    {rule::siege_1_91b, shooterHoldsALadder},
    {rule::siege_ruling_ladder_carry, shooterHasCarriedALadder},
    {impossible, says::siege_1_41a_dead, [](const Declared& shot) { return shot.target && !shot.target.alive(); },
     [](const Declared& shot) { return play::args("name", shot.target.name()); }},
    {impossible, says::siege_1_21a_unarmed, [](const Declared& shot) { return !shot.weapon; }, shooterOfDeclared},
    {refusal, says::siege_1_41a_friend,
     [](const Declared& shot) { return shot.target && shot.shooter.state->force == shot.target.state->force; },
     [](const Declared& shot) { return play::args("shooter", shot.shooter.name(), "target", shot.target.name()); }},
    {rule::siege_2_44c, isInsideATower},
    {rule::siege_4_33b, isUnderARam},
};

} // namespace

void sayWhoMayShoot(play::Verdict& verdict, const Declared& declared)
{
    play::weigh(declared.now.tables().shooters, declared, verdict);
}

play::Rows<Declared> shooterRows()
{
    return whoMayShoot;
}

} // namespace merlon::castle
