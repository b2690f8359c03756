// 5.4: the dice of healing, and the return of the healed.

#include "core/siege/days/days.h"

#include "core/castle/field/named_counter.h"

#include "siege_rules/5_4.h"
#include "siege_rules/ruling.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// One who was wounded, and the die that tells for how long.
struct Wounded
{
    const Position& now;
    const Patient& patient;

    play::Args who() const { return {{"name", counterRef(patient.who)}}; }
};

Findings beforeTheEvening(const Wounded& one)
{
    const DayPart part = stateOf(one.now).days.part;
    // A day on which nothing is done ends from the morning.
    if (part == DayPart::Morning || part == DayPart::Bombardment || part == DayPart::Evening)
        return {};
    return {refusal(says::siege_5_4a_evening, {{"part", partWord(part)}})};
}

constexpr play::Rule<Wounded> dieRules[] = {
    {refusal, says::siege_5_4a_already, [](const Wounded& one) { return !one.patient.awaitsDie(); },
     [](const Wounded& one) { return one.who(); }},
    {rule::siege_5_4a, beforeTheEvening},
};

Findings whosePlaceIsTakenAnew(const Wounded& one)
{
    const int day = stateOf(one.now).days.day;
    if (one.patient.back && *one.patient.back <= day)
        return {};
    if (one.patient.back)
        return {refusal(says::siege_5_4b_later, {{"name", counterRef(one.patient.who)}, {"day", *one.patient.back}})};
    return {refusal(says::siege_5_4b_no_date, one.who())};
}

Findings atAnotherTimeOfTheDay(const Wounded& one)
{
    const DayPart part = stateOf(one.now).days.part;
    const bool evening = options(one.now).dayOrder == "evening";
    const bool before = part == DayPart::Morning || part == DayPart::Placing;
    if (part == DayPart::Bombardment || (evening ? part == DayPart::Evening : before))
        return {};
    return {refusal(evening ? says::siege_ruling_day_order_after : says::siege_ruling_day_order_before, one.who())};
}

constexpr play::Rule<Wounded> healRules[] = {
    {rule::siege_5_4b, whosePlaceIsTakenAnew},
    {rule::siege_ruling_day_order, atAnotherTimeOfTheDay},
};

/// The healing die has fallen.
struct Recovering
{
    const Wounded& one;
    int die = 0;
    std::optional<int> days; ///< none: months

    std::optional<int> back() const
    {
        if (!days)
            return {};
        return stateOf(one.now).days.day + *days + (options(one.now).healingDate == "full" ? 1 : 0);
    }
};

Findings coversTwoDice(const Recovering& told)
{
    const bool early = options(told.one.now).healingNine == "early";
    if (early ? told.die == 1 : told.die < 9)
        return {};
    if (early)
        return {play::ruling(says::siege_ruling_healing_nine_early, {{"die", told.die}})};
    return {play::ruling(says::siege_ruling_healing_nine_months, {{"die", told.die}})};
}

constexpr play::Rule<Recovering> dateRules[] = {
    {rule::siege_ruling_healing_nine, coversTwoDice},
    {play::ruling, says::siege_ruling_healing_date_morning,
     [](const Recovering& told) { return told.days.has_value(); },
     [](const Recovering& told)
     { return play::args("name", counterRef(told.one.patient.who), "days", *told.days, "day", *told.back()); }},
};

/// The last day of the siege, if he does not see it on his feet.
std::optional<int> endsBefore(const Position& now, int day)
{
    const int last = dataOf(now).plan.days;
    return day > last ? std::optional(last) : std::nullopt;
}

/// Null, and said, when nobody has entered him.
const Patient* patientOf(Verdict& verdict, const Position& now, const CounterId& counter)
{
    if (!now.find(counter.id))
    {
        sayUnknown(verdict, counter.id);
        return nullptr;
    }
    const Patient* patient = now.state().sheet.patient(counter.id);
    if (patient == nullptr)
        verdict.forbid(says::siege_5_4a_not_wounded, {{"name", counterRef(counter.id)}});
    return patient;
}

} // namespace

std::vector<std::string> awaitingDice(const Position& now)
{
    std::vector<std::string> all;
    for (const Patient& one : now.state().sheet.wounded)
        if (one.awaitsDie())
            all.push_back(one.who);
    return all;
}

std::vector<std::string> backBy(const Position& now, int day)
{
    std::vector<std::string> all;
    for (const Patient& one : now.state().sheet.wounded)
        if (one.back && *one.back <= day)
            all.push_back(one.who);
    return all;
}

Verdict judge(const Position& now, const play::Begun<RollHealing>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWithoutDays(verdict, now) || order.wants<&RollHealing::counter>(verdict))
        return verdict;
    const Patient* patient = patientOf(verdict, now, order->counter);
    if (patient == nullptr)
        return verdict;
    const Wounded one{now, *patient};
    play::weigh(dieRules, one, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_5_4a_one_die, {{"name", counterRef(order->counter.id)}});
    const auto die = tray.roll(verdict, {10, "healing"});
    if (!die)
        return verdict;
    const auto& results = ruleset(now).healing;
    const bool early = options(now).healingNine == "early";
    const int row = early ? std::max(*die - 1, 1) : std::min(*die, static_cast<int>(results.size()));
    const Recovering told{one, *die, results[static_cast<std::size_t>(row - 1)]};
    if (told.days)
        verdict.fact("days", *told.days);
    play::weigh(dateRules, told, verdict);
    if (const auto back = told.back())
        return verdict.effect(ReturnDated{order->counter, *back, endsBefore(now, *back)});
    return verdict.effect(ReturnLost{order->counter});
}

Verdict judge(const Position& now, const play::Begun<Heal>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWithoutDays(verdict, now) || order.wants<&Heal::counter>(verdict))
        return verdict;
    const Patient* patient = patientOf(verdict, now, order->counter);
    if (patient == nullptr)
        return verdict;
    play::weigh(healRules, Wounded{now, *patient}, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_5_4b_returns, {{"name", counterRef(order->counter.id)}});
    return verdict.effect(Healed{order->counter});
}

std::vector<RuleId> rulesOfHealing()
{
    std::vector<RuleId> ids{{rule::siege_sheet_6c}, {rule::siege_5_4c}};
    play::addIds(ids, dieRules);
    play::addIds(ids, healRules);
    play::addIds(ids, dateRules);
    return ids;
}

} // namespace merlon::siege
