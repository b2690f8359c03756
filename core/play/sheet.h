#pragma once

#include "core/play/verdict.h"

/// What a game has to show as rows, and how it is shown.
namespace merlon::play
{

/// How something stands, told by a shape and a colour.
enum class Tone : std::uint8_t
{
    Idle, ///< it is not begun
    Waits,
    Runs,
    Done,
    Lacks,   ///< somebody or something is missing
    Disputed ///< somebody must decide
};

/// A sheet whose rows are tiles: what of a row stands where on its tile, by the keys of columns.
struct Tiles
{
    struct Line
    {
        std::string_view column;
        std::string_view beside{}; ///< at its right; empty: nothing
    };

    std::string_view thing;    ///< that orders can name; a click asks what may be ordered of it
    std::string_view number;   ///< written large
    std::vector<Line> lines{}; ///< from above
    std::string_view state;    ///< a word
    std::string_view detail{}; ///< said behind the state; empty: nothing
    std::vector<Tone> tones{}; ///< of each row
};

/// How a column comes about.
struct Reckoned
{
    std::string_view column;
    RuleId by;
};

/// Rows for a view: standings, pairings, a calendar, a treasury.
struct Sheet
{
    std::string_view key; ///< the word "sheet.<key>"
    const Kind* columns = nullptr;
    std::vector<Fields> rows;
    std::optional<Tiles> tiles{};           ///< the page that a desk opens with
    bool current = false;                   ///< what stands there is seen beneath the tiles too
    bool posted = false;                    ///< hung up for all, where nobody chooses
    std::vector<Reason> notes{};            ///< said above the rows
    std::vector<Reckoned> reckoned{};       ///< columns that a rule explains
    std::vector<std::vector<Reason>> why{}; ///< of each row, how it comes to stand there; none: nothing is said
};

} // namespace merlon::play
