// Fires are lit by hand and put out: 3.51, 3.53.

#include "core/siege/fire.h"

#include "core/siege/ballista.h"
#include "core/siege/common_rows.h"
#include "core/siege/contact.h"
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

using castle::Barrier;
using play::Findings;
using play::impossible;
using play::refusal;
using play::Verdict;

// Who works at all.

Findings isNotThere(const Worker& one)
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
    {rule::siege_3_51a, isNotThere},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Melee>},
    {rule::siege_3_51a, isAnAnimal},
    {rule::siege_ruling_panic_acts, isInPanic},
};

Findings when(bool holds, const Phrase& says, play::Args args)
{
    return holds ? Findings{refusal(says, std::move(args))} : Findings();
}

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
    return when(one.who.state->moved, says::siege_3_51a_moved, one.name());
}

Findings hasNotStayed(const Worker& one)
{
    return when(!one.who.state->moved && !stayedACompleteTurn(one), says::siege_3_51a_arrived, one.name());
}

Findings hasShotBefore(const Worker& one)
{
    return when(one.hasShot(), says::siege_3_51b_shot, one.name());
}

Findings hasFought(const Worker& one)
{
    return when(one.who.state->attacked, says::siege_3_51b_fought, one.name());
}

Findings hasWorked(const Worker& one)
{
    return when(one.who.state->work.has_value(), says::siege_3_51b_again, one.name());
}

Findings hasNothingToLight(const Worker& one)
{
    const auto lights = [&](Hex hex) { return mayBeLit(one.now, hex); };
    return when(one.who.onMap() && std::ranges::none_of(hexesBeside(one.now, one.who), lights),
                says::siege_3_51a_nothing, one.name());
}

constexpr play::Rule<Worker> lighterRules[] = {
    {rule::siege_3_51a, hasMoved},  {rule::siege_3_51a, hasNotStayed}, {rule::siege_3_51b, hasShotBefore},
    {rule::siege_3_51b, hasFought}, {rule::siege_3_51b, hasWorked},
};
constexpr play::Rule<Worker> lighterWithoutAHexRules[] = {
    {rule::siege_3_51a, hasNothingToLight},
};

// Who puts one out.

/// With an engine too, in it or on top.
Findings hasMovedAndCannotPutOut(const Worker& one)
{
    const Counter& who = *one.who.state;
    return when(who.moved || who.arrived == one.now.state().now(), says::siege_3_53a_moved, one.name());
}

Findings hasShotAndCannotPutOut(const Worker& one)
{
    return when(one.hasShot(), says::siege_3_53a_shot, one.name());
}

Findings servesABallistaAndCannotPutOut(const Worker& one)
{
    return servesABallista(one.now, one.who);
}

Findings hasFoughtAndCannotPutOut(const Worker& one)
{
    return when(one.who.state->attacked, says::siege_3_53a_fought, one.name());
}

Findings hasTried(const Worker& one)
{
    return when(one.who.state->work.has_value(), says::siege_3_53b_again, one.name());
}

Findings hasNothingToPutOut(const Worker& one)
{
    const auto burns = [&](Hex hex) { return one.now.ground().at(hex).burning; };
    return when(one.who.onMap() && std::ranges::none_of(hexesBeside(one.now, one.who), burns),
                says::siege_3_53a_nothing, one.name());
}

constexpr play::Rule<Worker> putterOutRules[] = {
    {rule::siege_3_53a, hasMovedAndCannotPutOut},
    {rule::siege_3_53a, hasShotAndCannotPutOut},
    {rule::siege_3_53a, hasFoughtAndCannotPutOut},
    {rule::siege_ruling_ballista_serve, servesABallistaAndCannotPutOut},
    {rule::siege_3_53b, hasTried},
};
constexpr play::Rule<Worker> putterOutWithoutAHexRules[] = {
    {rule::siege_3_53a, hasNothingToPutOut},
};

/// A hex beside him, from the best of his own.
struct Handled
{
    const Position& now;
    const Body& who;
    Hex hex;
    std::optional<Hex> from{}; ///< none: it is not beside him
    bool walled = false;

    Handled(const Position& theNow, const Body& body, Hex at) : now(theNow), who(body), hex(at)
    {
        for (const Hex one : Footprint(*who.state))
            if (hex::distance(one, hex) == 1 && (!from || walled))
            {
                const Barrier barrier = now.ground().barrier(one, hex::sideTowards(one, hex));
                from = one;
                walled = barrier == Barrier::Wall || barrier == Barrier::Shut || barrier == Barrier::Slit;
            }
    }

    bool open() const { return from && !walled; }
    bool tent() const { return hasTent(now.state(), hex); }
    std::optional<EngineAt> engine() const { return engineAt(now.data(), now.state(), hex); }
    bool burning() const { return now.ground().at(hex).burning; }
    play::Args names() const { return {{"hex", hex}, {"name", who.name()}}; }
    Findings no(const Phrase& says, bool holds, play::Args args) const
    {
        return holds ? Findings{refusal(says, std::move(args), placeOf(hex))} : Findings();
    }
};

