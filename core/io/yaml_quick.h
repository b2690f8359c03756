#pragma once

#include "core/io/yaml_tree.h"

#include <optional>
#include <string_view>

namespace merlon::io
{

/// Reads the plain YAML that Merlon itself writes, some ten times faster than yaml-cpp, into the very tree that
/// yaml-cpp would give. Whatever else there is in a text (or wrong with it) it leaves to yaml-cpp, and answers nothing.
/// The text must have been screened.
std::optional<Node> quickYaml(std::string_view text, const YamlLimits& limits);

} // namespace merlon::io
