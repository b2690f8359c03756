#pragma once

#include "core/hex/joint.h"
#include "core/map/extras.h"
#include "core/map/table_map.h"
#include "core/play/grid.h"

/// What a scenario file says, as a value: what every system knows under plain names, and what its own system adds as
/// fields of the Kinds that it gives (System::pieces, System::options).
namespace merlon::play
{

/// A character, an animal, an engine of a force.
struct Counter
{
    std::string id;
    std::string name;
    Fields fields; ///< of System::pieces
    Extras extras;

    friend bool operator==(const Counter&, const Counter&) = default;
};

/// What is drawn on the counters of a force, so that it is told from others without its colour.
inline constexpr std::array<std::string_view, 5> forcePatterns{"stripes", "bars", "dots", "cross", "chequers"};

struct Force
{
    std::string id;
    LocalText name;
    std::string colour;  ///< #rrggbb
    std::string pattern; ///< one of forcePatterns; empty: plain
    std::vector<Counter> counters;
    Extras extras;

    friend bool operator==(const Force&, const Force&) = default;
};

/// Where a force may set up: on one board.
struct Zone
{
    std::string id;
    LocalText name;
    std::string force;
    std::vector<hex::Hex> hexes;            ///< on a hex map
    std::vector<map::TablePoint> outline{}; ///< on a measured table
    Extras extras{};
    int board = 0; ///< of those that the scenario has

    friend bool operator==(const Zone&, const Zone&) = default;
};

/// A map or a table of the scenario; `file` is relative to the scenario's folder and may not leave it. One that has a
/// joint is laid at an edge of the board that those before it make, and is a part of it; one that has none begins a
/// board.
struct MapRef
{
    std::string file;
    std::optional<hex::Joint> joint{};
    Extras extras{};

    friend bool operator==(const MapRef&, const MapRef&) = default;
};

/// By which rules a scenario is played: what it says of them.
struct ChosenRules
{
    std::string edition;            ///< one of the system's, or empty
    Fields options;                 ///< of System::options
    std::vector<TypedTable> tables; ///< result tables of its own

    friend bool operator==(const ChosenRules&, const ChosenRules&) = default;
};

/// Who made a scenario, or made another of it: what was done, and when, as its author says it.
struct Author
{
    std::string name;
    std::string what{};
    std::string when{};
    Extras extras{};

    friend bool operator==(const Author&, const Author&) = default;
};

/// A line of a part that the author of a sheet made himself: boxes to tick, or a number that goes up and down, or
/// neither: something to read.
struct SheetRow
{
    std::string id; ///< of all rows of the sheet no other has it: ticks name it
    LocalText name;
    int boxes = 0;
    std::optional<int> tally{}; ///< what it begins at
    Extras extras{};

    friend bool operator==(const SheetRow&, const SheetRow&) = default;
};

enum class SheetColumn : std::uint8_t
{
    Across,
    Left,
    Right
};

/// A part of the sheet that is kept on paper beside the board. What is drawn beneath what stands in the order of the
/// parts.
struct SheetPart
{
    static constexpr std::string_view own = "own"; ///< `shows`, of one that the author made himself

    std::string shows; ///< a key of System::onSheet, or `own`
    SheetColumn column = SheetColumn::Across;
    int lines = 0;    ///< at least so many of a table, or of an own part's room to write
    LocalText title;  ///< empty: what the system calls it
    LocalText text{}; ///< of an own part, above its rows
    std::vector<SheetRow> rows{};
    Extras extras{};

    bool isOwn() const { return shows == own; }
    friend bool operator==(const SheetPart&, const SheetPart&) = default;
};
using SheetParts = std::vector<SheetPart>;

struct Scenario
{
    std::string id;
    LocalText title;
    LocalText background{}; ///< what went before, as history tells it: read before the briefing
    LocalText briefing;
    std::string ruleset;            ///< id of its system
    std::string edition;            ///< one of the system's, or empty
    Fields options;                 ///< of System::options: how it plays what may be played in more than one way
    std::vector<TypedTable> tables; ///< that its author has typed in, in place of the ruleset's
    std::vector<MapRef> maps;
    int turns = 0;     ///< limit, 0 for none
    std::string first; ///< the force that moves first
    std::vector<Force> forces;
    std::vector<Zone> zones;
    LocalText victory;                 ///< in words, for the players
    Fields own{};                      ///< of System::own: what only a setting of its system has
    std::vector<Record> conditions;    ///< of victory, of the kinds in victory.h; the first that is met decides
    LocalText notes{};                 ///< of its authors: sources, what was tried, what changed
    std::vector<Author> authors{};     ///< the first one first; kept by whoever makes another of it
    std::optional<SheetParts> sheet{}; ///< none: nobody laid it out, and it is as its system has it
    Extras extras;

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// How many boards its maps make: those that lie side by side make one.
int boardsOf(const Scenario& scenario);

/// A counter's place in a scenario: its force, and its number in it.
struct CounterRef
{
    int force = -1;
    int counter = -1;

    friend auto operator<=>(const CounterRef&, const CounterRef&) = default;
};

std::optional<CounterRef> find(const Scenario& scenario, std::string_view counterId);
/// Null when it has no such force.
const Force* findForce(const Scenario& scenario, std::string_view id);
std::vector<Zone> zonesOn(const Scenario& scenario, int board);

} // namespace merlon::play
