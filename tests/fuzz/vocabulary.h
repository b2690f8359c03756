#pragma once

#include <string>
#include <vector>

namespace merlon::fuzz
{

/// The words of all formats: keys of files and of every order and effect, terrains, things, classes.
const std::vector<std::string>& vocabulary();
/// Values that readers find awkward: numbers at their ends, what YAML takes for something else.
const std::vector<std::string>& awkward();

} // namespace merlon::fuzz
