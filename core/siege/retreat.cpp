#include "core/siege/retreat.h"

#include "core/siege/days.h"
#include "core/siege/flight.h"
#include "core/siege/steps.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using play::Findings;
using play::note;
using play::refusal;
using play::Verdict;

// What is owed comes first.

Findings firstHeRetreats(const Debt& debt)
{
    if (debt.retreat == 0)
        return {};
    return {refusal(says::siege_sheet_3d_first, {{"name", counterRef(debt.counter)}, {"hexes", debt.retreat}})};
}

Findings firstHeIsPlaced(const Debt& debt)
{
    if (debt.retreat > 0)
        return {};
    return {refusal(says::siege_3_35a_first, {{"name", counterRef(debt.counter)}})};
}

constexpr play::Rule<Debt> debtRules[] = {
    {rule::siege_sheet_3d, firstHeRetreats},
    {rule::siege_3_35a, firstHeIsPlaced},
};

/// A step of a retreat, after those before it. The two hexes touch.
struct Step
{
    const Position& now;
    const Body& who;
    const std::vector<Hex>& visited;
    Hex to;

    Hex from() const { return visited.back(); }
    bool passable() const { return couldEnter(now, who.state->mounted, from(), hex::sideTowards(from(), to)); }
};

Findings goesBack(const Step& step)
{
    if (std::ranges::count(step.visited, step.to) == 0)
        return {};
    return {refusal(says::siege_ruling_retreat_hexes_back, {{"hex", step.to}}, placeOf(step.to))};
}

Findings cannotBeEntered(const Step& step)
{
    if (step.passable())
        return {};
    return {refusal(says::siege_ruling_retreat_hexes_impassable, {{"hex", step.to}}, placeOf(step.to))};
}

Findings comesBesideAnEnemy(const Step& step)
{
    if (!step.passable() || !besideEnemy(step.now, step.who, step.to))
        return {};
    return {refusal(says::siege_sheet_3d_enemy, {{"hex", step.to}}, placeOf(step.to))};
}

constexpr play::Rule<Step> stepRules[] = {
    {rule::siege_ruling_retreat_hexes, goesBack},
    {rule::siege_ruling_retreat_hexes, cannotBeEntered},
    {rule::siege_sheet_3d, comesBesideAnEnemy},
};

/// The way that was declared, from where he stands.
struct Way
{
    const Body& who;
    const std::vector<Hex>& visited;
    const std::optional<Hex>& rear; ///< where his rear half is to end, if he said so
};

Findings theRearHalfLeads(const Way& way)
{
    if (!backs(way.who, way.visited))
        return {};
    return {play::ruling(says::siege_ruling_two_hex_backs, {{"name", way.who.name()}})};
}

Findings theRearHalfOnlyFollows(const Way& way)
{
    if (!way.rear || backs(way.who, way.visited))
        return {};
    return {refusal(says::siege_ruling_two_hex_follows, {{"name", way.who.name()}})};
}

constexpr play::Rule<Way> wayRules[] = {
    {rule::siege_ruling_two_hex, theRearHalfLeads},
    {rule::siege_ruling_two_hex, theRearHalfOnlyFollows},
};

/// A hex that he would be on at the end of it.
struct End
{
    const Position& now;
    const Body& who;
    Hex hex;
    bool stood = false; ///< where he stood before, so that no step has judged it

    bool taken() const { return static_cast<bool>(now.whoStandsAt(hex, who.state->id)); }
};

Findings isTaken(const End& end)
{
    if (!end.taken())
        return {};
    return {refusal(says::siege_ruling_retreat_hexes_occupied, {{"hex", end.hex}}, placeOf(end.hex))};
}

Findings isNoPlaceForAHorse(const End& end)
{
    if (end.taken() || !mayNotStop(end.now, end.who, end.hex))
        return {};
    return {refusal(says::siege_3_32b_stop, {{"hex", end.hex}}, placeOf(end.hex))};
}

Findings staysBesideAnEnemy(const End& end)
{
    if (!end.stood || !besideEnemy(end.now, end.who, end.hex))
        return {};
    return {refusal(says::siege_sheet_3d_enemy, {{"hex", end.hex}}, placeOf(end.hex))};
}

constexpr play::Rule<End> endRules[] = {
    {rule::siege_sheet_3d, staysBesideAnEnemy},
    {rule::siege_ruling_retreat_hexes, isTaken},
    {rule::siege_3_32b, isNoPlaceForAHorse},
};

/// False when the two hexes do not touch.
bool judgeStep(Verdict& verdict, const Step& step)
{
    if (hex::distance(step.from(), step.to) != 1)
    {
        verdict.forbid(says::siege_sheet_3d_jump, {{"from", step.from()}, {"to", step.to}}, placeOf(step.to));
        return false;
    }
    play::weigh(stepRules, step, verdict);
    return true;
}

