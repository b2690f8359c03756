// 4.21: hexes are named and engines assigned to them.

#include "core/siege/days/days.h"

#include "core/castle/field/walls.h"
#include "siege_rules/4_11.h"
#include "siege_rules/4_12.h"
#include "siege_rules/4_13.h"
#include "siege_rules/4_21.h"
#include "siege_rules/4_23.h"
#include "siege_rules/ruling.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::note;
using play::refusal;
using play::Verdict;

/// A hex that the besieger names, with the engines that he assigns to it.
struct Target
{
    const Position& now;
    Hex hex;

    const Days& days() const { return stateOf(now).days; }
    bool onlyListed() const { return played(now).bombardList == "listed"; }
    /// None of what no list and no outline has.
    WallKind wall() const
    {
        const WallKind wall = wallAt(now, hex);
        return wall == WallKind::Castle ? WallKind::None : wall;
    }
};

Findings liesInsideWithoutABreach(const Target& at)
{
    const WallKind wall = at.wall();
    return play::refuseIf(wall != WallKind::None && wall != WallKind::Keep && isInside(at.now, at.hex) &&
                              breachesOf(at.now).empty(),
                          says::siege_sheet_6e_inside, {{"hex", at.hex}}, placeOf(at.hex));
}

Findings isOfTheKeep(const Target& at)
{
    if (at.wall() != WallKind::Keep)
        return {};
    const auto breaches = breachesOf(at.now);
    if (breaches.empty())
        return Findings(play::refusal(says::siege_4_21f_no_breach, {{"hex", at.hex}}, placeOf(at.hex)));
    return play::refuseIf(
        !castle::nearestToABreach(at.hex, wallsOf(at.now, WallKind::Keep), breaches, at.now.state().sheet.opened),
        says::siege_4_21f_not_nearest, {{"hex", at.hex}}, placeOf(at.hex));
}

constexpr play::Rule<Target> bombardedRules[] = {
    {refusal, says::siege_4_21h_not_listed,
     [](const Target& at) { return at.onlyListed() && at.wall() == WallKind::None; }, hexOf, atHex},
    {refusal, says::siege_sheet_6e_not_outlined,
     [](const Target& at) { return !at.onlyListed() && at.wall() == WallKind::None; }, hexOf, atHex},
    {refusal, says::siege_4_13a_down,
     [](const Target& at) { return at.now.state().sheet.stage(at.hex) == Stage::Demolished; }, hexOf, atHex},
    {rule::siege_sheet_6e, liesInsideWithoutABreach},
    {rule::siege_4_21f, isOfTheKeep},
    {refusal, says::siege_4_13c_again, [](const Target& at) { return at.days().barrageAt(at.hex) != nullptr; }, hexOf,
     atHex},
};

/// When targets are named.
Findings theFirstDieHasFallen(const Position& now)
{
    const auto& barrages = stateOf(now).days.barrages;
    if (options(now).bombardDeclare == "one-by-one" || !std::ranges::any_of(barrages, &Barrage::thrown))
        return {};
    return {refusal(says::siege_ruling_bombard_declare_late)};
}

Findings theDieForTheLastOneIsOwed(const Position& now)
{
    const auto& barrages = stateOf(now).days.barrages;
    const auto open = std::ranges::find(barrages, false, &Barrage::thrown);
    if (options(now).bombardDeclare == "all-first" || open == barrages.end())
        return {};
    return {refusal(says::siege_ruling_bombard_declare_first, {{"hex", open->hex}}, placeOf(open->hex))};
}

constexpr play::Rule<Position> declareRules[] = {
    {rule::siege_ruling_bombard_declare, theFirstDieHasFallen},
    {rule::siege_ruling_bombard_declare, theDieForTheLastOneIsOwed},
};

/// An engine that is assigned to a hex.
struct Assigned
{
    const Position& now;
    const StoneThrower& engine;
};

Findings isOfTheBesieged(const Assigned& one)
{
    return play::refuseIf(forceOf(one.now, one.engine.id) != dataOf(one.now).plan.besieger, says::siege_4_21d_besieged,
                          engineOf(one));
}

