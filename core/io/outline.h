#pragma once

#include "core/map/table_map.h"
#include "core/yaml/mapping.h"

#include <vector>

/// What is drawn on a measured table.
namespace merlon::io
{

/// At most map::mostCorners. `on`: where they must lie; null: anywhere.
std::vector<map::TablePoint> readPoints(const yaml::Node& node, yaml::Log& log, const yaml::Argument& what,
                                        const map::TableMap* on);
void tellIfBeyond(const yaml::Node& node, yaml::Log& log, map::TablePoint point, const map::TableMap* on);
/// The same, of three points and more that make a simple polygon.
std::vector<map::TablePoint> readOutline(const yaml::Node& node, yaml::Log& log, const map::TableMap* on);

} // namespace merlon::io
