#include "core/siege/sheet_tables.h"
#include "core/play/as.h"
#include "core/siege/sheet_checks.h"
#include "core/yaml/log.h"
#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>
#include <charconv>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::CellFault;
using play::Cells;
using play::Grid;
using play::TypedTable;
using play::Value;

constexpr std::string_view nothing = "-";

template <class Results>
std::vector<std::string> lettersOf(const Results& results)
{
    std::vector<std::string> letters;
    for (const auto& one : results)
        letters.push_back(one.letter);
    letters.emplace_back(nothing);
    return letters;
}

std::vector<Value> numbered(std::size_t count)
{
    std::vector<Value> heads;
    for (std::size_t i = 1; i <= count; ++i)
        heads.emplace_back(static_cast<int>(i));
    return heads;
}

// A column of a weapon: in each row the dice that lead to it, "3", "4-6", "1,4", or "-".

std::string diceText(const std::vector<int>& faces)
{
    std::string text;
    for (std::size_t i = 0; i < faces.size();)
    {
        std::size_t last = i;
        while (last + 1 < faces.size() && faces[last + 1] == faces[last] + 1)
            ++last;
        if (!text.empty())
            text += ',';
        text += std::to_string(faces[i]);
        if (last > i)
            text.append(1, '-').append(std::to_string(faces[last]));
        i = last + 1;
    }
    return text.empty() ? std::string(nothing) : text;
}

/// Nothing when it is no dice.
std::optional<std::vector<int>> diceOf(std::string_view text)
{
    std::vector<int> faces;
    if (text == nothing)
        return faces;
    const auto number = [&]() -> std::optional<int>
    {
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || value < 1 || value > 10)
            return {};
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        return value;
    };
    while (true)
    {
        const auto first = number();
        auto last = first;
        if (first && text.starts_with('-'))
        {
            text.remove_prefix(1);
            last = number();
        }
        if (!last || *last < *first)
            return {};
        for (int face = *first; face <= *last; ++face)
            faces.push_back(face);
        if (text.empty())
            return faces;
        if (!text.starts_with(','))
            return {};
        text.remove_prefix(1);
    }
}

Grid gridOf(const ShotTable& table, const std::vector<ShotResult>& results)
{
    Grid grid{table.id, numbered(table.results.size()), {}, {}, {lettersOf(results)}, true};
    grid.standIn = table.provenance == Provenance::StandIn;
    for (const auto& [weapon, rows] : table.rowOf)
        grid.columns.emplace_back(play::Choice{"weapon", weapon});
    for (const Cover cover : table.covers)
        grid.columns.push_back(play::As<Cover>::put(cover));
    for (std::size_t row = 0; row < table.results.size(); ++row)
    {
        auto& cells = grid.cells.emplace_back();
        for (const auto& [weapon, rows] : table.rowOf)
        {
            std::vector<int> faces;
            for (std::size_t die = 0; die < rows.size(); ++die)
                if (rows[die] == static_cast<int>(row))
                    faces.push_back(static_cast<int>(die) + 1);
            cells.push_back(diceText(faces));
        }
        std::ranges::copy(table.results[row], std::back_inserter(cells));
    }
    return grid;
}

/// Of a table without faults.
void take(ShotTable& table, const Cells& cells)
{
    const std::size_t weapons = table.rowOf.size();
    table.results.clear();
    for (std::size_t row = 0; row < cells.size(); ++row)
    {
        for (std::size_t weapon = 0; weapon < weapons; ++weapon)
            if (const auto faces = diceOf(cells[row][weapon]))
                for (const int face : *faces)
                    table.rowOf[weapon].second[static_cast<std::size_t>(face - 1)] = static_cast<int>(row);
        table.results.emplace_back(cells[row].begin() + static_cast<std::ptrdiff_t>(weapons), cells[row].end());
    }
    table.provenance = Provenance::Printed;
}

Grid gridOf(const MeleeTable& table, const std::vector<MeleeResult>& results)
{
    Grid grid{table.id, numbered(table.rows.size()), {}, {table.rows.begin(), table.rows.end()}, {lettersOf(results)}};
    grid.standIn = table.provenance == Provenance::StandIn;
    for (int column = 1; column <= table.columns; ++column)
        grid.columns.emplace_back(std::to_string(column) + "-1");
    return grid;
}

void take(MeleeTable& table, const Cells& cells)
{
    std::ranges::copy(cells, table.rows.begin());
    table.provenance = Provenance::Printed;
}

/// A row each for what the die is thrown for.
template <class Rules, class Visit>
void eachRow(Rules& ruleset, Visit visit)
{
    visit(Value(play::Choice{"fire-row", "spread"}), ruleset.fire.spread);
    visit(Value(play::Choice{"fire-row", "put-out"}), ruleset.fire.putOut);
    visit(Value(play::Choice{"fire-row", "oil"}), ruleset.fire.oil);
    for (auto& [engine, column] : ruleset.fire.engines)
        visit(Value(play::Choice{ruleset.findEngine(engine) != nullptr ? "class" : "overlay", engine}), column);
}

Grid gridOfFire(const Ruleset& ruleset)
{
    const FireTable& fire = ruleset.fire;
    Grid grid{fire.id, {}, numbered(10), {}, {}};
    grid.standIn = fire.provenance == Provenance::StandIn;
    eachRow(ruleset,
            [&](Value head, const FireTable::Column& letters)
            {
                const bool putsOut = &letters == &fire.putOut;
                grid.letters.push_back(putsOut ? std::vector<std::string>{"D", "DA", "-"}
                                               : std::vector<std::string>{"F", "-"});
                grid.rows.push_back(std::move(head));
                grid.cells.emplace_back(letters.begin(), letters.end());
            });
    return grid;
}

