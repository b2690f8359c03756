// 4.21, 4.23a: dice are thrown, walls damaged, points put out of order.

#include "core/siege/days/days.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/damage.h"
#include "core/castle/field/walls.h"
#include "core/play/as.h"
#include "siege_rules/4_21.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::note;
using play::Verdict;

/// Stones that are thrown at a hex.
struct Throw
{
    const Position& now;
    const Barrage& barrage;
    int points = 0;
    std::size_t column = 0;

    const BombardmentTable& table() const { return ruleset(now).bombardment.table; }
    WallKind wall() const { return wallAt(now, barrage.hex); }
    play::Args where() const { return {{"hex", barrage.hex}}; }
};

Findings liesBetweenColumns(const Throw& stones)
{
    const int head = stones.table().columns[stones.column];
    if (stones.points == head || stones.column + 1 == stones.table().columns.size())
        return {};
    return {play::ruling(says::siege_ruling_points_between_used, {{"points", stones.points}, {"column", head}})};
}

Findings isOfATowerOrTheKeep(const Throw& stones)
{
    const Bombardment& bombardment = ruleset(stones.now).bombardment;
    const WallKind wall = stones.wall();
    if (wall != WallKind::Tower && wall != WallKind::Keep)
        return {};
    const int add = wall == WallKind::Tower ? bombardment.tower : bombardment.keep;
    auto finding = note(wall == WallKind::Tower ? says::siege_4_21e_tower : says::siege_4_21e_keep, stones.where());
    finding.add = add;
    return {finding};
}

constexpr play::Rule<Throw> throwRules[] = {
    {rule::siege_ruling_points_between, liesBetweenColumns},
    {rule::siege_4_21e, isOfATowerOrTheKeep},
    {note, says::siege_4_21g_flank, [](const Throw& stones) { return stones.wall() == WallKind::GateFlank; },
     [](const Throw& stones) { return stones.where(); }},
};

/// The die has fallen.
struct Fallen
{
    const Throw& stones;
    int sum = 0;
    int adjusted = 0;
    Bombarded result;

    const Position& now() const { return stones.now; }
};

constexpr play::Rule<Fallen> fallenRules[] = {
    {rule::siege_ruling_die_clamp, beyondTheDie},
    {play::ruling, says::siege_ruling_bombard_both_used,
     [](const Fallen& fallen) { return fallen.result.damage && fallen.result.broken != 0; }},
};

/// Who bears a loss, and how much of it they can bear.
struct Bearers
{
    std::vector<const StoneThrower*> engines;
    int points = 0;

    void add(const StoneThrower* engine)
    {
        if (engine == nullptr || engine->left() == 0 || std::ranges::count(engines, engine) > 0)
            return;
        engines.push_back(engine);
        points += engine->left();
    }
};

Bearers bearersOf(const Position& now, const Barrage& barrage, int lost)
{
    const auto& sheet = now.state().sheet;
    Bearers bearers;
    for (const std::string& id : barrage.engines)
        bearers.add(sheet.engine(id));
    if (lost > bearers.points && options(now).stoneCap == "spread")
        for (const StoneThrower& one : sheet.engines)
            if (forceOf(now, one.id) == dataOf(now).plan.besieger)
                bearers.add(&one);
    return bearers;
}

/// On one engine, or on all that they have, without a choice; else the besieger spreads it.
void breakDown(Verdict& verdict, const Fallen& fallen)
{
    const Barrage& barrage = fallen.stones.barrage;
    const int lost = fallen.result.broken;
    if (lost == 0)
        return;
    const Bearers bearers = bearersOf(fallen.now(), barrage, lost);
    if (lost > bearers.points)
        verdict.say(play::Weight::Ruling, says::siege_ruling_stone_cap_lost,
                    {{"points", lost}, {"left", bearers.points}});
    if (lost >= bearers.points || bearers.engines.size() == 1)
    {
        for (const StoneThrower* one : bearers.engines)
            verdict.effect(OutOfOrder{{one->id}, std::min(lost, one->left())});
        return;
    }
    LossOwed owed{lost, {}};
    for (const StoneThrower* one : bearers.engines)
        owed.engines.push_back({one->id});
    verdict.effect(owed);
}

} // namespace

Verdict judge(const Position& now, const play::Begun<ThrowStones>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseInPart(verdict, now, {DayPart::Bombardment}) || order.wants<&ThrowStones::hex>(verdict))
        return verdict;
    const Barrage* barrage = stateOf(now).days.barrageAt(order->hex);
    if (barrage == nullptr)
        return verdict.forbid(says::siege_4_21d_not_named, {{"hex", order->hex}}, placeOf(order->hex));
    if (barrage->thrown)
        return verdict.forbid(says::siege_4_21d_thrown_already, {{"hex", order->hex}}, placeOf(order->hex));

    int sum = 0;
    for (const std::string& id : barrage->engines)
        if (const StoneThrower* engine = now.state().sheet.engine(id))
            sum += engine->left();
    const int points = tray.held(verdict, "points", sum);
    const auto& table = ruleset(now).bombardment.table;
    const auto column = table.column(points);
    verdict.fact("points", points);
    if (!column)
        return verdict.forbid(says::siege_4_21d_no_points, {{"hex", order->hex}});
    verdict.fact("column", table.columns[*column]);
    const Throw stones{now, *barrage, points, *column};
    const int add = tray.held(verdict, "modifier", play::weigh(throwRules, stones, verdict));
    verdict.fact("modifier", add, true);
    verdict.note(says::siege_4_21d_points, {{"hex", order->hex}, {"points", points}});
    const auto die = tray.roll(verdict, {10, "bombardment"});
    if (!die)
        return verdict;
    const int adjusted = std::clamp(*die + add, 1, 10);
    const std::string& cell = table.cells[static_cast<std::size_t>(adjusted - 1)][*column];
    const Fallen fallen{stones, *die + add, adjusted, castle::readCell(cell).value_or(Bombarded{})};
    verdict.fact("adjusted", adjusted).fact("result", word("result.stones", cell));
    verdict.note(says::siege_4_21d_row, {{"die", *die},
                                         {"adjusted", adjusted},
                                         {"column", table.columns[*column]},
                                         {"result", word("result.stones", cell)}});
    play::weigh(fallenRules, fallen, verdict);
    verdict.effect(StonesThrown{order->hex});
    if (fallen.result.damage)
        damage(verdict, {now, barrage->hex});
    breakDown(verdict, fallen);
    return verdict;
}

std::vector<RuleId> rulesOfStones()
{
    std::vector<RuleId> ids;
    play::addIds(ids, throwRules);
    play::addIds(ids, fallenRules);
    return ids;
}

} // namespace merlon::siege
