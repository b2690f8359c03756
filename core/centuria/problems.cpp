// What is wrong with the settings of a tournament before anybody announces it.
#include "core/centuria/system.h"

#include "tell.h"

namespace merlon::centuria
{
namespace
{

std::string isoOf(const play::Day& day)
{
    const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return std::to_string(day.year) + '-' + two(day.month) + '-' + two(day.day);
}

} // namespace

std::vector<play::Problem> System::problems(const play::Scenario& scenario, const play::Boards&) const
{
    const auto own = play::read<Own>(scenario.own);
    if (!own.whole)
        return {}; // its reader has said what is missing
    const Data data = centuria::dataOf(play::read<Options>(scenario.options).value, own.value);
    const Terms& terms = data.terms;
    std::vector<play::Problem> out; // all of which the announcement refuses, with its rule
    if (daysBetween(terms.listsDue, terms.day) < data.ruleset->dueDays)
        out.push_back({nullptr, "lists_due",
                       tell::tournament_lists_late{.due = isoOf(terms.listsDue), .least = data.ruleset->dueDays},
                       true});
    for (std::size_t i = 1; i < terms.tables.size(); ++i)
        if (terms.tables[i].number == terms.tables[i - 1].number)
            out.push_back({nullptr, "room", tell::tournament_table_twice{.number = terms.tables[i].number}, true});
    return out;
}

} // namespace merlon::centuria
