#pragma once

#include "core/castle/ground/terrain.h"
#include "core/castle/numbers/influence.h"

#include <span>

/// Weapons, and the tables of their shots: the parts `weapons`, `tables` and `results` of a ruleset.
namespace merlon::castle
{

enum class WeaponKind : std::uint8_t
{
    Bow,
    Crossbow,
    Ballista
};

struct Weapon
{
    std::string id;
    std::string rule;
    std::string sign; ///< on the counter, see play::Piece
    WeaponKind kind = WeaponKind::Bow;
    int shortRange = 0; ///< last hex of each band
    int mediumRange = 0;
    int longRange = 0;
};

/// A shot table. The adjusted die 1 to 10 in the weapon's column names a row; the row and the cover name a result
/// letter, or "-" for a miss.
struct ShotTable
{
    std::string id; ///< "siege/shots-foot"
    Provenance provenance = Provenance::StandIn;
    std::vector<Cover> covers; ///< the columns that there are, in order
    std::vector<std::pair<std::string, std::array<int, 10>>>
        rowOf;                                     ///< for each weapon, the row (from 0) of die 1 to 10
    std::vector<std::vector<std::string>> results; ///< row by row, one letter a cover
};

/// What a letter of a shot table does.
struct ShotResult
{
    std::string letter;
    int retreat = 0;    ///< hexes
    std::string target; ///< wounded, killed, or empty
    std::string horse;  ///< unhurt, killed, or empty on foot
    std::string rider;  ///< stunned, wounded, killed, or empty
};

Weapon readWeapon(const yaml::Node& node, yaml::Log& log);
ShotTable readShotTable(const yaml::Node& node, yaml::Log& log, const std::vector<Weapon>& weapons);
std::vector<ShotResult> readShotResults(std::span<const yaml::Node> items, yaml::Log& log);

} // namespace merlon::castle
