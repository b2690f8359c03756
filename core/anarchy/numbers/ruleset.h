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
/// 4.5
struct StoneNumbers
{
    std::string weapon; ///< as which they are thrown
    int farthest = 0;   ///< hexes to the pile
    int nearby = 0;     ///< by the other reading of anarchy.ruling.31
    int points = 0;     ///< to one who throws before he moves, with the pile 1 hex away
    int hands = 0;      ///< who shift one
    int shifted = 0;    ///< hexes a turn
};

struct Ruleset : castle::Numbers
{
    SlingNumbers sling;
    CaptureNumbers capture;
    WorkNumbers work;
    StoneNumbers stones;
    castle::MeleeTables meleeTables;
    std::vector<std::string> classes;
    /// Rules of this book that say what the family's say, by the family's: "siege.5.23a", or one sentence of it,
    /// "siege.1.56.shut".
    std::map<std::string, std::string, std::less<>> cites;
};

/// From the tree of a ruleset/1 file; what is wrong is told to the log.
Ruleset readRuleset(const yaml::Node& root, yaml::Log& log);
/// The one that is built in, read once.
std::shared_ptr<const Ruleset> builtInRuleset();

} // namespace merlon::anarchy
