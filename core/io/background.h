#pragma once

#include "core/map/hex_map.h"
#include "core/yaml/log.h"

/// The scanned map under the grid: `{image: scan.png, origin: [12, 8], hex: 31.5}`.
namespace merlon::io
{

map::Background readBackground(const yaml::Node& node, yaml::Log& log);

} // namespace merlon::io
