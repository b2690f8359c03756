#include "core/centuria/desk/data.h"

#include "core/centuria/desk/draw.h"

#include <algorithm>
#include <chrono>

namespace merlon::centuria
{
namespace
{

/// None twice while one is left.
std::vector<Battle> drawnBattles(std::uint64_t seed, int rounds)
{
    std::vector<Battle> out;
    for (int time = 0; static_cast<int>(out.size()) < rounds; ++time)
        for (const int one : shuffled(seed, Lot::Scenarios, time, battles))
            if (static_cast<int>(out.size()) < rounds)
                out.push_back(static_cast<Battle>(one));
    return out;
}

std::chrono::sys_days daysOf(const play::Day& day)
{
    using namespace std::chrono;
    return year_month_day{year(day.year), month(static_cast<unsigned>(day.month)),
                          std::chrono::day(static_cast<unsigned>(day.day))};
}

play::Day dayOf(std::chrono::sys_days days)
{
    const std::chrono::year_month_day day(days);
    return {static_cast<int>(day.year()), static_cast<int>(static_cast<unsigned>(day.month())),
            static_cast<int>(static_cast<unsigned>(day.day()))};
}

} // namespace

int daysBetween(const play::Day& from, const play::Day& to)
{
    return static_cast<int>((daysOf(to) - daysOf(from)).count());
}

Own begunOn(const play::Day& today, std::uint64_t lot)
{
    constexpr std::uint64_t seeds = 1'000'000; // of six digits, which can be read aloud
    constexpr std::chrono::days ahead{28};
    Own own;
    own.day = dayOf(daysOf(today) + ahead);
    own.listsDue = dayOf(daysOf(own.day) - std::chrono::days{builtInRuleset().dueDays});
    own.seed = static_cast<int>(lot % seeds);
    return own;
}

int minutesOf(const Terms& terms, int round)
{
    const auto at = static_cast<std::size_t>(round - 1);
    return at < terms.minutes.size() ? terms.minutes[at] : terms.roundMinutes;
}

std::vector<int> tableNumbers(const Terms& terms, int least)
{
    std::vector<int> out;
    for (const TableThere& one : terms.tables)
        if (out.empty() || out.back() != one.number)
            out.push_back(one.number);
    while (static_cast<int>(out.size()) < least)
        out.push_back(out.empty() ? 1 : out.back() + 1);
    return out;
}

const TableThere* tableThere(const Terms& terms, int number)
{
    const auto at = std::ranges::find(terms.tables, number, &TableThere::number);
    return at == terms.tables.end() ? nullptr : &*at;
}

const std::vector<std::string>& fixedAt(const Terms& terms, int number)
{
    const TableThere* there = tableThere(terms, number);
    return there == nullptr || there->fixed.empty() ? terms.fixedElements : there->fixed;
}

/// All that were published before the tournament begins, unless the organisers say otherwise.
bool isInForce(const Terms& terms, const Addition& addition)
{
    if (terms.officialAdditions == "all")
        return !addition.published || *addition.published < terms.day;
    return terms.officialAdditions == "named";
}

Data dataOf(const Options& options, const Own& own)
{
    Data data{&builtInRuleset(), options, {}};
    const Defaults& printed = data.ruleset->defaults;
    Terms& terms = data.terms;
    terms.day = own.day;
    terms.listsDue = own.listsDue;
    terms.seed = static_cast<std::uint64_t>(own.seed);
    terms.club = own.club.value_or("");
    terms.rounds = own.rounds.value_or(printed.rounds);
    terms.roundMinutes = own.roundMinutes.value_or(printed.roundMinutes.front());
    terms.minutes = own.minutes;
    terms.lateMinutes = own.lateMinutes.value_or(printed.lateMinutes);
    terms.armyPoints = own.armyPoints.value_or(printed.armyPoints);
    terms.unitsLeast = own.units.empty() ? printed.units.front() : own.units.front();
    terms.unitsMost = own.units.empty() ? printed.units.back() : own.units.back();
    terms.lateEntryUntil = own.lateEntryUntil.value_or(printed.lateEntryUntil);
    terms.keepApart = own.keepApart && *own.keepApart == "place";
    terms.scenerySupplied = own.scenerySupplied.value_or(false);
    terms.commandPoints = own.commandPoints.value_or(false);
    terms.lossesToEliminate = own.lossesToEliminate.value_or(data.ruleset->schedules.lossesToEliminate);
    terms.fixedElements = own.fixedElements;
    terms.officialAdditions = own.officialAdditions.value_or(Additions{});
    terms.additions = own.additions;
    terms.optionalRules = own.optionalRules;
    terms.overrides = own.overrides;
    terms.tables = own.tables;
    std::ranges::stable_sort(terms.tables, {}, &TableThere::number);
    terms.listed = own.scenarios;
    terms.battles = options.scenarios == "drawn" ? drawnBattles(terms.seed, terms.rounds) : own.scenarios;
    return data;
}

} // namespace merlon::centuria
