#include "core/anarchy/melee/odds.h"

#include "anarchy_rules/1_5.h"
#include "anarchy_rules/ruling.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::note;

constexpr play::Rule<Odds> columnRules[] = {
    {play::ruling, says::anarchy_ruling_171_below, [](const Odds& odds) { return odds.difference() < 0; },
     [](const Odds& odds) { return play::args("difference", odds.difference(), "column", nameOf(odds.table(), 1)); }},
    {note, says::anarchy_1_5_shifted, [](const Odds& odds) { return odds.column() != odds.printed(); },
     [](const Odds& odds) { return play::args("column", odds.name()); }},
    {note, says::anarchy_1_5_outermost, [](const Odds& odds) { return odds.unclamped() != odds.column(); },
     [](const Odds& odds) { return play::args("column", odds.name()); }},
};

} // namespace

int Odds::printed() const
{
    const auto& bands = table().bands;
    const auto above = std::ranges::upper_bound(bands, difference());
    return std::max(1, static_cast<int>(above - bands.begin()));
}

int Odds::column() const
{
    return std::clamp(unclamped(), 1, top());
}

Odds sayOdds(play::Verdict& verdict, const Melee& melee)
{
    Odds odds{{melee, ruleset(melee.now).meleeTables, melee.attack(), melee.defence()}};
    verdict.fact("attack", odds.attack).fact("defence", odds.defence).fact("difference", odds.difference());
    sayStrengths(verdict, odds);
    verdict.note(says::anarchy_1_5_difference, {{"attack", odds.attack},
                                                {"defence", odds.defence},
                                                {"difference", odds.difference()},
                                                {"column", nameOf(odds.table(), odds.printed())}});
    odds.shift = sayShifts(verdict, odds);
    verdict.fact("shift", odds.shift, true);
    play::weigh(columnRules, odds, verdict);
    verdict.fact("column", odds.name());
    return odds;
}

std::vector<RuleId> rulesOfOdds()
{
    std::vector<RuleId> ids = castle::rulesOfOdds();
    ids.push_back(rule::anarchy_1_5);
    play::addIds(ids, columnRules);
    return ids;
}

} // namespace merlon::anarchy
