#pragma once

#include "core/castle/numbers/numbers.h"

/// The parts of a ruleset/1 file that every system of the family has: terrain, coverings, weapons, modifiers, radius,
/// results, tables, machines, ladder, fire.
namespace merlon::castle
{

/// What is wrong is told to the log. The tables of shots bear the name of the system: "siege/shots-foot".
void readNumbers(const yaml::Part& file, yaml::Log& log, std::string_view system, Numbers& numbers);

// Of parts in which a system has more: it names their keys.

/// `words`: which classes are animals, and which of them draw.
void readAnimals(const yaml::Part& words, Numbers& numbers);
/// `melee`: influence of places, lost glyphs, defence of animals, hexes of an advance.
void readMelee(const yaml::Part& melee, yaml::Log& log, MeleeNumbers& numbers);

} // namespace merlon::castle
