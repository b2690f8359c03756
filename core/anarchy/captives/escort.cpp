// A captive is led to the edge of the map.

#include "core/anarchy/captives/captives.h"

#include "anarchy_rules/1_4.h"
#include "anarchy_rules/ruling.h"
#include "core/castle/field/clock.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/moves/moves.h"
#include "core/play/as.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_6.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// One who is to lead a captive on.
struct Guard
{
    const Position& now;
    const Captive& captive;
    Body prisoner;
    const Body& who;
};

play::Args guardAndCaptive(const Guard& one)
{
    return {{"guard", one.who.name()}, {"name", one.prisoner.name()}};
}

Findings isNoGuard(const Guard& one)
{
    if (one.who.state->force == one.captive.captors && mayGuard(one.now, one.who))
        return {};
    const bool byClass = options(one.now).escort == "men_at_arms_class";
    return {refusal(byClass ? says::anarchy_ruling_141_class : says::anarchy_ruling_141_guard, guardAndCaptive(one))};
}

constexpr play::Rule<Guard> guardRules[] = {
    {rule::anarchy_ruling_141, isNoGuard},
    {refusal, says::anarchy_1_4d_apart,
     [](const Guard& one) { return one.who.onMap() && !areBeside(one.now, one.who, one.prisoner); }, guardAndCaptive},
};

/// Whether a hex beside it is off the map.
bool isAtTheEdge(const Ground& ground, Hex hex)
{
    return std::ranges::any_of(hex::allSides, [&](Side side) { return !ground.contains(hex::neighbour(hex, side)); });
}

/// The two who are named; false: one is not known, or one is missing.
bool findGuards(Verdict& verdict, const Position& now, const play::Begun<Escort>& order, std::vector<Body>& guards)
{
    for (const CounterId& one : order->guards)
    {
        const Body guard = now.find(one.id);
        if (!guard)
            return sayUnknown(verdict, one.id), false;
        guards.push_back(guard);
    }
    const auto needed = static_cast<std::size_t>(ruleset(now).capture.guards);
    if (guards.size() < needed)
        verdict.wants.push_back({"guards"});
    else if (guards.size() > needed || guards.front().state == guards.back().state)
        verdict.forbid(says::anarchy_1_4c_two, {{"guards", ruleset(now).capture.guards}});
    return true;
}

void sayWhoGuards(Verdict& verdict, const Position& now, const Captive& captive, const Body& who,
                  const std::vector<Body>& guards)
{
    if (guards.empty())
        play::say(verdict, rule::siege_1_2a, afterTheLastTurn(now));
    for (const Body& one : guards)
    {
        sayWhoMayMove(verdict, now, one);
        if (verdict.legal)
            play::weigh(guardRules, Guard{now, captive, who, one}, verdict);
    }
}

void go(Verdict& verdict, const Position& now, const play::Begun<Escort>& order, const Formation& formation)
{
    const CounterId ids[] = {order->counter, order->guards[0], order->guards[1]};
    for (std::size_t i = 0; i < formation.size(); ++i)
        if (const Body who = now.find(ids[i].id); who.state->hex != formation[i].hex)
            verdict.effect(movedTo(ids[i], {formation[i].hex, formation[i].storey}, formation[i].rear));
    verdict.effect(Spent{ids[0], formation[0].spent});
    verdict.effect(Spent{ids[1], formation[1].spent, ids[2]});
    verdict.effect(Spent{ids[2], formation[2].spent, ids[1]});
    verdict.effect(Guarded{ids[0], order->guards});
    if (!isAtTheEdge(now.ground(), formation[0].hex))
        return;
    verdict.note(says::anarchy_1_4c_edge, {{"name", counterRef(ids[0].id)}, {"hex", formation[0].hex}},
                 placeOf(formation[0].hex));
    verdict.effect(LedAway{ids[0]});
}

} // namespace

Verdict judge(const Position& now, const play::Begun<Escort>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&Escort::counter>(verdict, now, order);
    if (!who || !refuseWhileOwed(verdict, now))
        return verdict;
    const Captive* captive = captiveOf(now, order->counter.id);
    if (captive == nullptr)
        return verdict.forbid(says::anarchy_1_4c_nobodys, {{"name", who.name()}});
    std::vector<Body> guards;
    if (!findGuards(verdict, now, order, guards))
        return verdict;
    if (verdict.legal)
        sayWhoGuards(verdict, now, *captive, who, guards);
    if (!verdict.legal || order.wants<&Escort::path>(verdict) || verdict.waits())
        return verdict;
    if (order->path.empty())
        return verdict.forbid(says::siege_1_6a_nowhere, {{"name", who.name()}});
    const auto formation = formationAlong(
        now, {who, pointsLeft(now, who)},
        {{{guards[0], pointsLeft(now, guards[0])}, {guards[1], pointsLeft(now, guards[1])}}}, order->path);
    if (!formation)
        return verdict.refuse(says::anarchy_1_4d_cannot, {{"name", who.name()}, {"hex", order->path.back()}},
                              placeOf(order->path.back()));
    verdict.note(says::anarchy_1_4d_led,
                 {{"name", who.name()}, {"guards", play::As<std::vector<CounterId>>::put(order->guards)}});
    go(verdict, now, order, *formation);
    return verdict;
}

std::vector<RuleId> rulesOfTheEscort()
{
    std::vector<RuleId> ids;
    play::addIds(ids, guardRules);
    ids.push_back(rule::anarchy_1_4c);
    return ids;
}

} // namespace merlon::anarchy
