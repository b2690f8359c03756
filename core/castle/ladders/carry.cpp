#include "core/castle/ladders/ladders.h"

#include "core/castle/field/clock.h"
#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/moves/moves.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_6.h"
#include "siege_rules/1_91.h"
#include "siege_rules/ruling.h"

#include <algorithm>

/// A ladder that two carry.
namespace merlon::castle
{
namespace
{

using play::Findings;
using play::impossible;
using play::note;
using play::refusal;
using play::Verdict;

struct Bearers
{
    const Position& now;
    const Body& who;
    const Body& other;
    const map::Covering* ladder = nullptr;
};

Findings areNotOnALadder(const Bearers& bearers)
{
    const auto isOnIt = [&](const Body& one)
    { return one.onMap() && std::ranges::count(bearers.ladder->hexes, *one.state->hex) > 0; };
    if (bearers.ladder != nullptr && isOnIt(bearers.who) && isOnIt(bearers.other) &&
        bearers.who.state->hex != bearers.other.state->hex)
        return {};
    return {impossible(says::siege_1_91a_not_on_it, {{"name", bearers.who.name()}, {"other", bearers.other.name()}})};
}

Findings areNotBothAfoot(const Bearers& bearers)
{
    Findings found;
    for (const Body* one : {&bearers.who, &bearers.other})
        if (bearers.now.isHooved(*one))
            found.push_back(refusal(says::siege_ruling_ladder_carry_afoot, {{"name", one->name()}}));
    return found;
}

Findings haveFewerPoints(const Bearers& bearers)
{
    Findings found;
    for (const Body* one : {&bearers.who, &bearers.other})
        if (!one->state->carried)
            found.push_back(note(says::siege_1_91a_fewer,
                                 {{"name", one->name()}, {"points", bearers.now.numbers().ladder.carried}}));
    return found;
}

/// For the carrying: below 0 he has spent too many.
int pointsOf(const Position& now, const Body& who)
{
    return pointsLeft(now, who) - (who.state->carried ? 0 : now.numbers().ladder.carried);
}

Findings haveTooFewLeft(const Bearers& bearers)
{
    Findings found;
    for (const Body* one : {&bearers.who, &bearers.other})
        if (pointsOf(bearers.now, *one) < 0)
            found.push_back(
                refusal(says::siege_1_91a_short, {{"name", one->name()}, {"left", pointsLeft(bearers.now, *one)}}));
    return found;
}

constexpr play::Rule<Bearers> bearerRules[] = {
    {rule::siege_1_91a, areNotOnALadder},
    {rule::siege_ruling_ladder_carry, areNotBothAfoot},
    {rule::siege_1_91a, haveFewerPoints},
    {rule::siege_1_91a, haveTooFewLeft},
};

/// In the tracks of the first.
std::vector<Hex> followed(const Body& who, const std::vector<Hex>& path)
{
    std::vector<Hex> way{*who.state->hex};
    way.insert(way.end(), path.begin(), path.end());
    way.pop_back();
    return way;
}

Hex after(const Body& who, const std::vector<Hex>& way, std::size_t steps)
{
    return steps == 0 || way.empty() ? *who.state->hex : way[std::min(steps, way.size()) - 1];
}

/// Whoever enters the hex of an upright ladder climbs it (1.93a).
Spot endOfWay(const Position& now, const Body& who, const std::vector<Hex>& way)
{
    std::vector<Hex> visited{*who.state->hex};
    visited.insert(visited.end(), way.begin(), way.end());
    return endOf(now, who, visited);
}

void keepTogether(Verdict& verdict, const Bearers& bearers, const std::vector<Hex>& path,
                  const std::vector<Hex>& beside)
{
    for (std::size_t steps = 1; steps <= std::max(path.size(), beside.size()); ++steps)
        if (const Hex one = after(bearers.who, path, steps);
            hex::distance(one, after(bearers.other, beside, steps)) != 1)
        {
            verdict.refuse(says::siege_1_91a_apart, {{"name", bearers.who.name()}, {"other", bearers.other.name()}},
                           placeOf(one));
            return;
        }
}

/// What no row says.
constexpr RuleId carrierRulesUnsaid[] = {rule::siege_1_91b, rule::siege_ruling_ladder_carry};

} // namespace

State without(const State& state, const Body& who)
{
    State rest = state;
    rest.find(who.state->id)->hex.reset();
    return rest;
}

State asOne(const State& state, const Body& who, const Body& other)
{
    State both = state;
    if (both.moving == who.state->id || both.moving == other.state->id)
    {
        both.moving = who.state->id;
        both.movingWith = other.state->id;
    }
    return both;
}

Verdict judge(const Position& now, const play::Begun<CarryLadder>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&CarryLadder::counter>(verdict, now, order);
    if (!who)
        return verdict;
    if (order.wants<&CarryLadder::with>(verdict))
    {
        sayWhoMayMove(verdict, now, who);
        if (who.onMap() && flatLadderUnder(now, who) == nullptr)
            verdict.forbid(says::siege_1_91c_none, {{"hex", *who.state->hex}}, placeOf(*who.state->hex));
        return verdict;
    }
    const Body other = now.find(order->with.id);
    if (!other)
        return sayUnknown(verdict, order->with.id);
    const State both = asOne(now.state(), who, other);
    const Position together = now.with(both);
    for (const std::string& id : {who.state->id, other.state->id})
        sayWhoMayMove(verdict, together, together.find(id));
    const Bearers bearers{now, who, other, flatLadderUnder(now, who)};
    play::weigh(bearerRules, bearers, verdict);
    if (!verdict.legal || order.wants<&CarryLadder::path>(verdict))
        return verdict;
    order.wants<&CarryLadder::beside>(verdict, false);
    const auto beside =
        order.lacks<&CarryLadder::beside>() && !order->path.empty() ? followed(who, order->path) : order->beside;
    if (order->path.empty() && beside.empty())
        return verdict.forbid(says::siege_1_91a_nowhere, {{"name", who.name()}, {"other", other.name()}});
    keepTogether(verdict, bearers, order->path, beside);
    const State rest = without(now.state(), other);
    const State others = without(now.state(), who);
    const Position alone = now.with(rest);
    const Position otherAlone = now.with(others);
    const int cost = judgeWay(verdict, alone, alone.find(who.state->id), order->path, pointsOf(now, who));
    const int otherCost = judgeWay(verdict, otherAlone, otherAlone.find(other.state->id), beside, pointsOf(now, other));
    verdict.fact("cost", cost).fact("left", pointsOf(now, who) - cost);
    if (!verdict.whole())
        return verdict;
    const Hex end = after(who, order->path, order->path.size());
    const Hex otherEnd = after(other, beside, beside.size());
    verdict.effect(EquipmentMoved{*who.state->hex, Laid::FlatLadder, {end, otherEnd}, {}});
    verdict.effect(movedTo(order->with, endOfWay(now, other, beside)));
    verdict.effect(movedTo(order->counter, endOfWay(now, who, order->path)));
    verdict.note(says::siege_1_6a_paid, {{"points", cost}, {"left", pointsOf(now, who) - cost}});
    verdict.effect(Spent{order->with, otherCost}).effect(Spent{order->counter, cost});
    return verdict.effect(Carried{order->counter, order->with});
}

Verdict judge(const Position& now, const play::Begun<LayLadder>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    const Body who = named<&LayLadder::counter>(verdict, now, order);
    if (!who)
        return verdict;
    const Body other = partnerOf(now, who);
    if (!other)
        return verdict.forbid(says::siege_ruling_ladder_carry_not_held, {{"name", who.name()}});
    play::say(verdict, rule::siege_1_2a, outOfPhase(now, who));
    if (!verdict.legal)
        return verdict;
    verdict.say(play::Weight::Ruling, says::siege_ruling_ladder_carry_free, {{"name", who.name()}});
    return verdict.effect(LadderLaid{order->counter, {other.state->id}});
}

std::vector<RuleId> rulesOfCarriedLadders()
{
    std::vector<RuleId> ids(std::begin(carrierRulesUnsaid), std::end(carrierRulesUnsaid));
    play::addIds(ids, bearerRules);
    return ids;
}

} // namespace merlon::castle
