// The rules of melee, row by row: who may attack, and whom.

#include "core/castle/melee/melee.h"

#include "core/castle/field/ballista_crew.h"
#include "core/castle/field/clock.h"
#include "core/castle/field/common_rows.h"
#include "core/castle/moves/moves.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/1_7.h"
#include "siege_rules/1_91.h"
#include "siege_rules/1_94.h"
#include "siege_rules/3_51.h"
#include "siege_rules/3_53.h"
#include "siege_rules/5_32.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::impossible;
using play::refusal;

Findings isAbsentOrDead(const Fighter& one)
{
    if (!one.who.onMap())
        return {impossible(says::siege_1_7a_absent, {{"name", one.who.name()}})};
    if (!one.who.alive())
        return {impossible(says::siege_1_7a_dead, {{"name", one.who.name()}})};
    return {};
}

Findings isNamedTwice(const Fighter& one)
{
    const auto same = [&](const Body& other) { return other.state == one.who.state; };
    if (std::ranges::count_if(one.melee.by, same) + std::ranges::count_if(one.melee.at, same) < 2)
        return {};
    return {impossible(says::siege_1_7a_twice, {{"name", one.who.name()}})};
}

Findings inThePhaseOfTheEnemy(const Fighter& one)
{
    return outOfPhase(one.now(), one.who);
}

Findings attackerServesABallista(const Fighter& one)
{
    return servesABallista(one.now(), one.who);
}

Findings attackerHoldsALadder(const Fighter& one)
{
    return holdsALadder(one.now(), one.who);
}

Findings attackerHasCarriedALadder(const Fighter& one)
{
    return hasCarriedALadder(one.now(), one.who);
}

/// By the reading in which one whom no melee reaches is not adjacent.
Findings isBesideNobodyWhoCounts(const Fighter& one)
{
    if (!one.who.onMap() || !one.now().rules().adjacentByReach || hasEnemyBeside(one.now(), one.who))
        return {};
    for (const Hex hex : Footprint(*one.who.state))
        if (auto found = byAdjacency(one.now(), one.who, {hex, one.who.state->storey}); !found.empty())
            return found;
    return {};
}

template <Work work>
Findings hasWorked(const Fighter& one, const Phrase& says)
{
    if (one.who.state->work != work)
        return {};
    return {refusal(says, {{"name", one.who.name()}})};
}

Findings hasLitAFire(const Fighter& one)
{
    return hasWorked<Work::Light>(one, says::siege_3_51b_lit);
}

Findings hasTriedToPutAFireOut(const Fighter& one)
{
    return hasWorked<Work::PutOut>(one, says::siege_3_53a_tried);
}

Findings hasPouredOil(const Fighter& one)
{
    return hasWorked<Work::Pour>(one, says::siege_5_32d_poured);
}

constexpr play::Rule<Fighter> attackerRules[] = {
    {rule::siege_1_7a, isAbsentOrDead},
    {rule::siege_1_7a, isNamedTwice},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheEnemy},
    {refusal, says::siege_1_7a_animal, [](const Fighter& one) { return one.now().isAnimal(one.who.piece()); }, nameOf},
    {refusal, says::siege_1_7f_often, [](const Fighter& one) { return one.who.state->attacked; }, nameOf},
    {rule::siege_ruling_ballista_serve, attackerServesABallista},
    {rule::siege_1_91b, attackerHoldsALadder},
    {rule::siege_ruling_ladder_carry, attackerHasCarriedALadder},
    {refusal, says::siege_1_94a_tried, [](const Fighter& one) { return one.who.state->toppled; }, nameOf},
    {rule::siege_3_51b, hasLitAFire},
    {rule::siege_3_53a, hasTriedToPutAFireOut},
    {rule::siege_5_32d, hasPouredOil},
    {rule::siege_ruling_adjacency, isBesideNobodyWhoCounts},
    {refusal, says::siege_1_21d_nobody,
     [](const Fighter& one) { return one.who.onMap() && !hasEnemyBeside(one.now(), one.who); }, nameOf,
     [](const Fighter& one) { return placeOf(*one.who.state->hex); }},

    // Asked before anybody is named: then the reason is told of him.
    {refusal, says::siege_1_21d_out_of_reach,
     [](const Fighter& one)
     {
         return one.melee.at.empty() && one.who.onMap() && hasEnemyBeside(one.now(), one.who) &&
                !reachesAnEnemy(one.now(), one.who);
     },
     nameOf, [](const Fighter& one) { return placeOf(*one.who.state->hex); }},
};

constexpr play::Rule<Fighter> attackedRules[] = {
    {rule::siege_1_7a, isAbsentOrDead},
    {rule::siege_1_7a, isNamedTwice},
    {refusal, says::siege_1_7a_friend,
     [](const Fighter& one)
     { return !one.melee.by.empty() && one.who.state->force == one.melee.by.front().state->force; },
     nameOf},
    {impossible, says::siege_1_7b_defenceless, [](const Fighter& one) { return one.melee.defenceOf(one.who) <= 0; },
     nameOf},
};

