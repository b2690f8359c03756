#pragma once

#include "core/castle/ground/things.h"

namespace merlon::yaml
{
class Log;
class Part;
} // namespace merlon::yaml

/// What ground and things are, from `terrain` and `coverings` of a ruleset/1 file.
namespace merlon::castle
{

Terrains readTerrains(const yaml::Part& file, yaml::Log& log);

} // namespace merlon::castle
