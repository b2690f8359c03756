#pragma once

#include "core/edit/set_up_ground.h"
#include "core/io/levies.h"
#include "core/map/hex_map.h"

#include <QString>

#include <array>
#include <optional>

/// A scenario that is being thought of, before there is one: what its author chose, page by page.
namespace merlon::app
{

struct ForcePlan
{
    LocalText name;
    std::string colour;
    int levy = -1; ///< index into Levies::all; -1: no counters yet
    std::size_t size = 0;
    QString names;                        ///< id of a stock of names; empty: called after what they are
    std::optional<edit::SetUpAt> where{}; ///< none: nowhere yet
    int depth = 4;                        ///< of a strip, in hexes
};

/// How each of two forces wins.
struct VictoryPlan
{
    std::array<bool, 2> leader{}; ///< the leader of the other is out of play
    std::array<int, 2> held{};    ///< so many stand where the other set up, at the end of a turn; 0: no such condition
    std::array<int, 2> lost{};    ///< the other has lost so many; 0: no such condition
    int atEnd = -1;               ///< the force that wins when the last turn is over; -1: none
};

struct ScenarioPlan
{
    LocalText title;
    const play::System* system = nullptr;
    std::string edition;
    std::shared_ptr<const map::HexMap> map; ///< null: none is chosen yet
    QString mapFile;                        ///< its file; empty: it is written beside the scenario
    QString folder;
    std::array<ForcePlan, 2> forces;
    VictoryPlan victory;
    int turns = 0;
    int first = 0;        ///< of the forces
    play::Fields options; ///< of the system; a force is named by plannedForce
    play::Fields own;     ///< what only settings of the system have
    LocalText briefing;
};

/// What options call the first or the second force, whatever its author names it later.
std::string plannedForce(std::size_t number);
/// As far as it goes: its rules and its forces, under those names and without counters.
play::Scenario sketchOf(const ScenarioPlan& plan);

/// Those of a system that ship with Merlon; empty where it has none.
const io::Levies& leviesOf(const play::System& system);

/// What such a force has of ground: hexes of its zone.
std::vector<hex::Hex> zoneOf(const ScenarioPlan& plan, const ForcePlan& force);

/// How many counters such a force has.
std::size_t countersOf(const ScenarioPlan& plan, const ForcePlan& force);

struct PlannedScenario
{
    play::Scenario scenario;
    yaml::Message notPlaced; ///< why counters wait off the map, or nothing
};
/// Its counters stand in their zones where they find room. A map must be chosen, where the game has one.
PlannedScenario scenarioOf(const ScenarioPlan& plan, const std::string& id, const std::string& mapFile);

} // namespace merlon::app
