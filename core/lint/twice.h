#pragma once

#include "core/lint/lint.h"

namespace merlon::lint
{

/// Names that two things have (no file could be read that says so), and hexes that structures name more than once.
std::vector<Finding> saidTwice(const edit::Desk& desk);

} // namespace merlon::lint
