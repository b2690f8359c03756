// Fires are lit by hand: 3.51.

#include "core/siege/fire.h"

#include "core/siege/common_rows.h"
#include "core/siege/handled.h"
#include "core/siege/named.h"
#include "core/siege/panic.h"
#include "core/siege/retreat.h"
#include "core/siege/turn.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
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

Findings isAnAnimal(const Worker& one)
{
    if (!one.now.isAnimal(one.who.piece()))
        return {};
    return {impossible(says::siege_3_51a_animal, one.name())};
}

constexpr play::Rule<Worker> workerRules[] = {
    {rule::siege_3_51a, standsNowhere},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Melee>},
    {rule::siege_3_51a, isAnAnimal},
    {rule::siege_ruling_panic_acts, isInPanic},
};

// Who lights a fire.

/// A whole turn: from a phase of its own to the next (siege.3.51a). Where it was set up, it came in its first one.
bool stayedACompleteTurn(const Worker& one)
{
    const auto forces = std::max(1, static_cast<int>(one.now.data().forces.size()));
    const auto order = [&](const Phase& phase)
    { return phase.turn * forces + (phase.force - one.now.data().first + forces) % forces; };
    const Phase arrived = one.who.state->arrived.value_or(Phase{1, one.who.state->force});
    return order(arrived) <= order(one.now.state().now()) - forces;
}

Findings hasMoved(const Worker& one)
{
    return one.no(says::siege_3_51a_moved, one.who.state->moved);
}

Findings hasNotStayed(const Worker& one)
{
    return one.no(says::siege_3_51a_arrived, !one.who.state->moved && !stayedACompleteTurn(one));
}

Findings hasShotBefore(const Worker& one)
{
    return one.no(says::siege_3_51b_shot, one.hasShot());
}

Findings hasFought(const Worker& one)
{
    return one.no(says::siege_3_51b_fought, one.who.state->attacked);
}

Findings hasWorked(const Worker& one)
{
    return one.no(says::siege_3_51b_again, one.who.state->work.has_value());
}

Findings hasNothingToLight(const Worker& one)
{
    const auto lights = [&](Hex hex) { return mayBeLit(one.now, hex); };
    return one.no(says::siege_3_51a_nothing,
                  one.who.onMap() && std::ranges::none_of(hexesBeside(one.now, one.who), lights));
}

constexpr play::Rule<Worker> lighterRules[] = {
    {rule::siege_3_51a, hasMoved},  {rule::siege_3_51a, hasNotStayed}, {rule::siege_3_51b, hasShotBefore},
    {rule::siege_3_51b, hasFought}, {rule::siege_3_51b, hasWorked},
};
constexpr play::Rule<Worker> lighterWithoutAHexRules[] = {
    {rule::siege_3_51a, hasNothingToLight},
};

Findings isNotBesideHim(const Handled& one)
{
    return one.no(says::siege_3_51a_apart, !one.from, one.names());
}

Findings isBare(const Handled& one)
{
    return one.no(says::siege_3_51a_bare, one.from && !mayBeLit(one.now, one.hex) && !one.burning(),
                  {{"hex", one.hex}});
}

Findings burnsAlready(const Handled& one)
{
    return one.no(says::siege_3_51a_burning, one.from && one.burning(), {{"hex", one.hex}});
}

Findings isLitFromARampart(const Handled& one)
{
    const bool rampart = one.from && one.now.ground().at(*one.from).sight == castle::Sight::Rampart;
    return one.no(says::siege_3_51c_rampart, rampart && one.engine().has_value(), {{"name", one.who.name()}});
}

constexpr play::Rule<Handled> lightRules[] = {
    {rule::siege_3_51a, isNotBesideHim},    {rule::siege_3_51a, isBare},
    {rule::siege_3_51a, burnsAlready},      {rule::siege_ruling_fire_reach, isBehindAWall},
    {rule::siege_3_51c, isLitFromARampart}, {rule::siege_ruling_fire_reach, couldNotAttackIt},
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
    if (now.ground().at(hex).burning)
        return false;
    const auto engine = engineAt(now.data(), now.state(), hex);
    const bool any = now.played().lightWhat == "engine-or-tent";
    return hasTent(now.state(), hex) || (engine && (any || engine->kind == "siege_tower"));
}

const std::string& readFireTable(Verdict& verdict, const Position& now, const FireTable::Column& column, int die)
{
    const FireTable& fire = now.ruleset().fire;
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
    const Body who = named<&LightFire::by>(verdict, now, order);
    if (!who)
        return verdict;
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    sayWhoMayWork(verdict, {now, who});
    play::weigh(lighterRules, Worker{now, who}, verdict);
    if (order.wants<&LightFire::hex>(verdict))
        play::weigh(lighterWithoutAHexRules, Worker{now, who}, verdict);
    else if (who.onMap())
        play::weigh(lightRules, Handled(now, who, order->hex), verdict);
    if (!verdict.whole())
        return verdict;
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
    for (const auto& more : {rulesOfPuttingOut(), rulesOfBurning(), rulesOfLeavingTheFire(), rulesOfFlamingArrows(),
                             rulesOfOil(), rulesOfBarrels()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

} // namespace merlon::siege
