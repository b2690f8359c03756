#pragma once

#include "core/play/grid.h"
#include "core/siege/numbers/ruleset.h"

/// The result tables of the play sheet, for the owner of the game to type in.
namespace merlon::siege
{

std::vector<play::Grid> gridsOf(const Ruleset& ruleset);
/// Of a table of that ruleset; one that it does not have is a fault.
std::vector<play::CellFault> faultsOf(const Ruleset& ruleset, const play::TypedTable& typed);
/// The ruleset with those tables in place of its own; those with faults are left out.
std::shared_ptr<const Ruleset> withTables(std::shared_ptr<const Ruleset> ruleset,
                                          const std::vector<play::TypedTable>& typed);

} // namespace merlon::siege
