// A day of a siege: its parts in their order (siege.ruling.day-order), the tick at its end.

#include "core/siege/days/days.h"

#include "core/castle/field/clock.h"
#include "core/castle/field/first.h"
#include "core/castle/fire/fire.h"
#include "core/play/as.h"
#include "siege_rules/0_5.h"
#include "siege_rules/2_2.h"
#include "siege_rules/4_11.h"
#include "siege_rules/4_21.h"
#include "siege_rules/4_23.h"
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
using play::note;
using play::refusal;
using play::Verdict;

Findings pointsAreSpreadFirst(const Position& now)
{
    const auto& loss = stateOf(now).days.loss;
    if (!loss)
        return {};
    return {refusal(says::siege_4_23a_first, {{"points", loss->points}})};
}

/// What belongs to an assault and is given while there is none (4.11b).
constexpr play::Rule<Position> assaultRules[] = {
    {play::refusal, says::siege_4_11b_no_assault,
     [](const Position& now) { return stateOf(now).days.day != 0 && !now.state().fighting; },
     [](const Position& now) { return play::args("part", play::wordValue(stateOf(now).days.part)); }},
};

constexpr play::Rule<Position> dayRules[] = {
    {play::impossible, says::siege_4_11b_no_days, [](const Position& now) { return stateOf(now).days.day <= 0; }},
    {refusal, says::siege_sheet_6b_is_over,
     [](const Position& now) { return stateOf(now).days.part == DayPart::Over && stateOf(now).days.day != 0; },
     [](const Position& now) { return play::args("days", dataOf(now).plan.days); }},
    {rule::siege_4_23a, pointsAreSpreadFirst},
};

Findings inAnotherPart(const Position& now, std::initializer_list<DayPart> parts)
{
    const DayPart part = stateOf(now).days.part;
    if (std::ranges::count(parts, part) > 0)
        return {};
    if (part == DayPart::Bombardment)
        return {refusal(says::siege_4_11b_bombarded)};
    const bool assault = part == DayPart::Placing || part == DayPart::Assault || part == DayPart::Evening;
    if (assault && std::ranges::count(parts, DayPart::Morning) > 0)
        return {refusal(says::siege_4_11b_assault_today)};
    return {refusal(says::siege_4_11b_other_part, {{"part", partWord(part)}})};
}

/// The day ends.
struct Night
{
    const Position& now;

    const Days& days() const { return stateOf(now).days; }
    bool takesFascines() const { return played(now).fascineRenewal == "evening"; }
    int next() const { return days().day + 1; }
    bool last() const { return next() > dataOf(now).plan.days; }
    /// Those whose counters are exchanged without being asked, as this day ends or as the next begins.
    std::vector<std::string> healed() const
    {
        if (played(now).healingMorning == "may-return")
            return {};
        return backBy(now, options(now).dayOrder == "evening" ? days().day : next());
    }
    bool mends() const { return options(now).repairDay != "idle" || !days().assaulted; }
};

Findings stonesAreThrownFirst(const Night& night)
{
    Findings found;
    for (const Barrage& one : night.days().barrages)
        if (!one.thrown)
            found.push_back(refusal(says::siege_4_21d_die_first, {{"hex", one.hex}}, placeOf(one.hex)));
    return found;
}

Findings theWoundedAreRolledForFirst(const Night& night)
{
    Findings found;
    for (const std::string& one : awaitingDice(night.now))
        found.push_back(refusal(says::siege_5_4a_die_first, {{"name", counterRef(one)}}));
    return found;
}

Findings noRepairOnADayOfAssault(const Night& night)
{
    Findings found;
    for (const StoneThrower& one : night.now.state().sheet.engines)
        if (one.resting && !night.mends())
            found.push_back(play::ruling(says::siege_ruling_repair_day_in_vain, {{"engine", engineRef(one.id)}}));
    return found;
}

Findings theHealedReturn(const Night& night)
{
    Findings found;
    for (const std::string& one : night.healed())
        found.push_back(note(says::siege_5_4b_returns, {{"name", counterRef(one)}}));
    return found;
}

constexpr play::Rule<Night> nightRules[] = {
    {rule::siege_4_21d, stonesAreThrownFirst},
    {rule::siege_5_4a, theWoundedAreRolledForFirst},
    {rule::siege_ruling_repair_day, noRepairOnADayOfAssault},
    {rule::siege_5_4b, theHealedReturn},
    {note, says::siege_2_2c_taken,
     [](const Night& night) { return night.takesFascines() && !laidOn(night.now, "fascine").empty(); }},
    {note, says::siege_sheet_6b_over, [](const Night& night) { return night.last(); },
     [](const Night& night) { return play::args("days", dataOf(night.now).plan.days); }},
};

void mendThoseThatRested(Verdict& verdict, const Night& night)
{
    for (const StoneThrower& one : night.now.state().sheet.engines)
        if (one.resting && !one.burnt && night.mends())
            verdict.effect(Mended{{one.id}});
}

/// Where repair needs no order, those that broke down today rest tomorrow.
void restTomorrow(Verdict& verdict, const Night& night)
{
    if (options(night.now).repairDay != "automatic" || night.last())
        return;
    for (const StoneThrower& one : night.now.state().sheet.engines)
        if (one.damaged() && !one.resting && !one.burnt)
            verdict.effect(Rests{{one.id}});
}

