#pragma once

#include "core/castle/melee/melee.h"
#include "core/castle/numbers/melee_table.h"

/// What decides the column of a melee, and what a letter of its table does (1.72, sheet.4, sheet.5): however a system
/// finds the column.
namespace merlon::castle
{

struct Odds
{
    const Melee& melee;
    const MeleeTables& tables;
    int attack = 0;
    int defence = 1;
    Influence attackers = Influence::Even;
    Influence defenders = Influence::Even;
    int joint = 0; ///< columns for several attackers
    int shift = 0; ///< all together

    const MeleeTable& table() const { return melee.mounted() ? tables.mounted : tables.foot; }
};

/// Of several, that they are added up; what animals are worth.
void sayStrengths(play::Verdict& verdict, const Odds& odds);
/// Where they stand, and whether they attack together; answers what that shifts, the columns to the right.
int sayShifts(play::Verdict& verdict, Odds& odds);

/// A melee of which the letter is known.
struct Solved
{
    const Odds& odds;
    std::string letter;
    std::string column;             ///< as it is called
    int die = 0;                    ///< 0: the players have read the letter on a sheet of theirs
    const Phrase* spared = nullptr; ///< what would befall the attackers counts for nothing, and this is said
};
/// Said and done.
void solveMelee(play::Verdict& verdict, const Solved& solved);

std::vector<RuleId> rulesOfOdds();
std::vector<RuleId> rulesOfMeleeResults();

} // namespace merlon::castle
