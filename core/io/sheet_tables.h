#pragma once

#include "core/io/files.h"

/// Result tables typed in by the owner of a game: in a scenario under `tables`, and alone in a tables/1 file that goes
/// from scenario to scenario. Each is a block, a line of the table a row:
///     siege/melee-foot: |
///       D D E E F F F F
namespace merlon::io
{

struct SheetTables
{
    std::string system;
    std::vector<play::TypedTable> tables;

    friend bool operator==(const SheetTables&, const SheetTables&) = default;
};

/// Those that its system has faults with are errors, or warnings where they can be played.
std::vector<play::TypedTable> readTables(const yaml::Node& node, yaml::Log& log, const play::System& system);
/// Their lines, columns under columns.
std::string tablesText(const std::vector<play::TypedTable>& tables, int indent);

/// A tables/1 file.
Loaded<SheetTables> parseTables(std::string_view text, const std::string& file);
std::string tablesFileText(const SheetTables& tables);

} // namespace merlon::io
