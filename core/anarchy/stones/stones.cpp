#include "core/anarchy/stones/stones.h"

#include "anarchy_rules/3_3.h"
#include "anarchy_rules/4_5.h"
#include "anarchy_rules/ruling.h"
#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/melee/melee.h"
#include "core/castle/moves/moves.h"
#include "core/castle/shots/shots.h"
#include "core/map/hex_map.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;
using play::note;
using play::refusal;
using play::Verdict;

constexpr std::string_view pile = "stones";

bool hasAPile(const Position& now, Hex hex)
{
    return std::ranges::any_of(now.state().site->map->overlays, [&](const map::Covering& one)
                               { return one.kind == pile && std::ranges::count(one.hexes, hex) > 0; });
}

/// A pile lies in the hoarding of its hex, where there is one.
Spot placeOfPile(const Position& now, Hex hex)
{
    return {hex, now.ground().at(hex).hanging() != nullptr ? 1 : 0};
}

/// Within so many steps of where he is, on his level; none: there is none.
std::optional<int> hexesToAPile(const Position& now, const Body& who, int farthest)
{
    const Height height = now.ground().heightAt(who.spot());
    std::vector<Spot> known{who.spot()};
    std::size_t next = 0;
    for (int away = 0; away <= farthest; ++away)
        for (const std::size_t last = known.size(); next < last; ++next)
        {
            const Spot here = known[next];
            if (hasAPile(now, here.hex) && placeOfPile(now, here.hex) == here && now.ground().heightAt(here) == height)
                return away;
            for (const Side side : hex::allSides)
                if (const Spot there{hex::neighbour(here.hex, side), storeyBeyond(now, here, side)};
                    std::ranges::count(known, there) == 0 && couldEnter(now, false, here, side))
                    known.push_back(there);
        }
    return {};
}

int farthestPile(const Position& now)
{
    return options(now).stonePile == "1" ? ruleset(now).stones.nearby : ruleset(now).stones.farthest;
}

/// One who is to throw.
struct Thrower
{
    const Position& now;
    const Body& who;
    std::optional<int> away{};

    bool afar() const { return away && *away == ruleset(now).stones.farthest; }
};

play::Args shooterOf(const Thrower& one)
{
    return {{"shooter", one.who.name()}};
}

Findings hasNoPile(const Thrower& one)
{
    if (one.away)
        return {note(says::anarchy_4_5_1a_pile, {{"shooter", one.who.name()}, {"away", *one.away}})};
    const play::Value place = placeOf(*one.who.state->hex);
    if (options(one.now).stonePile == "1")
        return {refusal(says::anarchy_ruling_31_none, shooterOf(one), place)};
    return {refusal(says::anarchy_4_5_1a_none, {{"shooter", one.who.name()}, {"most", farthestPile(one.now)}}, place)};
}

/// With the pile 2 hexes away he throws as a crossbowman.
Findings throwsTooLate(const Thrower& one)
{
    if (!one.afar() || one.now.state().step != Step::SecondShooting)
        return {};
    if (options(one.now).stoneCrossbowSteps == "either")
        return {play::ruling(says::anarchy_ruling_165b_either, shooterOf(one))};
    return {refusal(says::anarchy_4_5_3b_offensive, shooterOf(one))};
}

int pointsBesideAPile(const Position& now, const Body& who)
{
    return options(now).stoneLongbowMp == "half" ? who.movement() / 2 : ruleset(now).stones.points;
}

/// With the pile 1 hex away he throws as with a long bow.
Findings movesLess(const Thrower& one)
{
    if (one.away != 1 || one.now.state().step != Step::FirstShooting)
        return {};
    return {play::ruling(says::anarchy_ruling_165_points,
                         {{"shooter", one.who.name()}, {"points", pointsBesideAPile(one.now, one.who)}})};
}

Findings hasMovedBefore(const Thrower& one)
{
    if (!one.afar() || one.who.state->spent == 0)
        return {};
    return {refusal(says::anarchy_4_5_3a_moved, shooterOf(one))};
}

constexpr play::Rule<Thrower> throwerRules[] = {
    {refusal, says::anarchy_ruling_166_afoot,
     [](const Thrower& one) { return one.who.state->mounted || one.now.isAnimal(one.who.piece()); }, shooterOf},
    {play::several, hasNoPile},
    {play::several, throwsTooLate},
    {rule::anarchy_4_5_3a, hasMovedBefore},
    {rule::anarchy_ruling_165, movesLess},
};

/// One who throws, and at whom.
struct Throw
{
    const Position& now;
    const Body& by;
    const Body& at;

    bool inAHoarding() const { return by.state->storey > 0 && now.ground().at(*by.state->hex).hanging() != nullptr; }
    int range() const { return hex::distance(*by.state->hex, *at.state->hex); }
    bool lower() const { return now.ground().heightAt(at.spot()) < now.ground().heightAt(by.spot()); }
    play::Args names() const { return {{"shooter", by.name()}, {"target", at.name()}}; }
};

