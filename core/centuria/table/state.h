#pragma once

#include "core/centuria/table/ground.h"
#include "core/centuria/table/numbers.h"
#include "core/centuria/table/options.h"
#include "core/play/board.h"
#include "core/play/names.h"

#include <string>

/// A table as it is laid out.
namespace merlon::centuria::setup
{

struct Unit;
struct Side;
struct Element;
struct Slip;
using UnitId = play::Name<Unit>;       ///< a counter of the scenario
using SideId = play::Name<Side>;       ///< a force of the scenario: a player
using ElementId = play::Name<Element>; ///< of scenery
using SlipId = play::Name<Slip>;       ///< "first-3"

using play::Length;
using play::Pose;

enum class Kind : std::uint8_t
{
    Wood,
    Hill,
    Field,
    Marsh,
    Rough,
    Lake,
    Rocks,
    Wall
};
/// How a unit comes onto the table.
enum class As : std::uint8_t
{
    Zone,
    Vanguard,
    Infiltrated,
    Ambush
};
enum class Border : std::uint8_t
{
    South,
    North,
    West,
    East
};
/// What a slip is about.
enum class Secret : std::uint8_t
{
    Vanguard,
    Edge, ///< of a flank march
    Ambush,
    Renounce,
    Change ///< of scenery
};
/// What is ticked off in a set-up.
enum class Task : std::uint8_t
{
    Pieces, ///< of the scenario
    FirstElement,
    Elements,
    Walls,
    Changes,
    Priority,
    Sides,
    Camp,
    Baggage,
    VanguardSlip,
    FlankSlip,
    AmbushSlip,
    Vanguard,
    Units,
    Infiltrated,
    Ambush
};
/// Its box.
enum class Ticked : std::uint8_t
{
    Open,
    Done
};
using Trait = play::OneOf<"trait", "none", "infiltrated", "ambush", "flank">;

struct Unit
{
    std::string id;
    std::string side;
    tabletop::Base base;
    int bases = 1; ///< more: a compact group
    Trait trait;
    bool skirmisher = false;
    bool vanguard = false; ///< its player has named it
    std::vector<Pose> at;  ///< of each base; none: not on the table
    As as = As::Zone;

    std::vector<Stand> stands() const;
    friend bool operator==(const Unit&, const Unit&) = default;
};

struct Element
{
    std::string id;
    Kind kind = Kind::Wood;
    std::vector<TablePoint> outline;
    std::string side; ///< that set it; empty: the organisers'
    int quadrant = 0; ///< that it takes; 0: none
    bool bought = false;

    Parts parts() const { return partsOf(outlineOf(outline)); }
    friend bool operator==(const Element&, const Element&) = default;
};

struct Camp
{
    std::string side;
    Pose at;
    Length front;
    Length depth;

    Stand stand() const { return tabletop::standAt({front.tenths / 10.0, depth.tenths / 10.0}, at); }
    friend bool operator==(const Camp&, const Camp&) = default;
};

/// A secret choice that was handed in. What stands on it is known once it was opened.
struct Slip
{
    std::string id;
    std::string side;
    Secret kind = Secret::Vanguard;
    int number = 0; ///< of his slips
    std::string hash;
    bool opened = false;

    friend bool operator==(const Slip&, const Slip&) = default;
};
/// Of whom an edge or an element was named.
struct Whose
{
    std::string side;
    std::string unit; ///< empty: all of them

    bool covers(const Unit& one) const { return one.side == side && (unit.empty() || unit == one.id); }
    friend bool operator==(const Whose&, const Whose&) = default;
};
/// Where a flank march comes from.
struct March
{
    Whose whose;
    Border edge = Border::West;

    friend bool operator==(const March&, const March&) = default;
};
/// Where an ambush lies.
struct Hide
{
    Whose whose;
    std::string element;

