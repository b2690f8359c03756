// Who may shoot at all, and at whom.

#include "core/siege/ballista.h"
#include "core/siege/ladder.h"
#include "core/siege/melee.h"
#include "core/siege/shot.h"
#include "core/siege/skill.h"
#include "core/siege/turn.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using play::Findings;
using play::impossible;
using play::refusal;

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

Findings shooterIsStunned(const Declared& shot)
{
    if (shot.shooter.state->health != Health::Stunned)
        return {};
    return {refusal(says::siege_ruling_stunned_inert_nothing, {{"name", shot.shooter.name()}})};
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

Findings onlyBowsShootAgain(const Declared& shot)
{
    if (!shot.weapon || shot.weapon->kind == WeaponKind::Bow || shot.now.state().step != Step::SecondShooting)
        return {};
    return {refusal(says::siege_1_21c_archers,
                    {{"shooter", shot.shooter.name()}, {"weapon", word("weapon", shot.weapon->id)}})};
}

Findings shotInThisStep(const Declared& shot)
{
    if (shot.now.options().oneShot == "free" || shot.shooter.state->shots == 0)
        return {};
    return {refusal(says::siege_1_21h_often, {{"shooter", shot.shooter.name()}})};
}

/// Archers and crossbowmen: nobody else is named.
Findings foughtLately(const Declared& shot)
{
    if (!shot.weapon || shot.weapon->kind == WeaponKind::Ballista || shot.now.state().step != Step::FirstShooting ||
        !foughtInPreviousTurn(shot.now, shot.shooter))
        return {};
    return {refusal(shot.now.options().previousTurn == "game-turn" ? says::siege_1_21a_fought_turn
                                                                   : says::siege_1_21a_fought,
                    {{"shooter", shot.shooter.name()}})};
}

Findings targetIsDead(const Declared& shot)
{
    if (!shot.target || shot.target.alive())
        return {};
    return {impossible(says::siege_1_41a_dead, {{"name", shot.target.name()}})};
}

Findings shooterIsUnarmed(const Declared& shot)
{
    if (shot.weapon)
        return {};
    return {impossible(says::siege_1_21a_unarmed, {{"shooter", shot.shooter.name()}})};
}

Findings targetIsAFriend(const Declared& shot)
{
    if (!shot.target || shot.shooter.state->force != shot.target.state->force)
        return {};
    return {refusal(says::siege_1_41a_friend, {{"shooter", shot.shooter.name()}, {"target", shot.target.name()}})};
}

/// siege.ruling.skill-sum: of each side, each weapon by itself.
Findings skillsDoNotAddUp(const Declared& shot)
{
    const int sum = sumOfSkills(shot.now, shot.shooter);
    if (sum == 0)
        return {};
    return {refusal(
        says::siege_skill_2_sum,
        {{"shooter", shot.shooter.name()}, {"sum", sum}, {"weapon", word("weapon", shot.shooter.piece().weapon->id)}})};
}

Findings shootsInAnotherPhase(const Declared& shot)
{
    return outOfPhase(shot.now, shot.shooter);
}

Findings isInsideATower(const Declared& shot)
{
    const auto& who = *shot.shooter.state;
    if (who.aloft || !who.hex || !shot.now.ground().at(*who.hex).siegeTower)
        return {};
    return {refusal(says::siege_2_44c_shooter, {{"shooter", shot.shooter.name()}}, placeOf(*who.hex))};
}

Findings isUnderARam(const Declared& shot)
{
    const auto& who = *shot.shooter.state;
    if (!who.hex || !shot.now.ground().at(*who.hex).ram)
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
    {rule::siege_ruling_stunned_inert, shooterIsStunned},
    {rule::siege_1_2a, shootsInAnotherPhase},
    {rule::siege_1_21g, shootsInAnotherStep},
    {rule::siege_1_21c, onlyBowsShootAgain},
    {rule::siege_1_21h, shotInThisStep},
    {rule::siege_1_21a, foughtLately},
    {rule::siege_ruling_ballista_serve, shooterServesABallista},
    {rule::siege_1_91b, shooterHoldsALadder},
    {rule::siege_ruling_ladder_carry, shooterHasCarriedALadder},
    {rule::siege_1_41a, targetIsDead},
    {rule::siege_1_21a, shooterIsUnarmed},
    {rule::siege_1_41a, targetIsAFriend},
    {rule::siege_2_44c, isInsideATower},
    {rule::siege_4_33b, isUnderARam},
    {rule::siege_skill_2, skillsDoNotAddUp},
};

/// Of the skill numbers themselves: the field of a counter, which no game changes, added up for each side.
constexpr RuleId ofTheNumbers[] = {rule::siege_skill_1, rule::siege_skill_4, rule::siege_ruling_skill_sum};

} // namespace

void sayWhoMayShoot(play::Verdict& verdict, const Declared& declared)
{
    play::weigh(whoMayShoot, declared, verdict);
}

std::vector<RuleId> rulesOfShooters()
{
    std::vector<RuleId> ids(std::begin(ofTheNumbers), std::end(ofTheNumbers));
    play::addIds(ids, whoMayShoot);
    return ids;
}

} // namespace merlon::siege
