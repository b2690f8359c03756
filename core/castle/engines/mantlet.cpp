#include "core/castle/engines/engines.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/moves/moves.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/5_2.h"
#include "siege_rules/5_21.h"
#include "siege_rules/5_22.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// One with a mantlet.
struct Bearer
{
    const Position& now;
    const Body& who;

    const HexGround& ground() const { return now.ground().at(who.state->hex.value_or(Hex{})); }
};

Findings isNotOnAMantletsHex(const Bearer& one)
{
    if (!one.who.onMap() || one.ground().has(thing::mantlet))
        return {};
    return {play::impossible(says::siege_5_21a_none, {{"name", one.who.name()}}, placeOf(*one.who.state->hex))};
}

Findings paysForTheTerrain(const Bearer& one)
{
    return {play::ruling(one.now.rules().mantletCostsItsRow ? says::siege_ruling_mantlet_cost_row
                                                            : says::siege_ruling_mantlet_cost_natural,
                         {{"name", one.who.name()}})};
}

constexpr play::Rule<Bearer> pusherRules[] = {
    {rule::siege_5_21a, isNotOnAMantletsHex},
    {play::note, says::siege_5_21a_fewer, play::always,
     [](const Bearer& one)
     { return play::args("name", one.who.name(), "points", one.now.numbers().machines.mantlet); }},
    {rule::siege_ruling_mantlet_cost, paysForTheTerrain},
};

/// A hex that it is pushed onto.
struct MantletGround
{
    const Position& now; ///< without it
    Hex hex;
};

Findings isNoGroundForIt(const MantletGround& entered)
{
    const Terrain* row = entered.now.state().site->rowAt(entered.hex);
    if (row == nullptr || row->mounted || row->id == "fascine")
        return {};
    return {refusal(says::siege_5_21b_barred, {{"hex", entered.hex}}, placeOf(entered.hex))};
}

constexpr play::Rule<MantletGround> mantletGroundRules[] = {
    {rule::siege_5_21b, isNoGroundForIt},
};

/// By the reading in which it is turned on its way only.
Findings hasNotPushedIt(const Bearer& one)
{
    const Phrase* says = one.now.rules().mantletTurnsAlong;
    if (says == nullptr || one.who.state->wheeled)
        return {};
    return {refusal(*says, {{"name", one.who.name()}})};
}

constexpr play::Rule<Bearer> turnerRules[] = {
    {rule::siege_1_21b, isNotThere},
    {rule::siege_ruling_stunned_inert, isStunned},
    {play::several, keptFromMoving},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Movement>},
    {rule::siege_5_21a, isNotOnAMantletsHex},
    {play::several, hasNotPushedIt},
    {play::ruling, says::siege_ruling_mantlet_turn_free, play::always, nameOf},
};

/// The ground as the pusher meets it: without his mantlet, for it goes with him; by the reading in which he pays its
/// row, with one wherever he goes.
State pushedFrom(const Position& now, Hex hex, const std::vector<Hex>& path)
{
    State state = now.state();
    state.site = withoutLaid(std::move(state.site), hex, "mantlet");
    if (!now.rules().mantletCostsItsRow)
        return state;
    std::vector<Hex> laid = path;
    std::erase_if(laid,
                  [&](Hex to)
                  {
                      const auto* row = state.site->rowAt(to);
                      return row == nullptr || !row->foot;
                  });
    if (!laid.empty())
        state.site = withLaid(std::move(state.site), laid, "mantlet", {});
    return state;
}

int pointsWithIt(const Position& now, const Body& who)
{
    const int fewer = who.state->wheeled ? 0 : now.numbers().machines.mantlet;
    return std::max(0, pointsLeft(now, who) - fewer);
}

/// All hexes that so many steps could reach.
std::vector<Hex> within(Hex hex, int steps)
{
    std::vector<Hex> hexes;
    for (int radius = 1; radius <= steps; ++radius)
        for (const Hex one : hex::ring(hex, radius))
            hexes.push_back(one);
    return hexes;
}

