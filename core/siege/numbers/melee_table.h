#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

namespace merlon::yaml
{
struct Node;
class Log;
class Part;
} // namespace merlon::yaml

/// The numbers and tables of melee: the part `melee` of resources/rulesets/siege.yaml.
namespace merlon::siege
{

enum class Provenance : std::uint8_t
{
    Printed,
    StandIn
};

/// What a place is worth in melee, as the terrain tables print it: -, 0, +.
enum class Influence : std::uint8_t
{
    Worse,
    Even,
    Better
};

/// A melee table: for each face of the die, 1 to 10, a letter a column; "-" is no effect.
struct MeleeTable
{
    std::string id; ///< "siege/melee-foot"
    Provenance provenance = Provenance::StandIn;
    int columns = 0; ///< 1-1, 2-1 and so on
    std::array<std::vector<std::string>, 10> rows;

    const std::string& letterOf(int die, int column) const
    {
        return rows[static_cast<std::size_t>(die - 1)][static_cast<std::size_t>(column - 1)];
    }
};

/// What a letter of a melee table does.
struct MeleeResult
{
    std::string letter;
    std::string attacker; ///< wounded, or empty
    std::string defender; ///< stunned, wounded, killed, or empty; a rider is unhorsed
    std::string horse;    ///< unhurt, killed, or empty on foot
    int attackersRetreat = 0;
    int defendersRetreat = 0;
    bool printed = true; ///< false: by a ruling
};

struct MeleeTables
{
    std::map<std::string, Influence, std::less<>> influences; ///< by terrain, or by what lies on it
    std::vector<std::string> lost;              ///< places whose symbol one edition has lost: siege.ruling.lost-glyphs
    std::string lostIn;                         ///< that edition
    std::array<std::array<int, 3>, 3> shifts{}; ///< columns to the right, by the attacker's place and the defender's
    int jointFoot = 0;                          ///< columns to the right for several attackers (siege.1.72c)
    int jointMounted = 0;
    int animalDefence = 1;
    int panickedTarget = 0; ///< columns to the right against those in panic (siege.panic.2g)
    int advanceFoot = 2;    ///< hexes, where the edition counts hexes (siege.1.73b)
    int advanceMounted = 3;
    MeleeTable foot;
    MeleeTable mounted;
    std::vector<MeleeResult> footResults;
    std::vector<MeleeResult> mountedResults;

    /// Neutral where no row says otherwise.
    Influence influenceOf(std::string_view place) const;
    int shiftOf(Influence attacker, Influence defender) const
    {
        return shifts[static_cast<std::size_t>(attacker)][static_cast<std::size_t>(defender)];
    }
};

MeleeTables readMelee(const yaml::Node& node, yaml::Log& log);

} // namespace merlon::siege
