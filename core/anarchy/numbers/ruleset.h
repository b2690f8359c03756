#pragma once

#include "core/castle/numbers/melee_table.h"
#include "core/castle/numbers/numbers.h"

#include <memory>

namespace merlon::yaml
{
struct Node;
class Log;
} // namespace merlon::yaml

/// The data of The Anarchy: resources/rulesets/anarchy.yaml. Numbers and tables only.
namespace merlon::anarchy
{

struct Ruleset : castle::Numbers
{
    castle::MeleeTables meleeTables;
    std::vector<std::string> classes;
};

/// From the tree of a ruleset/1 file; what is wrong is told to the log.
Ruleset readRuleset(const yaml::Node& root, yaml::Log& log);
/// The one that is built in, read once.
std::shared_ptr<const Ruleset> builtInRuleset();

} // namespace merlon::anarchy
