#pragma once

#include "core/castle/numbers/influence.h"

#include <array>

/// The tables of melee: the parts `shift`, `joint-attack`, `results` and `tables` of a ruleset's `melee`.
namespace merlon::castle
{

/// A melee table: for each face of the die, 1 to 10, a letter a column; "-" is no effect.
struct MeleeTable
{
    std::string id; ///< "siege/melee-foot"
    Provenance provenance = Provenance::StandIn;
    int columns = 0;
    std::vector<int> bands{}; ///< of columns by difference, the least difference of each; none: 1-1, 2-1 and so on
    std::array<std::vector<std::string>, 10> rows;

    const std::string& letterOf(int die, int column) const
    {
        return rows[static_cast<std::size_t>(die - 1)][static_cast<std::size_t>(column - 1)];
    }
};

/// "2-1", or of a band of differences "5-8", the last "71+".
std::string nameOf(const MeleeTable& table, int column);

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
    MeleeTable foot;
    MeleeTable mounted;
    std::vector<MeleeResult> footResults;
    std::vector<MeleeResult> mountedResults;

    int shiftOf(Influence attacker, Influence defender) const
    {
        return shifts[static_cast<std::size_t>(attacker)][static_cast<std::size_t>(defender)];
    }
};

/// Of that part; what is wrong is told to the log. The tables bear the name of the system: "siege/melee-foot".
void readMeleeTables(const yaml::Part& melee, yaml::Log& log, std::string_view system, MeleeTables& tables);

} // namespace merlon::castle
