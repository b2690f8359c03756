#pragma once

#include "core/hex/layout.h"
#include "core/play/value.h"
#include "core/yaml/diagnostic.h"

#include <algorithm>

/// Result tables as they stand on a play sheet. Those that our sources lost are stand-ins, until the owner of a game
/// types in his own.
namespace merlon::play
{

/// Row by row, a word each: a letter, a number, "-".
using Cells = std::vector<std::vector<std::string>>;

/// A table that a scenario has in place of the ruleset's.
struct TypedTable
{
    std::string id;
    Cells cells;

    friend bool operator==(const TypedTable&, const TypedTable&) = default;
};

struct Grid
{
    std::string id;             ///< "siege/melee-foot"; it is called the word "table.<id>"
    std::vector<Value> rows;    ///< what stands before them
    std::vector<Value> columns; ///< and above the columns
    Cells cells;
    std::vector<std::vector<std::string>>
        letters;        ///< that a cell may hold, where it is no dice: of each row, or of all
    bool grows = false; ///< the sheet of another may have more rows, or fewer: their heads are numbers
    bool standIn = false;
    std::optional<hex::Layout> hexes{}; ///< that its cells lie on, where its sheet draws it so; as many as there are
};

/// What is wrong with a typed table.
struct CellFault
{
    int row = -1; ///< -1: the table as a whole, or the column
    int column = -1;
    yaml::Message message;
    bool warns = false; ///< it may be played all the same
};

/// Whether a table with those faults can be played.
inline bool isPlayable(const std::vector<CellFault>& faults)
{
    return std::ranges::all_of(faults, &CellFault::warns);
}

} // namespace merlon::play
