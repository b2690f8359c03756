#pragma once

#include "core/centuria/numbers/changes.h"
#include "core/centuria/numbers/schedules.h"

#include <array>
#include <string>

namespace merlon::yaml
{
struct Node;
class Log;
} // namespace merlon::yaml

/// The data of Centuria II tournaments: resources/rulesets/centuria.yaml. Numbers only.
namespace merlon::centuria
{

/// What the organiser may set otherwise.
struct Defaults
{
    int rounds = 0;
    std::array<int, 2> roundMinutes{};
    int lateMinutes = 0;
    int armyPoints = 0;
    std::array<int, 2> units{};
    int lateEntryUntil = 0; ///< the last round into whose pairing a late player comes
};

/// In tournament points.
struct Penalties
{
    int listLate = 0; ///< each day
    int dice = 0;
    int ruler = 0;
    int rulebook = 0;
    int scenery = 0;
    int camp = 0;
    int complaint = 0; ///< about dice, each time after the warning
};

/// What each player brings.
struct Kit
{
    int dice = 0;
    int elements = 0;
    int walls = 0;
    int impassable = 0; ///< at most
    int fixed = 0;      ///< of the organisers, on each table, at most
};

/// To an opponent without a game, and during one.
struct Awards
{
    int table = 0;
    int during = 0;
};

/// What a referee is asked about. Lengths in millimetres, where nothing else is said.
struct Play
{
    int infiltrated = 0;   ///< no nearer to an enemy than beyond this
    int vanguardEdge = 0;  ///< at most from its own edge
    int vanguardEnemy = 0; ///< beyond this from the other vanguard
    std::array<int, 2> baggageBase{};
    int baggageTactical = 0;
    int baggageMelee = 0;
    int baggageArmour = 0;
    int crateBase = 0; ///< a square
    int pickUp = 0;    ///< cm of movement, for each crate
    int breachUnits = 0;
};

struct Ruleset
{
    Defaults defaults;
    int dueDays = 0; ///< before the tournament
    Penalties penalties;
    Kit kit;
    Awards awards;
    int turns = 0; ///< of a game
    Play play;
    std::vector<ChangeRow> changes; ///< what comes of two slips about scenery
    Schedules schedules;
};

/// From the tree of a ruleset/1 file; what is wrong is told to the log.
Ruleset readRuleset(const yaml::Node& root, yaml::Log& log);
/// The one that is built in, read once.
const Ruleset& builtInRuleset();

} // namespace merlon::centuria