/// What no row tells: its row on the table of terrain, and that a side is its base's.
constexpr RuleId ofTheHex[] = {rule::siege_5_2a,  rule::siege_5_22a,          rule::siege_5_22b,
                               rule::siege_5_22c, rule::siege_ruling_engines, rule::siege_ruling_mantlet_side};

} // namespace

Verdict judge(const Position& now, const play::Begun<PushMantlet>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&PushMantlet::counter>(verdict, now, order);
    if (!who)
        return verdict;
    sayWhoMayMove(verdict, now, who);
    if (verdict.legal)
        play::weigh(pusherRules, Bearer{now, who}, verdict);
    if (!verdict.legal)
        return verdict;
    const int points = pointsWithIt(now, who);
    if (order.wants<&PushMantlet::path>(verdict))
        return verdict.fact("left", points);
    if (order->path.empty())
        return verdict.forbid(says::siege_5_21a_nowhere, {{"name", who.name()}});
    const State free = pushedFrom(now, *who.state->hex, {});
    const State paid = pushedFrom(now, *who.state->hex, order->path);
    for (const Hex hex : order->path)
        play::weigh(mantletGroundRules, MantletGround{now.with(free), hex}, verdict);
    const Position alone = now.with(paid);
    const int cost = judgeWay(verdict, alone, alone.find(who.state->id), order->path, points);
    verdict.fact("cost", cost).fact("left", std::max(0, points - cost));
    if (!verdict.whole())
        return verdict;
    verdict.effect(EquipmentMoved{*who.state->hex, Laid::Mantlet, {order->path.back()}, {}});
    verdict.effect(movedTo(order->counter, {order->path.back()})).effect(Spent{order->counter, cost});
    return verdict.effect(Wheeled{order->counter});
}

Verdict judge(const Position& now, const play::Begun<TurnMantlet>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&TurnMantlet::counter>(verdict, now, order);
    if (!who)
        return verdict;
    play::weigh(turnerRules, Bearer{now, who}, verdict);
    if (!verdict.legal || order.wants<&TurnMantlet::outward>(verdict))
        return verdict;
    const Hex hex = *who.state->hex;
    return verdict.effect(EquipmentMoved{hex, Laid::Mantlet, {hex}, order->outward});
}

std::optional<play::Marks> couldWithMantlets(const Position& now, const play::Record& begun, const play::Field& field)
{
    if ((begun.kind != "push_mantlet" && begun.kind != "turn_mantlet") || field.key == "outward")
        return {};
    play::Marks marks{{}, false, true};
    if (field.key == "counter")
    {
        for (const Counter& one : now.state().counters)
            if (one.hex && one.health != Health::Dead && one.force == now.state().phase &&
                now.ground().at(*one.hex).has(thing::mantlet))
                marks.all.push_back(counterRef(one.id));
        return marks;
    }
    if (const Body who = now.find(counterIn(begun, "counter")); who && who.onMap() && mayMove(now, who))
    {
        const int points = pointsWithIt(now, who);
        const State pushed = pushedFrom(now, *who.state->hex, within(*who.state->hex, points));
        const Position with = now.with(pushed);
        const Reach reach(with, with.find(who.state->id), points);
        for (const Reach::End& one : reach.ends())
            marks.all.emplace_back(one.hex);
    }
    return marks;
}

std::vector<Hex> wayOfAMantlet(const Position& now, const Body& who, Hex end)
{
    if (!who.onMap())
        return {};
    const int points = pointsWithIt(now, who);
    const State pushed = pushedFrom(now, *who.state->hex, within(*who.state->hex, points));
    const Position with = now.with(pushed);
    auto way = Reach(with, with.find(who.state->id), points).wayTo(end);
    return way.empty() ? wayOf(now, who, end) : way;
}

std::vector<RuleId> rulesOfTheMantlet()
{
    std::vector<RuleId> ids(std::begin(ofTheHex), std::end(ofTheHex));
    play::addIds(ids, pusherRules);
    play::addIds(ids, mantletGroundRules);
    play::addIds(ids, turnerRules);
    return ids;
}

} // namespace merlon::castle