/// Step by step, as it was declared; false when two hexes do not touch.
bool judgeSteps(Verdict& verdict, const Position& now, const Body& who, const std::vector<Hex>& path,
                std::vector<Hex>& visited)
{
    for (const Hex to : path)
    {
        if (!judgeStep(verdict, {now, who, visited, to}))
            return false;
        judgeHalves(verdict, {now, who, visited, to, true});
        visited.push_back(to);
    }
    return true;
}

/// Of one that backs: as its owner says, else straight on. Where it could only turn aside, he must say.
std::optional<Hex> whereItBacksTo(Verdict& verdict, const play::Begun<Retreat>& order, const Position& now,
                                  const Body& who, const std::vector<Hex>& visited)
{
    const Hex straight = *rearEndOf(who, visited);
    const auto ends = rearEndsOf(now, who, visited);
    const bool must = !ends.empty() && std::ranges::count(ends, straight) == 0;
    if (order.wants<&Retreat::rear>(verdict, must) && must)
        return {};
    const Hex to = order->rear.value_or(straight);
    if (!judgeStep(verdict, {now, who, visited, to}) || !verdict.legal)
        return {};
    play::weigh(endRules, End{now, who, to}, verdict);
    return to;
}

/// Where the horse's rear half ends; none on foot, and where the verdict says why not.
std::optional<Hex> judgeRear(Verdict& verdict, const play::Begun<Retreat>& order, const Position& now, const Body& who,
                             const std::vector<Hex>& visited)
{
    play::weigh(wayRules, Way{who, visited, order->rear}, verdict);
    if (!verdict.legal)
        return {};
    if (backs(who, visited))
        return whereItBacksTo(verdict, order, now, who, visited);
    const auto rear = rearEndOf(who, visited);
    if (rear)
        play::weigh(endRules, End{now, who, *rear, *rear == visited.front()}, verdict);
    return rear;
}

} // namespace

Verdict sayUnknown(Verdict& verdict, const std::string& id)
{
    return verdict.forbid(says::siege_1_41a_unknown, {{"name", id}});
}

bool refuseWhileOwed(Verdict& verdict, const Position& now)
{
    for (const Debt& debt : now.state().owed)
        play::weigh(debtRules, debt, verdict);
    play::say(verdict, rule::siege_4_11b, outsideAnAssault(now));
    return verdict.legal;
}

Verdict judgeRetreat(const Position& now, const play::Begun<Retreat>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&Retreat::counter>(verdict))
        return verdict;
    const Body who = now.find(order->counter.id);
    const Debt* debt = now.debtOf(order->counter.id);
    if (!who)
        return sayUnknown(verdict, order->counter.id);
    if (!debt || debt->retreat == 0)
        return verdict.forbid(says::siege_sheet_3d_not_owed, {{"name", who.name()}});

    const int length = static_cast<int>(order->path.size());
    verdict.fact("hexes", debt->retreat);
    if (order.wants<&Retreat::path>(verdict))
        return verdict;
    if (length != debt->retreat)
        verdict.refuse(says::siege_sheet_3d_length,
                       {{"name", who.name()}, {"hexes", debt->retreat}, {"given", length}});
    std::vector<Hex> visited{*who.state->hex};
    if (!judgeSteps(verdict, now, who, order->path, visited))
        return verdict;
    if (length > 0)
        play::weigh(endRules, End{now, who, visited.back()}, verdict);
    const auto rear = verdict.legal ? judgeRear(verdict, order, now, who, visited) : std::nullopt;
    if (!verdict.whole())
        return verdict;
    verdict.note(says::siege_sheet_3d_done, {{"name", who.name()}, {"hexes", debt->retreat}, {"hex", visited.back()}});
    return verdict.effect(Moved{order->counter, visited.back(), rear});
}

Verdict judgePlacing(const Position& now, const play::Begun<PlaceRider>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&PlaceRider::counter>(verdict))
        return verdict;
    const Body who = now.find(order->counter.id);
    const Debt* debt = now.debtOf(order->counter.id);
    if (!who)
        return sayUnknown(verdict, order->counter.id);
    if (!debt || debt->retreat != 0)
        return verdict.forbid(says::siege_3_35a_not_owed, {{"name", who.name()}});
    if (order.wants<&PlaceRider::hex>(verdict))
        return verdict;
    if (const auto choices = placingsOf(now, who); std::ranges::count(choices, order->hex) == 0)
        verdict.refuse(says::siege_3_35a_elsewhere, {{"name", who.name()}, {"hex", order->hex}}, placeOf(order->hex));
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_3_35a_placed, {{"name", who.name()}, {"hex", order->hex}});
    return verdict.effect(Moved{order->counter, order->hex, {}});
}

std::vector<RuleId> rulesOfRetreat()
{
    std::vector<RuleId> ids;
    play::addIds(ids, debtRules);
    play::addIds(ids, stepRules);
    play::addIds(ids, wayRules);
    play::addIds(ids, endRules);
    ids.push_back(ruleOfHalves());
    return ids;
}

} // namespace merlon::siege
