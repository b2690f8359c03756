#pragma once

#include "core/lint/lint.h"

namespace merlon::lint
{

/// Structures that no miner can collapse, of the kinds that the palette says are mined: those in so many parts that
/// none is half of them, and, where something to mine from lies on the map, those that it cannot be brought before.
std::vector<Finding> notMined(const edit::Desk& desk);

} // namespace merlon::lint
