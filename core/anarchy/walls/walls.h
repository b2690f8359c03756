#pragma once

#include "core/anarchy/field/state.h"
#include "core/castle/field/tables.h"

/// Hoardings and ladders on the walls: chapter 3.
namespace merlon::anarchy
{

/// Rows among those of the battle.
void joinWalls(castle::Tables& tables);
/// Rules that data and the walk of a line judge, without a row of their own.
std::vector<RuleId> rulesOfWalls();

} // namespace merlon::anarchy
