#pragma once

#include "core/centuria/sides/sides.h"

/// Whose game it is, and who places the first unit of a scenario.
namespace merlon::centuria
{

/// A table and its scenario.
struct AtTable
{
    const Table& table;
    Battle battle;
};
/// Nothing, and the verdict says why, where there is none or its scenario is not known.
std::optional<AtTable> atTable(const Data& data, const State& state, const TableId& id, play::Verdict& verdict);

struct Beginning
{
    const Phrase& begins; ///< who it is
    const Phrase& other;  ///< whose turn it is, and not his who asks
};
/// Of units; in Avanguardie of the vanguards.
const Beginning& beginning(Battle battle);
/// Chooser or Attacker, as the scenario has it.
const std::string& beginnerOf(Battle battle, const Sides& sides);

} // namespace merlon::centuria