Findings dropsThroughTheFloor(const Throw& one)
{
    if (!one.inAHoarding())
        return {};
    const bool foot = one.at.state->storey == 0 && one.lower();
    if (foot && one.range() == 0)
        return {note(says::anarchy_3_3_5_2a_drops, one.names())};
    if (foot && one.range() == 1 && options(one.now).dropReach == "adjacent")
        return {play::ruling(says::anarchy_ruling_20_adjacent, one.names())};
    return {refusal(says::anarchy_3_3_5_2a_own, one.names(), placeOf(*one.at.state->hex))};
}

/// Beside him and lower, or on a ladder against his rampart or the next.
Findings isNotBeneath(const Throw& one)
{
    if (one.inAHoarding())
        return {};
    if (one.now.onLadder(*one.at.state))
    {
        const HexGround& there = one.now.ground().at(*one.at.state->hex);
        const Hex wall = hex::neighbour(*one.at.state->hex, *there.leaning()->faces);
        if (one.now.ground().at(*one.by.state->hex).sight == Sight::Rampart &&
            hex::distance(wall, *one.by.state->hex) <= 1)
            return {note(says::anarchy_4_5_1b_ladder, one.names())};
    }
    else if (one.range() == 1 && one.lower())
        return {note(says::anarchy_4_5_1b_below, one.names())};
    return {refusal(says::anarchy_4_5_1b_beside, one.names(), placeOf(*one.at.state->hex))};
}

constexpr play::Rule<Throw> throwRules[] = {
    {play::several, dropsThroughTheFloor},
    {rule::anarchy_4_5_1b, isNotBeneath},
    {note, says::anarchy_4_5_4_bow, play::always},
};

// Two shift a pile.

struct Shifter
{
    const Position& now;
    const Body& who;
    Hex hex;
};

bool isIdle(const Shifter& one)
{
    const Counter& who = *one.who.state;
    return !who.moved && who.shots == 0 && !who.shotBefore && !who.attacked && !who.work && !who.toppled && !who.pushed;
}

constexpr play::Rule<Shifter> shifterRules[] = {
    {rule::siege_1_21b, isNotThere},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Movement>},
    {refusal, says::anarchy_4_5_2_busy, [](const Shifter& one) { return !isIdle(one); }, nameOf},
    {refusal, says::anarchy_4_5_2_apart,
     [](const Shifter& one)
     {
         return one.who.state->mounted || one.now.isAnimal(one.who.piece()) || !one.who.onMap() ||
                hex::distance(*one.who.state->hex, one.hex) > 1;
     },
     [](const Shifter& one) { return play::args("name", one.who.name(), "hex", one.hex); }},
    {play::several, keptFromMoving},
};

struct Shifting
{
    const Position& now;
    Hex hex;
    Hex to;

    bool open() const
    {
        const Spot from = placeOfPile(now, hex);
        const Side side = hex::sideTowards(hex, to);
        return couldEnter(now, false, from, side) && storeyBeyond(now, from, side) == placeOfPile(now, to).storey;
    }
};

constexpr play::Rule<Shifting> shiftingRules[] = {
    {refusal, says::anarchy_4_5_2_far, [](const Shifting& one) { return hex::distance(one.hex, one.to) != 1; },
     [](const Shifting& one) { return play::args("hex", one.to); }},
    {refusal, says::anarchy_4_5_2_closed,
     [](const Shifting& one) { return hex::distance(one.hex, one.to) == 1 && !one.open(); },
     [](const Shifting& one) { return play::args("hex", one.to); }},
};

// What binds them then.

const StoneHand* handOf(const Position& now, const Body& who)
{
    for (const StoneHand& one : now.own<State>().stoneHands)
        if (one.counter == who.state->id && one.phase == now.state().now())
            return &one;
    return nullptr;
}

bool shifts(const Position& now, const Body& who)
{
    const StoneHand* hand = handOf(now, who);
    return hand != nullptr && !hand->pile;
}

Findings hasThrownOrShifts(const Actor& one)
{
    const StoneHand* hand = handOf(one.now, one.who);
    if (hand == nullptr)
        return {};
    if (!hand->pile)
        return {refusal(says::anarchy_4_5_2_shifts, {{"name", one.who.name()}})};
    if (*hand->pile < ruleset(one.now).stones.farthest)
        return {};
    return {refusal(says::anarchy_4_5_3a_stays, {{"name", one.who.name()}})};
}

Findings actsWhileShifting(const Actor& one)
{
    if (!shifts(one.now, one.who))
        return {};
    return {refusal(says::anarchy_4_5_2_shifts, {{"name", one.who.name()}})};
}

