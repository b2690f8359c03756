#include "core/siege/retreat.h"

#include "core/siege/flight.h"
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

/// A hex that he would be on at the end of it.
struct End
{
    const Position& now;
    const Body& who;
    Hex hex;

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

constexpr play::Rule<End> endRules[] = {
    {rule::siege_ruling_retreat_hexes, isTaken},
    {rule::siege_3_32b, isNoPlaceForAHorse},
};

/// Step by step, as it was declared; false when two hexes do not touch.
bool judgeSteps(Verdict& verdict, const Position& now, const Body& who, const std::vector<Hex>& path,
                std::vector<Hex>& visited)
{
    for (const Hex to : path)
    {
        const Hex at = visited.back();
        if (hex::distance(at, to) != 1)
        {
            verdict.forbid(says::siege_sheet_3d_jump, {{"from", at}, {"to", to}}, placeOf(to));
            return false;
        }
        play::weigh(stepRules, Step{now, who, visited, to}, verdict);
        visited.push_back(to);
    }
    return true;
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
    const auto ends = length > 0 ? endsOf(who, visited) : std::vector<Hex>();
    for (std::size_t i = 0; i < ends.size() && (i == 0 || verdict.legal); ++i)
        play::weigh(endRules, End{now, who, ends[i]}, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_sheet_3d_done, {{"name", who.name()}, {"hexes", debt->retreat}, {"hex", visited.back()}});
    Moved moved{order->counter, visited.back(), {}};
    if (who.state->rear) // the horse's other hex follows where its head was
        moved.rear = visited[visited.size() - 2];
    return verdict.effect(moved);
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
    play::addIds(ids, endRules);
    return ids;
}

} // namespace merlon::siege
