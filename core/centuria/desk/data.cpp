#include "core/centuria/desk/data.h"

#include "core/centuria/desk/draw.h"

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

} // namespace

int daysBetween(const play::Day& from, const play::Day& to)
{
    return static_cast<int>((daysOf(to) - daysOf(from)).count());
}

int minutesOf(const Terms& terms, int round)
{
    const auto at = static_cast<std::size_t>(round - 1);
    return at < terms.minutes.size() ? terms.minutes[at] : terms.roundMinutes;
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
    terms.listed = own.scenarios;
    terms.battles = options.scenarios == "drawn" ? drawnBattles(terms.seed, terms.rounds) : own.scenarios;
    return data;
}

} // namespace merlon::centuria
