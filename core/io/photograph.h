#pragma once

#include "core/map/table_map.h"
#include "core/yaml/log.h"
#include "core/yaml/tree.h"

#include <string>

/// The photograph beneath a measured table.
namespace merlon::io
{

map::Photograph readPhotograph(const yaml::Node& node, yaml::Log& log);
std::string photographText(const map::Photograph& photograph);

} // namespace merlon::io
