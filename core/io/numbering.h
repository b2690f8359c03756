#pragma once

#include "core/map/hex_map.h"
#include "core/yaml/log.h"
#include "core/yaml/tree.h"

/// How a printed map numbers its hexes.
namespace merlon::io
{

/// The log is warned where one name may mean two hexes.
map::Numbering readNumbering(const yaml::Node& node, yaml::Log& log);

} // namespace merlon::io
