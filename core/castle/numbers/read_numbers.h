#pragma once

#include "core/castle/numbers/numbers.h"

/// The parts of a ruleset/1 file that every system of the family has: terrain, coverings, weapons, modifiers, radius,
/// results, tables, machines, ladder, fire.
namespace merlon::castle
{

/// What is wrong is told to the log. The tables of shots bear the name of the system: "siege/shots-foot".
void readNumbers(const yaml::Part& file, yaml::Log& log, std::string_view system, Numbers& numbers);

} // namespace merlon::castle
