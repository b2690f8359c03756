#include "core/siege/sheet_checks.h"

#include "tell.h"

#include <algorithm>
#include <array>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::CellFault;

constexpr std::string_view miss = "-";

/// What a result does to those who are shot at or attacked; below 0 to the attacker himself.
struct Harm
{
    int man = 0;
    int horse = 0;
};

/// Where one suffers more and another less, nobody can say.
bool isWorse(Harm a, Harm b)
{
    return a.man >= b.man && a.horse >= b.horse && (a.man > b.man || a.horse > b.horse);
}

int harmOf(std::string_view state)
{
    constexpr std::array<std::string_view, 3> states{"stunned", "wounded", "killed"};
    const auto at = std::ranges::find(states, state);
    return at == states.end() ? 0 : static_cast<int>(at - states.begin()) + 2; // worse than a retreat
}

Harm harmOf(const ShotResult& result)
{
    const int hurt = std::max(harmOf(result.target), harmOf(result.rider));
    return {hurt > 0 ? hurt : result.retreat > 0 ? 1 : 0, result.horse == "killed" ? 1 : 0};
}

Harm harmOf(const MeleeResult& result)
{
    if (!result.attacker.empty())
        return {-2, 0};
    if (result.attackersRetreat > 0)
        return {-1, 0};
    const int hurt = harmOf(result.defender);
    return {hurt > 0 ? hurt : result.defendersRetreat > 0 ? 1 : 0, result.horse == "killed" ? 1 : 0};
}

template <class Result>
Harm harmOf(std::string_view letter, const std::vector<Result>& results)
{
    const auto at = std::ranges::find(results, letter, &Result::letter);
    return at == results.end() ? Harm{} : harmOf(*at);
}

class Doubts
{
public:
    void add(std::size_t row, std::size_t column, yaml::Message message)
    {
        all.push_back({static_cast<int>(row), static_cast<int>(column), std::move(message), true});
    }
    void addOfAll(yaml::Message message) { all.push_back({-1, -1, std::move(message), true}); }

    std::vector<CellFault> all;
};

/// "More cover never helps the shooter", and high dice are bad for him; somewhere he misses (siege.error).
void doubt(const ShotTable& table, const std::vector<ShotResult>& results, Doubts& doubts)
{
    const auto harm = [&](std::size_t row, std::size_t cover) { return harmOf(table.results[row][cover], results); };
    const std::size_t weapons = table.rowOf.size();
    bool misses = false;
    for (std::size_t row = 0; row < table.results.size(); ++row)
        for (std::size_t cover = 0; cover < table.covers.size(); ++cover)
        {
            misses = misses || table.results[row][cover] == miss;
            if (cover > 0 && isWorse(harm(row, cover), harm(row, cover - 1)))
                doubts.add(row, weapons + cover,
                           tell::sheet_table_more_cover{.cell = table.results[row][cover],
                                                        .row = row + 1,
                                                        .before = table.results[row][cover - 1]});
        }
    for (std::size_t weapon = 0; weapon < weapons; ++weapon)
    {
        const auto& [id, rows] = table.rowOf[weapon];
        for (std::size_t die = 1; die < rows.size(); ++die)
        {
            const auto row = static_cast<std::size_t>(rows[die]);
            const auto before = static_cast<std::size_t>(rows[die - 1]);
            bool worse = false;
            for (std::size_t cover = 0; cover < table.covers.size(); ++cover)
                worse = worse || isWorse(harm(row, cover), harm(before, cover));
            if (worse)
                doubts.add(row, weapon,
                           tell::sheet_table_higher_die{
                               .die = die + 1, .weapon = yaml::Term{"siege", "weapon", id}, .lower = die});
        }
    }
    if (!misses)
        doubts.addOfAll(tell::sheet_table_no_miss{});
}

/// "Further right never worse for the attacker".
void doubt(const MeleeTable& table, const std::vector<MeleeResult>& results, Doubts& doubts)
{
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        for (std::size_t column = 1; column < table.rows[row].size(); ++column)
        {
            const std::string& cell = table.rows[row][column];
            const std::string& before = table.rows[row][column - 1];
            if (isWorse(harmOf(before, results), harmOf(cell, results)))
                doubts.add(row, column,
                           tell::sheet_table_further_right{.cell = cell, .die = row + 1, .before = before});
        }
}

/// The summary's examples at 3-1, and results that the text speaks of.
void doubtFoot(const MeleeTable& table, const std::vector<MeleeResult>& results, Doubts& doubts)
{
    struct Example
    {
        std::size_t die;
        std::string_view letter;
    };
    constexpr std::size_t threeToOne = 2;
    for (const Example& one : {Example{2, "D"}, Example{7, "A"}})
        if (const std::string& cell = table.rows[one.die - 1][threeToOne]; cell != one.letter)
            doubts.add(one.die - 1, threeToOne,
                       tell::sheet_table_example{.letter = one.letter, .die = one.die, .column = "3-1", .cell = cell});
    std::string never;
    const auto stands = [&](std::string_view letter)
    { return std::ranges::any_of(table.rows, [&](const auto& row) { return std::ranges::count(row, letter) > 0; }); };
    const auto look = [&](std::string_view letter)
    {
        if (!stands(letter))
            (never += never.empty() ? "" : ", ") += letter;
    };
    for (const MeleeResult& one : results)
        look(one.letter);
    look(miss);
    if (!never.empty())
        doubts.addOfAll(tell::sheet_table_nowhere{.letters = never});
}

} // namespace

std::vector<CellFault> doubtsOf(const Ruleset& ruleset, std::string_view table)
{
    Doubts doubts;
    if (table == ruleset.shotsFoot.id)
        doubt(ruleset.shotsFoot, ruleset.footResults, doubts);
    if (table == ruleset.shotsMounted.id)
        doubt(ruleset.shotsMounted, ruleset.mountedResults, doubts);
    const MeleeTables& melee = ruleset.meleeTables;
    if (table == melee.foot.id)
    {
        doubt(melee.foot, melee.footResults, doubts);
        doubtFoot(melee.foot, melee.footResults, doubts);
    }
    if (table == melee.mounted.id)
        doubt(melee.mounted, melee.mountedResults, doubts);
    return std::move(doubts.all);
}

} // namespace merlon::siege