Findings isBehindAWall(const Handled& one)
{
    return one.no(says::siege_ruling_fire_reach_wall, one.from && one.walled,
                  {{"name", one.who.name()}, {"hex", one.hex}});
}

/// siege.ruling.fire-reach, other reading
Findings couldNotAttackIt(const Handled& one)
{
    if (!one.open() || one.now.options().fireReach != "access")
        return {};
    const auto& ground = one.now.ground();
    const Bar bar = barBetween(one.now, *one.who.state, *one.from, hex::sideTowards(*one.from, one.hex));
    const bool level = ground.at(*one.from).height == ground.at(one.hex).height;
    return one.no(says::siege_ruling_fire_reach_height, bar == Bar::Ladder || (bar == Bar::Height && !level),
                  {{"name", one.who.name()}, {"hex", one.hex}});
}

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

Findings isNotBesideThePutterOut(const Handled& one)
{
    return one.no(says::siege_3_53a_apart, !one.from, one.names());
}

Findings doesNotBurn(const Handled& one)
{
    return {one.burning() ? Findings()
                          : Findings{impossible(says::siege_3_53a_cold, {{"hex", one.hex}}, placeOf(one.hex))}};
}

constexpr play::Rule<Handled> putOutRules[] = {
    {rule::siege_3_53a, doesNotBurn},
    {rule::siege_3_53a, isNotBesideThePutterOut},
    {rule::siege_ruling_fire_reach, isBehindAWall},
    {rule::siege_ruling_fire_reach, couldNotAttackIt},
};

/// A die that has fallen for a burning hex.
struct Attempt
{
    const Position& now;
    Hex hex;
    int die = 0;
    const std::string& letter;
    const Flame* flame = nullptr;

    bool ofAnArrow() const { return flame != nullptr && flame->cause == Cause::Arrow; }
    bool spreadFromAnArrow() const { return letter == "DA" && ofAnArrow() && flame->spread; }
    bool spreadCounts() const { return now.options().fireArrow == "spread"; }
    bool out() const { return letter == "D" || (letter == "DA" && ofAnArrow() && (!flame->spread || spreadCounts())); }
    play::Args args() const { return {{"die", die}, {"letter", word("fire-letter", letter)}, {"hex", hex}}; }
};

Findings isOut(const Attempt& one)
{
    if (!one.out())
        return {};
    return {play::note(says::siege_3_53a_out, one.args())};
}

Findings burnsOn(const Attempt& one)
{
    if (one.letter != "-")
        return {};
    return {{play::Weight::Result, says::siege_3_53a_burns_on, {{"die", one.die}, {"hex", one.hex}}}};
}

Findings wasLitOtherwise(const Attempt& one)
{
    if (one.letter != "DA" || one.out())
        return {};
    return {{play::Weight::Result,
             says::siege_sheet_7_arrow_only,
             {{"letter", word("fire-letter", one.letter)}, {"hex", one.hex}}}};
}

Findings hasSpreadFromAnArrow(const Attempt& one)
{
    if (!one.spreadFromAnArrow())
        return {};
    return {play::ruling(one.spreadCounts() ? says::siege_ruling_fire_arrow_spread
                                            : says::siege_ruling_fire_arrow_not_spread,
                         {{"hex", one.hex}})};
}

constexpr play::Rule<Attempt> attemptRules[] = {
    {rule::siege_3_53a, isOut},
    {rule::siege_3_53a, burnsOn},
    {rule::siege_ruling_fire_arrow, hasSpreadFromAnArrow},
    {rule::siege_sheet_7, wasLitOtherwise},
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

Verdict judge(const Position& now, const play::Begun<PutOut>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&PutOut::by>(verdict, now, order);
    if (!who)
        return verdict;
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    sayWhoMayWork(verdict, {now, who});
    play::weigh(putterOutRules, Worker{now, who}, verdict);
    if (order.wants<&PutOut::hex>(verdict))
        play::weigh(putterOutWithoutAHexRules, Worker{now, who}, verdict);
    else if (who.onMap())
        play::weigh(putOutRules, Handled(now, who, order->hex), verdict);
    if (!verdict.whole())
        return verdict;
    const auto die = tray.roll(verdict, {10, "put_out"});
    if (!die)
        return verdict;
    const std::string& letter = readFireTable(verdict, now, now.ruleset().fire.putOut, *die);
    const Attempt attempt{now, order->hex, *die, letter, flameAt(now.state(), order->hex)};
    play::weigh(attemptRules, attempt, verdict);
    if (attempt.out())
        verdict.effect(GroundCleared{order->hex, Laid::Fire});
    return verdict.effect(Tended{order->by, Work::PutOut});
}

std::vector<RuleId> rulesOfFire()
{
    std::vector<RuleId> ids;
    play::addIds(ids, workerRules);
    play::addIds(ids, lighterRules);
    play::addIds(ids, putterOutRules);
    play::addIds(ids, lightRules);
    play::addIds(ids, putOutRules);
    play::addIds(ids, attemptRules);
    for (const auto& more :
         {rulesOfBurning(), rulesOfLeavingTheFire(), rulesOfFlamingArrows(), rulesOfOil(), rulesOfBarrels()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

} // namespace merlon::siege
