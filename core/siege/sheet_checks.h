#pragma once

#include "core/play/grid.h"
#include "core/siege/numbers/ruleset.h"

namespace merlon::siege
{

/// Where a table of that ruleset, whole and without errors, is not as the rulebooks say that it is: most likely a cell
/// was typed wrong. All of them warn, for the owner's sheet is the one that is printed.
std::vector<play::CellFault> doubtsOf(const Ruleset& ruleset, std::string_view table);

} // namespace merlon::siege