void takeFire(Ruleset& ruleset, const Cells& cells)
{
    std::size_t row = 0;
    eachRow(ruleset,
            [&](const Value&, FireTable::Column& letters) { std::ranges::copy(cells[row++], letters.begin()); });
    ruleset.fire.provenance = Provenance::Printed;
}

// What may be wrong with what was typed.

const std::vector<std::string>& lettersIn(const Grid& grid, int row)
{
    return grid.letters[grid.letters.size() == 1 ? 0 : static_cast<std::size_t>(row)];
}

bool holdsDice(const Grid& grid, std::size_t column)
{
    const auto* head = std::get_if<play::Choice>(&grid.columns[column]);
    return head != nullptr && head->set == "weapon";
}

/// Each die leads a weapon to one row.
void tellDice(const Grid& grid, const Cells& cells, std::size_t column, std::vector<CellFault>& faults)
{
    std::array<int, 10> seen{};
    for (std::size_t row = 0; row < cells.size(); ++row)
        if (const auto faces = diceOf(cells[row][column]))
            for (const int face : *faces)
                if (++seen[static_cast<std::size_t>(face - 1)] == 2)
                    faults.push_back(
                        {static_cast<int>(row), static_cast<int>(column), tell::sheet_table_twice{.die = face}});
    for (std::size_t face = 1; face <= seen.size(); ++face)
        if (seen[face - 1] == 0)
            faults.push_back(
                {-1, static_cast<int>(column),
                 tell::sheet_table_lost{.die = face, .weapon = std::get<play::Choice>(grid.columns[column]).word}});
}

void tellCell(const Grid& grid, const std::string& cell, int row, std::size_t column, std::vector<CellFault>& faults)
{
    const int at = static_cast<int>(column);
    if (holdsDice(grid, column))
    {
        if (!diceOf(cell))
            faults.push_back({row, at, tell::sheet_table_dice{.cell = yaml::quote(cell)}});
    }
    else if (const auto& letters = lettersIn(grid, row); std::ranges::count(letters, cell) == 0)
        faults.push_back({row, at,
                          tell::sheet_table_letter{.cell = yaml::quote(cell),
                                                   .letters = yaml::listOf({letters.begin(), letters.end()})}});
}

std::vector<CellFault> faultsIn(const Grid& grid, const Cells& cells)
{
    constexpr std::size_t most = 40; ///< rows of any sheet
    std::vector<CellFault> faults;
    if (cells.empty() || (!grid.grows && cells.size() != grid.rows.size()))
        return {{-1, -1, tell::sheet_table_rows{.count = cells.size(), .rows = grid.rows.size()}}};
    if (cells.size() > most)
        return {{-1, -1, tell::sheet_table_more_rows{.count = cells.size(), .most = most}}};
    for (std::size_t row = 0; row < cells.size(); ++row)
        if (cells[row].size() != grid.columns.size())
            faults.push_back({static_cast<int>(row), -1,
                              tell::sheet_table_columns{
                                  .row = row + 1, .count = cells[row].size(), .columns = grid.columns.size()}});
    if (!faults.empty())
        return faults;
    for (std::size_t row = 0; row < cells.size(); ++row)
        for (std::size_t column = 0; column < grid.columns.size(); ++column)
            tellCell(grid, cells[row][column], static_cast<int>(row), column, faults);
    for (std::size_t column = 0; column < grid.columns.size(); ++column)
        if (holdsDice(grid, column))
            tellDice(grid, cells, column, faults);
    return faults;
}

void take(Ruleset& ruleset, const TypedTable& typed)
{
    for (ShotTable* table : {&ruleset.shotsFoot, &ruleset.shotsMounted})
        if (table->id == typed.id)
            take(*table, typed.cells);
    for (MeleeTable* table : {&ruleset.meleeTables.foot, &ruleset.meleeTables.mounted})
        if (table->id == typed.id)
            take(*table, typed.cells);
    if (ruleset.fire.id == typed.id)
        takeFire(ruleset, typed.cells);
}

Ruleset withTable(Ruleset ruleset, const TypedTable& typed)
{
    take(ruleset, typed);
    return ruleset;
}

} // namespace

std::vector<Grid> gridsOf(const Ruleset& ruleset)
{
    return {gridOf(ruleset.shotsFoot, ruleset.footResults), gridOf(ruleset.shotsMounted, ruleset.mountedResults),
            gridOf(ruleset.meleeTables.foot, ruleset.meleeTables.footResults),
            gridOf(ruleset.meleeTables.mounted, ruleset.meleeTables.mountedResults), gridOfFire(ruleset)};
}

std::vector<CellFault> faultsOf(const Ruleset& ruleset, const TypedTable& typed)
{
    const auto grids = gridsOf(ruleset);
    const auto grid = std::ranges::find(grids, typed.id, &Grid::id);
    if (grid == grids.end())
        return {{-1, -1, tell::sheet_table_unknown{.name = yaml::quote(typed.id)}}};
    auto faults = faultsIn(*grid, typed.cells);
    if (faults.empty())
        faults = doubtsOf(withTable(ruleset, typed), typed.id);
    return faults;
}

std::shared_ptr<const Ruleset> withTables(std::shared_ptr<const Ruleset> ruleset, const std::vector<TypedTable>& typed)
{
    if (typed.empty())
        return ruleset;
    auto own = std::make_shared<Ruleset>(*ruleset);
    for (const TypedTable& one : typed)
        if (play::isPlayable(faultsOf(*ruleset, one)))
            take(*own, one);
    return own;
}

} // namespace merlon::siege
