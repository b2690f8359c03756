// 4.23: points out of order are spread over the engines, and engines repaired.

#include "core/siege/days_parts.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using castle::StoneThrower;
using play::Findings;
using play::refusal;
using play::Verdict;

/// An engine that bears a part of a loss.
struct Share
{
    const Position& now;
    const StoneThrower& engine;
    int points = 0;

    const std::optional<Loss>& loss() const { return now.state().days.loss; }
    play::Args said() const { return {{"engine", engineRef(engine.id)}, {"points", points}}; }
};

Findings takesNoPart(const Share& share)
{
    if (!share.loss() || std::ranges::count(share.loss()->engines, share.engine.id) > 0)
        return {};
    return {refusal(says::siege_4_23a_no_part, {{"engine", engineRef(share.engine.id)}})};
}

Findings isMoreThanItHas(const Share& share)
{
    if (share.points <= share.engine.left())
        return {};
    return {play::impossible(says::siege_4_23a_too_many,
                             {{"engine", engineRef(share.engine.id)}, {"points", share.engine.left()}})};
}

Findings isMoreThanIsLost(const Share& share)
{
    if (!share.loss() || share.points <= share.loss()->points)
        return {};
    return {refusal(says::siege_4_23a_more_than_lost, {{"points", share.loss()->points}})};
}

constexpr play::Rule<Share> shareRules[] = {
    {rule::siege_4_23a, takesNoPart},
    {rule::siege_4_23a, isMoreThanItHas},
    {rule::siege_4_23a, isMoreThanIsLost},
};

/// An engine that its owner wants repaired.
struct Damaged
{
    const Position& now;
    const StoneThrower& engine;

    play::Args who() const { return {{"engine", engineRef(engine.id)}}; }
    Findings no(const Phrase& phrase, bool holds) const
    {
        return holds ? Findings{refusal(phrase, who())} : Findings{};
    }
};

Findings isWhole(const Damaged& one)
{
    if (one.engine.damaged() || one.engine.burnt)
        return {};
    return {play::impossible(says::siege_4_23b_whole, one.who())};
}

Findings restsAlready(const Damaged& one)
{
    return one.no(says::siege_4_23b_already, one.engine.resting);
}

Findings isDestroyedByFire(const Damaged& one)
{
    return one.no(says::siege_4_23d_no_repair, one.engine.burnt);
}

Findings hasWorkedToday(const Damaged& one)
{
    return one.no(says::siege_4_23c_worked, one.now.state().days.barrageOf(one.engine.id) != nullptr);
}

Findings thereIsAnAssault(const Damaged& one)
{
    const DayPart part = one.now.state().days.part;
    const bool assault = part == DayPart::Placing || part == DayPart::Assault || part == DayPart::Evening;
    if (one.now.options().repairDay != "idle" || !assault)
        return {};
    return {refusal(says::siege_ruling_repair_day_assault)};
}

Findings restsByItself(const Damaged& one)
{
    if (one.now.options().repairDay != "automatic")
        return {};
    return {refusal(says::siege_ruling_repair_day_by_itself, one.who())};
}

constexpr play::Rule<Damaged> repairRules[] = {
    {rule::siege_4_23b, isWhole},
    {rule::siege_4_23d, isDestroyedByFire},
    {rule::siege_4_23b, restsAlready},
    {rule::siege_4_23c, hasWorkedToday},
    {rule::siege_ruling_repair_day, thereIsAnAssault},
    {rule::siege_ruling_repair_day, restsByItself},
};

} // namespace

Verdict& sayUnknownEngine(Verdict& verdict, const std::string& id)
{
    return verdict.forbid(says::siege_4_11a_unknown, {{"name", id}});
}

Verdict judge(const Position& now, const play::Begun<BreakDown>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!now.state().days.loss)
        return verdict.forbid(says::siege_4_23a_none_lost);
    if (order.wants<&BreakDown::engine>(verdict))
        return verdict;
    const StoneThrower* engine = now.state().days.sheet.engine(order->engine.id);
    if (engine == nullptr)
        return sayUnknownEngine(verdict, order->engine.id);
    if (order.wants<&BreakDown::points>(verdict))
    {
        play::weigh(shareRules, Share{now, *engine, 1}, verdict);
        return verdict;
    }
    play::weigh(shareRules, Share{now, *engine, order->points}, verdict);
    return verdict.legal ? verdict.effect(OutOfOrder{order->engine, order->points}) : verdict;
}

Verdict judge(const Position& now, const play::Begun<Repair>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWithoutDays(verdict, now) || order.wants<&Repair::engine>(verdict))
        return verdict;
    const StoneThrower* engine = now.state().days.sheet.engine(order->engine.id);
    if (engine == nullptr)
        return sayUnknownEngine(verdict, order->engine.id);
    play::weigh(repairRules, Damaged{now, *engine}, verdict);
    return verdict.legal ? verdict.effect(Rests{order->engine}) : verdict;
}

std::vector<RuleId> rulesOfBreakdown()
{
    std::vector<RuleId> ids;
    play::addIds(ids, shareRules);
    play::addIds(ids, repairRules);
    return ids;
}

} // namespace merlon::siege