/// By the reading in which the die of a ram falls after all melee of the step.
Findings theRamHasStruck(const Melee& melee)
{
    const auto struckNow = [&](const EngineLog& one) { return one.struck == melee.now.state().now(); };
    if (!melee.now.rules().ramAfterMelee || std::ranges::none_of(melee.now.state().engines, struckNow))
        return {};
    return {refusal(says::siege_ruling_ram_step4_after)};
}

constexpr play::Rule<Melee> stepRules[] = {
    {rule::siege_1_21g, inAnotherStep<Step::Melee>},
    {rule::siege_ruling_ram_step4, theRamHasStruck},
};

Findings onFootAndMounted(const Melee& melee)
{
    if (!melee.mixed())
        return {};
    return {melee.now.rules().mixedTargetsAsMounted ? play::ruling(says::siege_ruling_mixed_targets_mounted)
                                                    : refusal(says::siege_ruling_mixed_targets_refused)};
}

/// The living one of his side who shares his hex since one of them fell on the other; null: nobody.
const Counter* sharesWith(const Melee& melee, const Body& target)
{
    const Counter& who = *target.state;
    for (const Counter& one : melee.now.state().counters)
        if (one.id != who.id && one.force == who.force && one.health != Health::Dead && (one.fell || who.fell) &&
            who.hex && melee.now.isAt(one, {*who.hex, who.storey}))
            return &one;
    return nullptr;
}

Findings oneOfThemFellOnTheOther(const Melee& melee)
{
    const bool paired = melee.now.rules().fallenAttackedAsPair;
    for (const Body& target : melee.at)
        if (const Counter* other = sharesWith(melee, target))
        {
            const bool both = std::ranges::any_of(melee.at, [&](const Body& one) { return one.state == other; });
            if (both != paired)
                return {refusal(paired ? says::siege_ruling_fall_stack_together : says::siege_ruling_fall_stack_singly,
                                {{"name", target.name()}, {"other", counterRef(other->id)}})};
        }
    return {};
}

template <class Is>
bool anyEnemy(const Position& now, const Body& who, Is is)
{
    const auto isOne = [&](const Body& one)
    { return one.state->force != who.state->force && one.alive() && one.onMap() && is(one); };
    return std::ranges::any_of(now.state().counters, [&](const Counter& one) { return isOne(now.body(one)); }) ||
           std::ranges::any_of(now.looseHorses(), isOne);
}

constexpr play::Rule<Melee> meleeRules[] = {
    {rule::siege_ruling_fall_stack, oneOfThemFellOnTheOther},
    {refusal, says::siege_ruling_many_many_refused,
     [](const Melee& melee) { return melee.joint() && melee.atSeveral(); }},
    {rule::siege_ruling_mixed_targets, onFootAndMounted},
};

} // namespace

bool hasEnemyBeside(const Position& now, const Body& who)
{
    const bool reach = now.rules().adjacentByReach;
    return anyEnemy(now, who,
                    [&](const Body& one)
                    {
                        if (now.isNobodys(*one.state))
                            return false;
                        const Bar bar = contactOf(now, who, one).bar;
                        return bar == Bar::None ||
                               (reach ? contactOf(now, one, who).bar == Bar::None : bar != Bar::Apart);
                    });
}

bool reachesAnEnemy(const Position& now, const Body& who)
{
    return anyEnemy(now, who, [&](const Body& one) { return contactOf(now, who, one).bar == Bar::None; });
}

bool foughtInPreviousTurn(const Position& now, const Body& who)
{
    const Phase phase = now.state().now();
    return std::ranges::any_of(who.state->melees,
                               [&](const Phase& one)
                               {
                                   return now.rules().previousTurnIsTheGames
                                              ? one.turn == phase.turn - 1
                                              : now.orderOf(one) >= now.orderOf(phase) - now.phases();
                               });
}

void sayWhoMayAttack(play::Verdict& verdict, const Melee& melee)
{
    for (const Body& one : melee.by)
        play::weigh(melee.now.tables().attackers, Fighter{melee, one}, verdict);
    play::weigh(stepRules, melee, verdict);
}

void sayWhoIsAttacked(play::Verdict& verdict, const Melee& melee)
{
    for (const Body& one : melee.at)
        play::weigh(attackedRules, Fighter{melee, one}, verdict);
    if (!verdict.legal)
        return;
    sayWhoReachesWhom(verdict, melee);
    play::weigh(meleeRules, melee, verdict);
}

play::Rows<Fighter> attackerRows()
{
    return attackerRules;
}

std::vector<RuleId> rulesOfMelee()
{
    std::vector<RuleId> ids;
    play::addIds(ids, attackedRules);
    play::addIds(ids, stepRules);
    play::addIds(ids, meleeRules);
    for (const auto& more : {rulesOfPairs(), rulesOfPlaces(), rulesOfNamedAttacks()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

} // namespace merlon::castle
