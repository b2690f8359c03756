#include "core/castle/sheet/typed_tables.h"

#include "core/castle/numbers/names.h"
#include "core/play/as.h"
#include "core/yaml/log.h"
#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>
#include <charconv>

namespace merlon::castle
{
namespace
{

using play::CellFault;
using play::Cells;
using play::Grid;
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

} // namespace

std::vector<Value> numbered(std::size_t count)
{
    std::vector<Value> heads;
    for (std::size_t i = 1; i <= count; ++i)
        heads.emplace_back(static_cast<int>(i));
    return heads;
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
        grid.columns.emplace_back(nameOf(table, column));
    return grid;
}

void take(MeleeTable& table, const Cells& cells)
{
    std::ranges::copy(cells, table.rows.begin());
    table.provenance = Provenance::Printed;
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

} // namespace merlon::castle
