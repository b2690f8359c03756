#pragma once

#include "core/castle/numbers/influence.h"

/// The fire table: the part `fire` of a ruleset.
namespace merlon::castle
{

struct FireTable
{
    using Column = std::array<std::string, 10>; ///< a letter for each face of the die; "-" is nothing

    std::string id; ///< "siege/fire"
    Provenance provenance = Provenance::StandIn;
    Column spread;
    Column putOut;
    Column oil;
    std::map<std::string, Column, std::less<>> engines; ///< for a flaming arrow at it; every siege engine has one
    int turns = 3;                                      ///< that destroy (siege.3.55a)
    int comesRound = 6;                                 ///< the highest die (siege.3.54c)
    int barrel = 2;                                     ///< movement points (siege.5.32e)
    int oilColumn = 8;                                  ///< of the melee table against foot (siege.5.32f)
};

FireTable readFire(const yaml::Node& node, yaml::Log& log);

} // namespace merlon::castle
