#pragma once

#include "core/lint/lint.h"

namespace merlon::lint
{

/// What the system of a map says of it: doors to nowhere, walls that nobody can get to.
std::vector<Finding> saidOfMap(const edit::Desk& desk);
/// What only the game can say of its scenario: who stands where nobody can, whose horse has no second hex.
std::vector<Finding> saidOfScenario(const edit::Desk& desk);

} // namespace merlon::lint
