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

/// 1.4
struct CaptureNumbers
{
    int attackers = 0;  ///< at least so many together
    int difference = 0; ///< and at least that
    int yields = 0;     ///< up to that die
    int guards = 0;
    std::vector<std::string> classes;   ///< who may be captured
    std::vector<std::string> noGuards;  ///< who never guards
    std::vector<std::string> menAtArms; ///< who does, by the other reading of anarchy.ruling.141
};
/// Whole turns of work.
struct WorkNumbers
{
    int door = 0;     ///< 2.3.1a
    int breaking = 0; ///< 2.3.2a
    int breakers = 0; ///< so many together
    int arms = 0;     ///< 1.4h
};

/// 1.2
struct SlingNumbers
{
    std::string as; ///< the weapon whose table and bands it has
    int least = 0;  ///< hexes
    int most = 0;
    std::vector<int> ballista; ///< by die: the place of the diagram
    std::vector<int> mangonel; ///< by the sum of two, from 2
};

struct Ruleset : castle::Numbers
{
    SlingNumbers sling;
    CaptureNumbers capture;
    WorkNumbers work;
    castle::MeleeTables meleeTables;
    std::vector<std::string> classes;
};

/// From the tree of a ruleset/1 file; what is wrong is told to the log.
Ruleset readRuleset(const yaml::Node& root, yaml::Log& log);
/// The one that is built in, read once.
std::shared_ptr<const Ruleset> builtInRuleset();

} // namespace merlon::anarchy
