// Fires are lit by hand: 3.51.

#include "core/castle/fire/fire.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/retreats/retreats.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/3_51.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::impossible;
using play::Verdict;

// Who works at all.

Findings standsNowhere(const Worker& one)
{
    if (!one.who.onMap())
        return {impossible(says::siege_3_51a_absent, one.name())};
    if (!one.who.alive())
        return {impossible(says::siege_3_51a_dead, one.name())};
    return {};
}

constexpr play::Rule<Worker> workerRules[] = {
    {rule::siege_3_51a, standsNowhere},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Melee>},
    {impossible, says::siege_3_51a_animal, [](const Worker& one) { return one.now.isAnimal(one.who.piece()); }, nameOf},
    {play::several, keptFromActing},
};

// Who lights a fire.

/// A whole turn: from a phase of its own to the next (siege.3.51a). Where it was set up, it came in its first one.
bool stayedACompleteTurn(const Worker& one)
{
    const Phase arrived = one.who.state->arrived.value_or(Phase{1, one.who.state->force});
    return one.now.orderOf(arrived) <= one.now.orderOf(one.now.state().now()) - one.now.phases();
}

Findings hasNothingToLight(const Worker& one)
{
    const auto lights = [&](Hex hex) { return mayBeLit(one.now, hex); };
    return play::refuseIf(one.who.onMap() && std::ranges::none_of(hexesBeside(one.now, one.who), lights),
                          says::siege_3_51a_nothing, {{"name", one.who.name()}});
}

constexpr play::Rule<Worker> lighterRules[] = {
    {play::refusal, says::siege_3_51a_moved, [](const Worker& one) { return one.who.state->moved; }, nameOf},
    {play::refusal, says::siege_3_51a_arrived,
     [](const Worker& one) { return !one.who.state->moved && !stayedACompleteTurn(one); }, nameOf},
    {play::refusal, says::siege_3_51b_shot, [](const Worker& one) { return one.hasShot(); }, nameOf},
    {play::refusal, says::siege_3_51b_fought, [](const Worker& one) { return one.who.state->attacked; }, nameOf},
    {play::refusal, says::siege_3_51b_again, [](const Worker& one) { return one.who.state->work.has_value(); }, nameOf},
};
constexpr play::Rule<Worker> lighterWithoutAHexRules[] = {
    {rule::siege_3_51a, hasNothingToLight},
};

Findings isLitFromARampart(const HexInReach& one)
{
    const bool rampart = one.from && one.now.ground().at(*one.from).sight == Sight::Rampart;
    return play::refuseIf(rampart && one.engine().has_value(), says::siege_3_51c_rampart, {{"name", one.who.name()}},
                          placeOf(one.hex));
}

constexpr play::Rule<HexInReach> lightRules[] = {
    {play::refusal, says::siege_3_51a_apart, [](const HexInReach& one) { return !one.from; },
     [](const HexInReach& one) { return one.names(); }, atHex},
    {play::refusal, says::siege_3_51a_bare,
     [](const HexInReach& one) { return one.from && !mayBeLit(one.now, one.hex) && !one.burning(); }, hexOf, atHex},
    {play::refusal, says::siege_3_51a_burning, [](const HexInReach& one) { return one.from && one.burning(); }, hexOf,
     atHex},
    {rule::siege_ruling_fire_reach, isBehindAWall},
    {rule::siege_3_51c, isLitFromARampart},
    {rule::siege_ruling_fire_reach, couldNotAttackIt},
};

} // namespace

void sayWhoMayWork(Verdict& verdict, const Worker& worker)
{
    play::weigh(workerRules, worker, verdict);
}

std::vector<Hex> hexesBeside(const Position& now, const Body& who)
{
    std::vector<Hex> hexes;
    for (const Hex own : Footprint(*who.state))
        for (const Side side : hex::allSides)
            if (const Hex hex = hex::neighbour(own, side);
                now.ground().contains(hex) && std::ranges::count(hexes, hex) == 0)
                hexes.push_back(hex);
    return hexes;
}

bool mayBeLit(const Position& now, Hex hex)
{
    if (now.ground().at(hex).has(thing::fire))
        return false;
    const auto engine = engineAt(now.data(), now.state(), hex);
    const bool any = now.rules().anyEngineIsLit;
    return hasTent(now.state(), hex) || (engine && (any || engine->kind == "siege_tower"));
}

const std::string& readFireTable(Verdict& verdict, const Position& now, const FireTable::Column& column, int die)
{
    const FireTable& fire = now.numbers().fire;
    const std::string& letter = column[static_cast<std::size_t>(die - 1)];
    verdict.fact("table", word("table", fire.id)).fact("result", word("result.fire", letter));
    if (fire.provenance == Provenance::StandIn)
        verdict.standIns.push_back(fire.id);
    return letter;
}

void setAlight(Verdict& verdict, const Position& now, const FireLit& lit)
{
    verdict.effect(lit);
    for (const Counter& one : now.state().counters)
        if (one.health != Health::Dead && Footprint(one).contains(lit.hex))
            driveOut(verdict, now, now.body(one));
}

Verdict judge(const Position& now, const play::Begun<LightFire>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&LightFire::by>(verdict, now, order);
    if (!who)
        return verdict;
    sayWhoMayWork(verdict, {now, who});
    play::weigh(lighterRules, Worker{now, who}, verdict);
    if (order.wants<&LightFire::hex>(verdict))
        play::weigh(lighterWithoutAHexRules, Worker{now, who}, verdict);
    else if (who.onMap())
        play::weigh(lightRules, HexInReach(now, who, order->hex), verdict);
    if (!verdict.whole())
        return verdict;
    verdict.note(says::siege_3_51a_fuel, {{"hex", order->hex}});
    const ForceId force{now.data().forces[static_cast<std::size_t>(who.state->force)]};
    verdict.effect(Tended{order->by, Work::Light});
    setAlight(verdict, now, {order->hex, Cause::Hand, force, false});
    return verdict;
}

std::vector<RuleId> rulesOfFire()
{
    std::vector<RuleId> ids;
    play::addIds(ids, workerRules);
    play::addIds(ids, lighterRules);
    play::addIds(ids, lightRules);
    for (const auto& more : {rulesOfPuttingOut(), rulesOfBurning(), rulesOfLeavingTheFire(), rulesOfFlamingArrows()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

} // namespace merlon::castle