/// "Day 3 of 12", and the part of the day; none where a scenario has no days.
std::vector<play::Reason> dayOfTheClock(const Position& now)
{
    const Days& days = stateOf(now).days;
    const int last = dataOf(now).plan.days;
    if (days.day == 0)
        return {};
    if (days.part == DayPart::Over)
        return {{says::siege_sheet_6b_is_over, {{"days", last}}}};
    std::vector<play::Reason> said{{says::siege_sheet_6b_day_of, {{"day", days.day}, {"days", last}}}};
    if (days.part != DayPart::Assault)
        said.push_back({says::siege_4_11b_clock, {{"part", partWord(days.part)}}});
    return said;
}

} // namespace

play::Value engineRef(const std::string& id)
{
    return play::Ref{"engine", id};
}

const Figure* figureOf(const Position& now, const std::string& id)
{
    const auto found = std::ranges::find(now.data().figures, id, &Figure::id);
    return found == now.data().figures.end() ? nullptr : &*found;
}

int forceOf(const Position& now, const std::string& figure)
{
    const Figure* found = figureOf(now, figure);
    return found != nullptr ? found->force : -1;
}

play::Value partWord(DayPart part)
{
    return play::As<DayPart>::put(part);
}

bool refuseWithoutDays(Verdict& verdict, const Position& now)
{
    play::weigh(dayRules, now, verdict);
    return verdict.legal;
}

bool refuseInPart(Verdict& verdict, const Position& now, std::initializer_list<DayPart> parts)
{
    if (!refuseWithoutDays(verdict, now))
        return false;
    play::say(verdict, rule::siege_4_11b, inAnotherPart(now, parts));
    return verdict.legal;
}

Verdict judge(const Position& now, const play::Begun<PrepareAssault>&, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseInPart(verdict, now, {DayPart::Morning}))
        return verdict;
    if (played(now).fascineRenewal == "before-assault")
        for (const Hex hex : laidOn(now, "fascine"))
        {
            verdict.note(says::siege_2_2c_anew);
            verdict.effect(GroundCleared{hex, Laid::Fascine});
        }
    verdict.note(says::siege_4_11b_no_stones);
    return verdict.effect(PartBegun{DayPart::Placing});
}

Verdict judge(const Position& now, const play::Begun<BeginAssault>&, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseInPart(verdict, now, {DayPart::Placing}))
        return verdict;
    verdict.note(says::siege_0_5_begins);
    return verdict.effect(PartBegun{DayPart::Assault});
}

Verdict judge(const Position& now, const play::Begun<EndAssault>&, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseInPart(verdict, now, {DayPart::Assault}))
        return verdict;
    const bool over = !afterTheLastTurn(now).empty();
    if (!(over ? refuseDebts(verdict, now) : refuseWhileOwed(verdict, now)))
        return verdict;
    endFires(verdict, now);
    for (const Counter& one : now.state().counters)
        if (one.health == Health::Stunned)
            verdict.effect(Recovered{{one.id}});
    verdict.note(says::siege_4_11b_assault_over);
    return verdict.effect(PartBegun{DayPart::Evening});
}

Verdict judge(const Position& now, const play::Begun<EndDay>&, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseInPart(verdict, now, {DayPart::Morning, DayPart::Bombardment, DayPart::Evening}))
        return verdict;
    const Night night{now};
    play::weigh(nightRules, night, verdict);
    if (!verdict.legal)
        return verdict;
    const auto heal = [&]
    {
        for (const std::string& one : night.healed())
            verdict.effect(Healed{{one}});
    };
    verdict.note(says::siege_sheet_6b_ticked, {{"day", night.days().day}});
    mendThoseThatRested(verdict, night);
    if (options(night.now).dayOrder == "evening")
        heal();
    if (night.takesFascines())
        for (const Hex hex : laidOn(now, "fascine"))
            verdict.effect(GroundCleared{hex, Laid::Fascine});
    verdict.effect(DayTicked{night.next()});
    if (options(night.now).dayOrder == "morning")
        heal();
    restTomorrow(verdict, night);
    return verdict;
}

play::Clock clockOf(const Position& now)
{
    const Days& days = stateOf(now).days;
    play::Clock clock;
    if (now.state().fighting)
        clock = castle::clockOf(now);
    // The turns of a siege are those of one assault.
    clock.day = days.day;
    clock.over = days.part == DayPart::Over || (turnsAreOver(now) && days.day >= dataOf(now).plan.days);
    auto day = dayOfTheClock(now);
    clock.says.insert(clock.says.begin(), day.begin(), day.end());
    if (!clock.by.empty())
        clock.large += static_cast<int>(day.size());
    return clock;
}

std::vector<RuleId> rulesOfTheDays()
{
    std::vector<RuleId> ids;
    play::addIds(ids, dayRules);
    play::addIds(ids, nightRules);
    for (const auto& more :
         {rulesOfBombardment(), rulesOfStones(), rulesOfBreakdown(), rulesOfPlacing(), rulesOfHealing()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

void joinDays(Tables& tables)
{
    tables.first = assaultRules;
}

} // namespace merlon::siege
