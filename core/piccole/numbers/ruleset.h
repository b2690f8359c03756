#pragma once

#include "core/piccole/numbers/troop.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace merlon::yaml
{
struct Node;
class Log;
} // namespace merlon::yaml

/// The data of Piccole Guerre: resources/rulesets/piccole.yaml. Numbers and
/// tables only.
namespace merlon::piccole
{

/// Lengths in inches.
struct TroopNumbers
{
    int easy = 0;
    int difficult = 0;
    int factor = 0;
    int flees = 0; ///< the whole flight; 0: it never flees
};

/// In what an element fights: what it adds to its die depends on it.
enum class Engagement : std::uint8_t
{
    Melee,
    ShotAt,
    Shooting ///< a shot of its own that nobody answers
};
inline constexpr int engagementCount = 3;

enum class Modifier : std::uint8_t
{
    Support,
    Camp,
    General,
    Height,
    RiverBank,
    FlankThreat,
    FlankContact,
    ExtraShooter,
    Difficult
};
inline constexpr int modifierCount = 9;

struct ModifierNumbers
{
    int value = 0;
    std::array<bool, troopCount> who{};
    std::array<bool, engagementCount> in{};
};

/// A row of the tables of results: the first one that fits is read.
struct ResultRow
{
    Troop loser = Troop::FtP;
    bool half = false; ///< half of the winner's total or less
    std::array<bool, troopCount> winner{};
    std::optional<Ground> ground; ///< the loser's; none: any
    Fate fate = Fate::Recoils;
};

/// Lengths in inches, the angle in degrees.
struct ShotNumbers
{
    int range = 0;
    int arc = 0; ///< to each side
    int supporters = 0;
};

/// Of losing: in parts of what a side began with, and what counts for more than
/// one element.
struct VictoryNumbers
{
    int part = 1; ///< a third: 3
    int general = 0;
    int camp = 0;
};

struct CampaignNumbers
{
    int stormOn = 0;                  ///< the highest face that is a storm
    std::array<int, 6> stormLosses{}; ///< by the face of the second die
    int fallsAt = 0;
    int eachTurn = 0;   ///< of unbroken siege
    int armyInside = 0; ///< added, so it is negative
    int besiegerLoses = 0;
};

/// Lengths in millimetres, but for the two depths that are told in inches.
struct FieldNumbers
{
    int size = 0;     ///< of a side of the table
    int elements = 0; ///< of an army
    int front = 0;    ///< of a base
    int infantry = 0; ///< depth of its bases
    int cavalry = 0;
    int zone = 0;      ///< inches that a zone of control is deep
    int deploy = 0;    ///< inches from an edge of the table
    int campFront = 0; ///< of a camp
    int campDepth = 0;
};

/// What a kind of ground means. Heights are whole steps; a table may give an area one of its own.
struct GroundNumbers
{
    std::string kind;
    bool difficult = false;
    bool impassable = false;
    bool blocksShots = false;
    bool drowns = false; ///< a river that affects movement
    bool works = false;
    int height = 0;
};

struct Ruleset
{
    int inch = 0;      ///< millimetres
    int tolerance = 0; ///< of a limit, tenths of a millimetre
    std::array<TroopNumbers, troopCount> troops{};
    std::array<ModifierNumbers, modifierCount> modifiers{};
    int besetCap = 0; ///< the worst that the three modifiers of the flanks and
                      ///< shooters give together
    std::vector<ResultRow> results;
    int recoil = 0;     ///< inches
    int breakNeeds = 0; ///< of the die and the inches by which cavalry is faster
    ShotNumbers shots;
    VictoryNumbers victory;
    CampaignNumbers campaign;
    FieldNumbers field;
    std::vector<GroundNumbers> grounds;

    const TroopNumbers& of(Troop troop) const { return troops.at(static_cast<std::size_t>(troop)); }
    const ModifierNumbers& of(Modifier modifier) const { return modifiers.at(static_cast<std::size_t>(modifier)); }
    /// The result table: what befalls a loser of that type there.
    Fate fate(Troop loser, bool half, Troop winner, Ground ground) const;
};

/// From the tree of a ruleset/1 file; what is wrong is told to the log.
Ruleset readRuleset(const yaml::Node& root, yaml::Log& log);
/// The one that is built in, read once.
const Ruleset& builtInRuleset();

} // namespace merlon::piccole
