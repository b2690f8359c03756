// 4.23: points out of order are spread over the engines, and engines repaired.

#include "core/siege/days/days.h"

#include "siege_rules/4_11.h"
#include "siege_rules/4_23.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// An engine that bears a part of a loss.
struct Share
{
    const Position& now;
    const StoneThrower& engine;
    int points = 0;

    const std::optional<Loss>& loss() const { return stateOf(now).days.loss; }
};

constexpr play::Rule<Share> shareRules[] = {
    {refusal, says::siege_4_23a_no_part,
     [](const Share& share) { return share.loss() && std::ranges::count(share.loss()->engines, share.engine.id) == 0; },
     engineOf},
    {play::impossible, says::siege_4_23a_too_many,
     [](const Share& share) { return share.points > share.engine.left(); },
     [](const Share& share)
     { return play::args("engine", engineRef(share.engine.id), "points", share.engine.left()); }},
    {refusal, says::siege_4_23a_more_than_lost,
     [](const Share& share) { return share.loss() && share.points > share.loss()->points; },
     [](const Share& share) { return play::args("points", share.loss()->points); }},
};

/// An engine that its owner wants repaired.
struct Damaged
{
    const Position& now;
    const StoneThrower& engine;
};

Findings thereIsAnAssault(const Damaged& one)
{
    const DayPart part = stateOf(one.now).days.part;
    const bool assault = part == DayPart::Placing || part == DayPart::Assault || part == DayPart::Evening;
    if (options(one.now).repairDay != "idle" || !assault)
        return {};
    return {refusal(says::siege_ruling_repair_day_assault)};
}

constexpr play::Rule<Damaged> repairRules[] = {
    {play::impossible, says::siege_4_23b_whole,
     [](const Damaged& one) { return !one.engine.damaged() && !one.engine.burnt; }, engineOf},
    {refusal, says::siege_4_23d_no_repair, [](const Damaged& one) { return one.engine.burnt; }, engineOf},
    {refusal, says::siege_4_23b_already, [](const Damaged& one) { return one.engine.resting; }, engineOf},
    {refusal, says::siege_4_23c_worked,
     [](const Damaged& one) { return stateOf(one.now).days.barrageOf(one.engine.id) != nullptr; }, engineOf},
    {rule::siege_ruling_repair_day, thereIsAnAssault},
    {refusal, says::siege_ruling_repair_day_by_itself,
     [](const Damaged& one) { return options(one.now).repairDay == "automatic"; }, engineOf},
};

} // namespace

Verdict& sayUnknownEngine(Verdict& verdict, const std::string& id)
{
    return verdict.forbid(says::siege_4_11a_unknown, {{"name", id}});
}

Verdict judge(const Position& now, const play::Begun<BreakDown>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!stateOf(now).days.loss)
        return verdict.forbid(says::siege_4_23a_none_lost);
    if (order.wants<&BreakDown::engine>(verdict))
        return verdict;
    const StoneThrower* engine = now.state().sheet.engine(order->engine.id);
    if (engine == nullptr)
        return sayUnknownEngine(verdict, order->engine.id);
    if (order.wants<&BreakDown::points>(verdict))
    {
        play::weigh(shareRules, Share{now, *engine, 1}, verdict);
        return verdict;
    }
    play::weigh(shareRules, Share{now, *engine, order->points}, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_4_23a_shared);
    return verdict.effect(OutOfOrder{order->engine, order->points});
}

Verdict judge(const Position& now, const play::Begun<Repair>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWithoutDays(verdict, now) || order.wants<&Repair::engine>(verdict))
        return verdict;
    const StoneThrower* engine = now.state().sheet.engine(order->engine.id);
    if (engine == nullptr)
        return sayUnknownEngine(verdict, order->engine.id);
    play::weigh(repairRules, Damaged{now, *engine}, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_4_23b_one_day, {{"engine", engineRef(order->engine.id)}});
    return verdict.effect(Rests{order->engine});
}

std::vector<RuleId> rulesOfBreakdown()
{
    std::vector<RuleId> ids;
    play::addIds(ids, shareRules);
    play::addIds(ids, repairRules);
    return ids;
}

} // namespace merlon::siege