    friend bool operator==(const Hide&, const Hide&) = default;
};
/// What was decided of a table in question.
struct Decision
{
    std::string what;
    std::string by; ///< empty: the organisers

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// What the scenario puts on the table, and no scenery comes near.
struct Piece
{
    std::string kind; ///< "road", "river", "bridge", "crate"
    std::string id;
    Parts parts;
};

struct Data
{
    const Numbers* numbers = nullptr;
    Options options;
    Battle battle = Battle::Avanguardie;
    bool inOrder = false;
    int elementsEach = 0;
    std::optional<Seat> winner; ///< of the roll that was made before
    std::optional<Seated> seated;
    std::string of; ///< the table of a tournament that is in question; empty: none
    play::TableBoard table;
    std::vector<std::string> sides;
    std::vector<Unit> units;
    std::vector<Element> fixed;
    std::vector<Piece> pieces;
};

struct State
{
    std::vector<Unit> units;
    std::vector<Element> elements;
    std::vector<Camp> camps;
    std::optional<Pose> baggage;
    std::string first;   ///< who set the first element
    int quadrant = 0;    ///< that was rolled for the next element; 0: none is waiting
    std::string winner;  ///< of the priority roll
    std::string chooser; ///< of the side; empty: sides are not chosen
    std::string south;
    std::string defender; ///< empty: the scenario has none
    std::vector<March> marches;
    std::vector<Hide> hides;
    int step = 1;            ///< 1 to 7; 8: the table is set up
    std::string last;        ///< who placed last in this step
    std::vector<Slip> slips; ///< as they were handed in
    std::optional<Decision> settled;

    const Unit* unit(std::string_view id) const;
    Unit* unit(std::string_view id);
    const Element* element(std::string_view id) const;
    Element* element(std::string_view id);
    const Slip* slip(std::string_view id) const;
    Slip* slip(std::string_view id);
    friend bool operator==(const State&, const State&) = default;
};

const std::string& otherSide(const Data& data, const std::string& side);
/// Whose seat it is.
const std::string& sideOf(const Data& data, Seat seat);
/// Whether a player's own edge is the southern one.
inline bool isSouth(const State& state, const std::string& side)
{
    return state.south == side;
}
bool hasCamps(Battle battle);
/// Whose camp that may be: the Defender's alone, or each player's.
bool hasCamp(const Data& data, const State& state, const std::string& side);
/// Who places the first unit.
const std::string& firstToDeploy(const Data& data, const State& state);
Length lengthOf(double millimetres);
/// The name of a slip.
std::string slipOf(std::string_view side, int number);

} // namespace merlon::centuria::setup

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<centuria::setup::Unit> = "counter";
template <>
inline constexpr std::string_view sortOf<centuria::setup::Side> = "force";
template <>
inline constexpr std::string_view sortOf<centuria::setup::Element> = "element";
template <>
inline constexpr std::string_view sortOf<centuria::setup::Slip> = "slip";
template <>
inline constexpr auto wordsOf<centuria::setup::Kind> = words("area", "wood", "hill", "field", "marsh", "rough", "lake",
                                                             "rocks", "wall");
template <>
inline constexpr auto wordsOf<centuria::setup::As> = words("deploys", "zone", "vanguard", "infiltrated", "ambush");
template <>
inline constexpr auto wordsOf<centuria::setup::Border> = words("border", "south", "north", "west", "east");
template <>
inline constexpr auto wordsOf<centuria::setup::Secret> = words("slip_kind", "vanguard", "edge", "ambush", "renounce",
                                                               "change");
template <>
inline constexpr auto wordsOf<centuria::setup::Ticked> = words("box", "open", "done");
template <>
inline constexpr auto wordsOf<centuria::setup::Task> = words("blank", "pieces", "first_die", "elements", "walls",
                                                             "changes", "priority", "side", "camp", "baggage",
                                                             "vanguard_slip", "flank_slip", "ambush_slip", "vanguard",
                                                             "units", "infiltrated", "ambush");

} // namespace merlon::play

namespace merlon::centuria::setup
{

inline play::Value unitValue(const std::string& id)
{
    return play::Ref{"counter", id};
}
inline play::Value sideValue(const std::string& id)
{
    return play::Ref{"force", id};
}
inline play::Value elementValue(const std::string& id)
{
    return play::Ref{"element", id};
}
inline play::Value slipValue(const std::string& id)
{
    return play::Ref{"slip", id};
}

} // namespace merlon::centuria::setup
