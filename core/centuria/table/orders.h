#pragma once

#include "core/centuria/table/state.h"
#include "core/play/rule_row.h"

/// The orders of a set-up, by its steps. Sections 6 and 9 to 15.
namespace merlon::centuria::setup
{

/// Who sets the first element.
struct Start
{
};
/// A die names where the next element lies.
struct Quadrant
{
    SideId side;
};
/// An element: a footprint, or its outline where it is no rectangle.
struct Lay
{
    SideId side;
    play::Fresh<Element> element;
    Kind kind = Kind::Wood;
    std::optional<Pose> at;
    std::optional<Length> front;
    std::optional<Length> depth;
    std::vector<TablePoint> outline;
    bool bought = false;         ///< an extra one of his army
    std::optional<int> quadrant; ///< that its placer names, where its middle lies on a line
};
/// 2D6 and the VT of each Commander.
struct Priority
{
    int first = 0; ///< VT of the player named first
    int second = 0;
};
/// What came of the choices that follow the roll.
struct Sides
{
    SideId chooser;
    std::optional<SideId> south;
    std::optional<SideId> defender; ///< in Imboscata
    std::optional<SideId> entryBy;  ///< there: who named the entry edge
};
/// An element that makes room for a camp.
struct Shift
{
    ElementId element;
    TablePoint by; ///< east and north
};
struct PlaceCamp
{
    SideId side;
    Pose at;
    Length front;
    Length depth;
    std::vector<Shift> shifts; ///< none: the shortest ones
};
struct PlaceBaggage
{
    Pose at;
};
/// The opened choice of a player; what is secret until then is not on this table.
struct NameVanguard
{
    UnitId unit;
};
struct NameFlank
{
    SideId side;
    std::optional<UnitId> unit; ///< where each has a slip of its own
    Border edge = Border::West;
};
struct NameHide
{
    SideId side;
    std::optional<UnitId> unit;
    ElementId element;
};
struct Renounce
{
    UnitId unit;
};
struct PlaceUnit
{
    UnitId unit;
    Pose at;
    std::vector<Pose> others; ///< of a compact group: its other bases
    std::optional<As> as;     ///< none: as its traits say
};
struct NextStep
{
};

struct Started
{
    SideId side;
};
struct Rolled
{
    int quadrant = 0;
};
struct Laid
{
    SideId side;
    ElementId element;
    Kind kind = Kind::Wood;
    std::vector<TablePoint> outline;
    int quadrant = 0;
    bool bought = false;
};
struct Shifted
{
    ElementId element;
    TablePoint by;
};
struct Won
{
    SideId side;
};
struct Chosen
{
    SideId chooser;
    SideId south;
    std::optional<SideId> defender;
};
struct CampStands
{
    SideId side;
    Pose at;
    Length front;
    Length depth;
};
struct BaggageStands
{
    Pose at;
};
struct VanguardNamed
{
    UnitId unit;
};
struct FlankNamed
{
    SideId side;
    std::optional<UnitId> unit;
    Border edge = Border::West;
};
struct HideNamed
{
    SideId side;
    std::optional<UnitId> unit;
    ElementId element;
};
struct TraitLost
{
    UnitId unit;
};
struct Stands
{
    UnitId unit;
    Pose at;
    std::vector<Pose> others;
    As as = As::Zone;
};
struct StepDone
{
};

using play::Begun;
using play::Tray;
using play::Verdict;

Verdict judge(const Data&, const State&, const Begun<Start>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<Quadrant>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<Lay>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<Priority>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<Sides>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<PlaceCamp>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<PlaceBaggage>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<NameVanguard>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<NameFlank>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<NameHide>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<Renounce>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<PlaceUnit>&, Tray&);
Verdict judge(const Data&, const State&, const Begun<NextStep>&, Tray&);

void carry(const Data&, State&, const Started&);
void carry(const Data&, State&, const Rolled&);
void carry(const Data&, State&, const Laid&);
void carry(const Data&, State&, const Shifted&);
void carry(const Data&, State&, const Won&);
void carry(const Data&, State&, const Chosen&);
void carry(const Data&, State&, const CampStands&);
void carry(const Data&, State&, const BaggageStands&);
void carry(const Data&, State&, const VanguardNamed&);
void carry(const Data&, State&, const FlankNamed&);
void carry(const Data&, State&, const HideNamed&);
void carry(const Data&, State&, const TraitLost&);
void carry(const Data&, State&, const Stands&);
void carry(const Data&, State&, const StepDone&);

/// Where the bases stand that an order puts down, as far as it says.
std::vector<Stand> standsOf(const Unit& unit, const PlaceUnit& order);
As wayOf(const Unit& unit, const PlaceUnit& order);
/// What the shape of an element is, or nothing while too little of it is given.
std::vector<TablePoint> outlineOf(const Lay& order);
/// How far a unit is from the nearest enemy base, and where; nothing without enemies.
struct Nearest
{
    std::string unit;
    double way = 0;
    Vec from;
    Vec to;
};
std::optional<Nearest> nearestEnemy(const State& state, const Unit& unit, const std::vector<Stand>& stands);

/// Which quadrants hold a point, two or four of them where it lies on a line.
std::vector<int> quadrantsOf(const Data& data, Vec point);

/// By its turn: who must place next in this step; empty: nobody.
std::string turnOf(const Data& data, const State& state);
/// What a player has still to place in this step.
int leftIn(const Data& data, const State& state, const std::string& side);

/// The shortest way that takes an element out of the way of a camp; nothing where there is none.
std::optional<Vec> shortestShift(const Data& data, const State& state, const Stand& camp, const Element& element);
/// Whether it keeps its distance there, lies on the table and on nothing else.
bool fits(const Data& data, const State& state, const Stand& camp, const Element& element, Vec by);
bool isInTheWay(const Data& data, const Stand& camp, const Element& element);

std::vector<RuleId> rulesOfSides();
std::vector<RuleId> rulesOfScenery();
/// What the scenario and the organisers have put on the table.
void sayPieces(const Data& data, Verdict& verdict);
std::vector<RuleId> rulesOfPieces();
std::vector<RuleId> rulesOfCamps();
std::vector<RuleId> rulesOfDeployment();
std::vector<RuleId> rulesOfSteps();

} // namespace merlon::centuria::setup
