#pragma once

#include "core/castle/numbers/melee_table.h"

/// The numbers and tables of melee: the part `melee` of resources/rulesets/siege.yaml.
namespace merlon::siege
{

struct Ruleset;

struct MeleeTables : castle::MeleeTables
{
    int panickedTarget = 0; ///< columns to the right against those in panic (siege.panic.2g)
};

void readMelee(const yaml::Node& node, yaml::Log& log, Ruleset& ruleset);

} // namespace merlon::siege
