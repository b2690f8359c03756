#pragma once

#include "core/yaml/log.h"
#include "core/yaml/tree.h"

#include <string>

/// The width of a hex on the ground, "2 m" or "1.5 km".
namespace merlon::io
{

/// A number above zero, with a point or a comma, and its unit.
bool isSpan(const std::string& written);

/// It only tells readers how large the ground is: any other text is kept, and the log warned.
std::string readSpan(const yaml::Node& node, yaml::Log& log);

} // namespace merlon::io
