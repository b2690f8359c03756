#pragma once

#include "core/castle/siege_sheet.h"
#include "core/castle/terrain.h"
#include "core/siege/numbers/editions.h"
#include "core/siege/numbers/fire_table.h"
#include "core/siege/numbers/panic_table.h"
#include "core/siege/numbers/shot_table.h"
#include <string>

#include <array>
#include <memory>

namespace merlon::yaml
{
struct Node;
class Log;
class Part;
} // namespace merlon::yaml

/// The data of SIEGE: resources/rulesets/siege.yaml. Numbers and tables only.
namespace merlon::siege
{

/// A class of counters that throws stones (siege.4.21c).
struct EngineKind
{
    std::string cls;
    std::string rule;
    int points = 0;
};

/// siege.4.21d, siege.4.21e
struct Bombardment
{
    castle::BombardmentTable table;
    int tower = 0; ///< added to the die
    int keep = 0;
};

/// Siege tower and ram.
struct MachineNumbers
{
    int movement = 0;      ///< points of a turn (siege.2.41a)
    int ramPoints = 0;     ///< siege.4.32b
    int ramTurns = 0;      ///< from die to die (siege.4.32c)
    int ballistaTurns = 0; ///< from shot to shot (siege.3.41a)
    int mantlet = 0;       ///< points fewer of one who pushes it (siege.5.21a)
};

struct Modifiers
{
    int shortRange = 0;
    int mediumRange = 0;
    int longRange = 0;
    int woundedShooter = 0;
    std::vector<std::string> woundedWeapons; ///< weapons that the wounded modifier holds for
    int knightOnFoot = 0;
};

/// siege.1.91a, 1.92a, 1.94b
struct LadderNumbers
{
    int carried = 0; ///< points fewer of those who carry one
    int shifted = 0; ///< points of each who shifts one
    int falls = 0;   ///< the highest die by which it falls
};

/// siege.error.4: for the adjusted die, 1 to 10, whether the friend is hit.
struct ErrorTable
{
    std::array<bool, 10> hits{};
};

struct Ruleset
{
    std::shared_ptr<const castle::Terrains> terrains;
    std::vector<Weapon> weapons;
    Modifiers modifiers;
    PanicTable panic;
    ErrorTable errors;
    std::vector<std::string> skilled; ///< weapons whose skill numbers are added up, each by itself (siege.skill.2)
    castle::Radius radius;
    ShotTable shotsFoot;
    ShotTable shotsMounted;
    std::vector<ShotResult> footResults;
    std::vector<ShotResult> mountedResults;
    MeleeTables melee;
    LadderNumbers ladder;
    FireTable fire;
    std::vector<Edition> editions; ///< the first is the default
    std::vector<std::string> classes;
    std::vector<std::string> animals; ///< classes that are animals
    std::vector<std::string> draught; ///< those that draw carts and are not ridden
    std::vector<EngineKind> engines;
    Bombardment bombardment;
    MachineNumbers machines;
    std::vector<std::optional<int>> healing; ///< days, result by result in the sheet's order; none: months

    const Weapon* findWeapon(std::string_view id) const;
    const Edition* findEdition(std::string_view id) const;
    /// Null for any other class.
    const EngineKind* findEngine(std::string_view cls) const;
    /// That one, or else the first; null when there is none at all.
    const Edition* editionOf(std::string_view id) const;
};

/// From the tree of a ruleset/1 file; what is wrong is told to the log.
Ruleset readRuleset(const yaml::Node& root, yaml::Log& log);
/// The one that is built in, read once.
std::shared_ptr<const Ruleset> builtInRuleset();

} // namespace merlon::siege
