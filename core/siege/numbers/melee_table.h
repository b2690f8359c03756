#pragma once

#include "core/castle/numbers/influence.h"

#include <array>
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

struct Ruleset;

/// A melee table: for each face of the die, 1 to 10, a letter a column; "-" is no effect.
struct MeleeTable
{
    std::string id; ///< "siege/melee-foot"
    castle::Provenance provenance = castle::Provenance::StandIn;
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
    std::array<std::array<int, 3>, 3> shifts{}; ///< columns to the right, by the attacker's place and the defender's
    int jointFoot = 0;                          ///< columns to the right for several attackers (siege.1.72c)
    int jointMounted = 0;
    int panickedTarget = 0; ///< columns to the right against those in panic (siege.panic.2g)
    MeleeTable foot;
    MeleeTable mounted;
    std::vector<MeleeResult> footResults;
    std::vector<MeleeResult> mountedResults;

    int shiftOf(castle::Influence attacker, castle::Influence defender) const
    {
        return shifts[static_cast<std::size_t>(attacker)][static_cast<std::size_t>(defender)];
    }
};

void readMelee(const yaml::Node& node, yaml::Log& log, Ruleset& ruleset);

} // namespace merlon::siege
