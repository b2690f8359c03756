#pragma once

#include "core/play/board.h"
#include "core/play/verdict.h"

/// What a referee wants to see drawn: the pieces where they are now, which hexes to mark and how, which line to draw.
/// Whoever draws it knows no game.
namespace merlon::play
{

/// Whether it may still act in what the clock shows.
enum class Turn : std::uint8_t
{
    None,
    May,
    Done
};

/// What a piece covers of a measured table: front and depth in tenths of a millimetre.
struct Footprint
{
    Pose pose;
    int front = 400;
    int depth = 200;

    friend bool operator==(const Footprint&, const Footprint&) = default;
};

/// How a piece looks, by the part of the world it belongs to; a painter draws each in its own way.
struct Piece
{
    Ref thing;
    std::string name;
    std::string colour{};                 ///< #rrggbb of its force; filled in by sceneOf
    std::string pattern{};                ///< of its force, one of forcePatterns; filled in by sceneOf
    Fields bears{};                       ///< what the scenario says of it, its class, its weapon; filled in by sceneOf
    std::string force{};                  ///< id; empty: nobody's
    std::vector<hex::Hex> hexes{};        ///< that it takes, the one where its head is first; none: lost off the map
    std::optional<Footprint> footprint{}; ///< on a measured table, in place of hexes; none: not put down
    int board = 0;                        ///< index into the setting's boards
    int level = 0;
    std::string sign{}; ///< by the painters' names (editor/art/glyphs.h): "bow", "steed"; any other looks alike
    std::vector<std::pair<std::string_view, int>> figures{}; ///< by the words "field.attack", "field.defence" ...
    bool printed = true;                                     ///< whether the figures stand on it; a beast bears none
    std::vector<Choice> states{}; ///< words that its owner would say of it, "state": "wounded"
    bool hurt = false;            ///< bleeds
    bool down = false;            ///< lies there, and may rise again
    bool gone = false;            ///< out of play, lying there or lost off the map
    bool beast = false;           ///< an animal, which is counted apart from men
    bool burning = false;         ///< it stands in flames, which are seen though it hides the hex
    Turn turn = Turn::None;       ///< filled in by markTurns

    friend bool operator==(const Piece&, const Piece&) = default;
};

enum class Mark : std::uint8_t
{
    Actor,
    Aim,
    May,    ///< may be picked
    MayNot, ///< would be refused
    Way,
    Stop,
    Zone
};

struct Marked
{
    Value where; ///< Hex, Place, Pose, TablePoint, or the Ref of a piece with a footprint
    Mark mark = Mark::May;
    int board = 0;

    friend bool operator==(const Marked&, const Marked&) = default;
};

/// An arc, a zone of control, a lane on a measured table; closed.
struct Outline
{
    std::vector<TablePoint> corners;
    Mark mark = Mark::Zone;
    bool legal = true;
    int board = 0;

    friend bool operator==(const Outline&, const Outline&) = default;
};

/// A way, a distance, a line of sight on a measured table.
struct Stroke
{
    TablePoint from;
    TablePoint to;
    Mark mark = Mark::Way;
    bool legal = true;
    int board = 0;

    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// Said beside a place of a measured table, in the reader's language and unit: "41.2 of 75 mm".
struct Label
{
    TablePoint at;
    Reason says;
    int board = 0;

    friend bool operator==(const Label&, const Label&) = default;
};

struct Scene
{
    Boards boards; ///< as they are now, a gate open, a bridge raised; empty: as they were when the game began
    std::vector<Piece> pieces;
    std::vector<Ref> left{}; ///< who have left the board for good, alive; who only waits to come onto it has not
    std::vector<Marked> marks;
    std::vector<Line> lines;
    std::vector<Outline> outlines;
    std::vector<Stroke> strokes;
    std::vector<Label> labels;
    bool legal = true; ///< of the verdict whose lines are drawn

    friend bool operator==(const Scene&, const Scene&) = default;
};
/// What of it is on one board, as if there were no other.
Scene onBoard(Scene scene, int board);

} // namespace merlon::play