Findings shootsWhileShifting(const Declared& one)
{
    return actsWhileShifting({one.now, one.shooter});
}

Findings fightsWhileShifting(const Fighter& one)
{
    return actsWhileShifting({one.melee.now, one.who});
}

int pointsAfterAThrow(const Position& now, const Body& who, int left)
{
    const StoneHand* hand = handOf(now, who);
    if (hand == nullptr || !hand->pile || *hand->pile != 1)
        return left;
    return std::max(0, std::min(left, pointsBesideAPile(now, who) - who.state->spent));
}

constexpr play::Rule<Actor> movingRule{play::several, hasThrownOrShifts};
constexpr play::Rule<Actor> actingRule{play::several, actsWhileShifting};
constexpr play::Rule<Declared> shootingRule{play::several, shootsWhileShifting};
constexpr play::Rule<Fighter> fightingRule{play::several, fightsWhileShifting};

} // namespace

void carry(const Data&, State& state, const StonesFlung& flung)
{
    if (state.step == Step::FirstShooting)
        state.stoneHands.push_back({flung.counter.id, state.now(), flung.flung});
}

void carry(const Data&, State& state, const StonesShifted& shifted)
{
    if (!state.site->map->layout.contains(shifted.heaped))
        return;
    state.site = withoutOneLaid(std::move(state.site), shifted.hex, std::string(pile));
    state.site = withLaid(std::move(state.site), {shifted.heaped}, std::string(pile), {});
    for (const CounterId& one : {shifted.counter, shifted.with})
        state.stoneHands.push_back({one.id, state.now(), {}});
}

Verdict judge(const Position& now, const play::Begun<ThrowStones>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body by = named<&ThrowStones::by>(verdict, now, order);
    if (!by || !refuseWhileOwed(verdict, now))
        return verdict;
    const bool asks = order.wants<&ThrowStones::at>(verdict);
    const Body at = asks ? Body() : now.find(order->at.id);
    if (!asks && !at)
        return sayUnknown(verdict, order->at.id);
    const Declared declared{now, by, at, now.numbers().findWeapon(ruleset(now).stones.weapon)};
    sayWhoMayShoot(verdict, declared);
    if (!verdict.legal)
        return verdict;
    const Thrower thrower{now, by, hexesToAPile(now, by, farthestPile(now))};
    play::weigh(throwerRules, thrower, verdict);
    if (!at)
        return verdict;
    play::weigh(throwRules, Throw{now, by, at}, verdict);
    if (!verdict.legal || !thrower.away)
        return verdict;
    const Shoot shoot{order->by, order->at, {}, {}, {}};
    const Field field = now.fieldWithout(order->by.id, order->at.id);
    Shot shot{now, shoot, field, by, at, declared.weapon, *by.state->hex};
    shot.thrown = true;
    if (!judgeShot(verdict, shot, tray))
        return verdict;
    return verdict.effect(HasShot{order->by}).effect(StonesFlung{order->by, *thrower.away});
}

Verdict judge(const Position& now, const play::Begun<ShiftStones>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body by = named<&ShiftStones::by>(verdict, now, order);
    const Body with = verdict.wants.empty() ? named<&ShiftStones::with>(verdict, now, order) : Body();
    if (!by || !with || !refuseWhileOwed(verdict, now) || order.wants<&ShiftStones::hex>(verdict))
        return verdict;
    if (by.state == with.state)
        return verdict.forbid(says::anarchy_4_5_2_two);
    if (!hasAPile(now, order->hex))
        return verdict.forbid(says::anarchy_4_5_2_none, {{"hex", order->hex}}, placeOf(order->hex));
    for (const Body* one : {&by, &with})
        play::weigh(shifterRules, Shifter{now, *one, order->hex}, verdict);
    if (!verdict.legal || order.wants<&ShiftStones::to>(verdict))
        return verdict;
    play::weigh(shiftingRules, Shifting{now, order->hex, order->to}, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::anarchy_4_5_2_shifted, {{"hex", order->to}});
    return verdict.effect(StonesShifted{order->by, order->with, order->hex, order->to});
}

void joinStones(Tables& tables, Policies& policies)
{
    tables.moving.add(movingRule);
    tables.acting.add(actingRule);
    tables.shooters.add(shootingRule);
    tables.attackers.add(fightingRule);
    policies.pointsLeft = pointsAfterAThrow;
}

std::vector<RuleId> rulesOfStones()
{
    std::vector<RuleId> ids{rule::anarchy_3_3_5_2a, rule::anarchy_4_5_1a, rule::anarchy_4_5_2, rule::anarchy_4_5_3a,
                            rule::anarchy_4_5_3b};
    play::addIds(ids, throwerRules);
    play::addIds(ids, throwRules);
    return ids;
}

} // namespace merlon::anarchy