Findings worksElsewhere(const Assigned& one)
{
    const Barrage* barrage = stateOf(one.now).days.barrageOf(one.engine.id);
    if (barrage == nullptr)
        return {};
    return {refusal(says::siege_4_21a_elsewhere, {{"engine", engineRef(one.engine.id)}, {"hex", barrage->hex}},
                    placeOf(barrage->hex))};
}

constexpr play::Rule<Assigned> assignedRules[] = {
    {rule::siege_4_21d, isOfTheBesieged},
    {rule::siege_4_21a, worksElsewhere},
    {refusal, says::siege_4_23c_resting, [](const Assigned& one) { return one.engine.resting; }, engineOf},
    {refusal, says::siege_4_23d_burnt, [](const Assigned& one) { return one.engine.burnt; }, engineOf},
    {refusal, says::siege_4_23a_no_points,
     [](const Assigned& one) { return !one.engine.burnt && one.engine.left() == 0; }, engineOf},
    {note, says::siege_4_23e_rest, [](const Assigned& one) { return one.engine.damaged() && one.engine.left() != 0; },
     [](const Assigned& one) { return play::args("engine", engineRef(one.engine.id), "points", one.engine.left()); }},
};

Findings isNamedTwice(const std::vector<EngineId>& engines)
{
    for (auto one = engines.begin(); one != engines.end(); ++one)
        if (std::ranges::count(engines.begin(), one, one->id, &EngineId::id) > 0)
            return {refusal(says::siege_4_21c_twice, {{"engine", engineRef(one->id)}})};
    return {};
}

/// The points of those engines together; nothing when one is unknown.
std::optional<int> judgeEngines(Verdict& verdict, const Position& now, const std::vector<EngineId>& engines)
{
    int points = 0;
    play::say(verdict, rule::siege_4_21c, isNamedTwice(engines));
    for (const EngineId& id : engines)
    {
        const StoneThrower* engine = now.state().sheet.engine(id.id);
        if (engine == nullptr)
        {
            sayUnknownEngine(verdict, id.id);
            return {};
        }
        play::weigh(assignedRules, Assigned{now, *engine}, verdict);
        points += engine->left();
    }
    return points;
}

/// The rules that all of a bombardment rests on: dice and points, the sheet that holds the crosses.
constexpr RuleId ofTheSheet[] = {rule::siege_4_11a, rule::siege_4_12,  rule::siege_4_13e,
                                 rule::siege_4_21b, rule::siege_4_21c, rule::siege_sheet_6a};

} // namespace

/// While none is named: what is against the first, where something is against each of them.
std::optional<play::Reason> againstEveryEngine(const Position& now)
{
    std::optional<play::Reason> first;
    for (const StoneThrower& one : now.state().sheet.engines)
    {
        Verdict trial;
        play::weigh(assignedRules, Assigned{now, one}, trial);
        if (trial.legal)
            return {};
        if (!first && isOfTheBesieged({now, one}).empty())
            first = *play::decisive(trial);
    }
    return first;
}

Verdict judge(const Position& now, const play::Begun<Bombard>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseInPart(verdict, now, {DayPart::Morning, DayPart::Bombardment}))
        return verdict;
    play::weigh(declareRules, now, verdict);
    if (const auto why = order->engines.empty() ? againstEveryEngine(now) : std::nullopt; why && verdict.legal)
        verdict.refuse(why->phrase, why->args, why->where);
    if (!verdict.legal || order.wants<&Bombard::hex>(verdict))
        return verdict;
    play::weigh(bombardedRules, Target{now, order->hex}, verdict);
    if (!verdict.legal || order.wants<&Bombard::engines>(verdict))
        return verdict;
    const auto points = judgeEngines(verdict, now, order->engines);
    if (!points)
        return verdict;
    verdict.fact("points", *points);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_4_21d_points, {{"hex", order->hex}, {"points", *points}});
    if (stateOf(now).days.part == DayPart::Morning)
        verdict.effect(PartBegun{DayPart::Bombardment});
    return verdict.effect(BombardmentDeclared{order->hex, order->engines});
}

std::vector<RuleId> rulesOfBombardment()
{
    std::vector<RuleId> ids(std::begin(ofTheSheet), std::end(ofTheSheet));
    play::addIds(ids, bombardedRules);
    play::addIds(ids, declareRules);
    play::addIds(ids, assignedRules);
    return ids;
}

} // namespace merlon::siege
