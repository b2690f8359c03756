#pragma once

#include "core/map/hex_map.h"
#include "core/yaml/log.h"

#include <cstdint>
#include <vector>

namespace merlon::io
{

/// The rows of a map, one character a hex, as legend indices by Layout::index; every row of a wrong length and every
/// character that the legend lacks is told to the log.
std::vector<std::uint8_t> readTerrainRows(const yaml::Node& node, yaml::Log& log, const hex::Layout& layout,
                                          const std::vector<map::LegendEntry>& legend);
/// Levels: 0-9, and _ for -1.
std::vector<std::int8_t> readLevelRows(const yaml::Node& node, yaml::Log& log, const hex::Layout& layout);

} // namespace merlon::io
