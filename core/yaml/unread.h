#pragma once

#include "core/yaml/log.h"
#include "core/yaml/tree.h"

#include <string>

/// What of a file nobody knows, kept to be written again.
namespace merlon::yaml
{

/// Whether it can stand before a colon: a short text on one line.
bool isKey(const Node& node);
/// Whether all keys are such, at any depth; those that are not are errors.
bool checkKeys(const Node& node, Log& log);
/// As it will be written: in block style from column 1, with several lines perhaps, or in `flow` style on one.
std::string keptText(const Node& key, const Node& value, bool flow);

} // namespace merlon::yaml
