#pragma once

#include "core/lint/lint.h"

namespace merlon::lint
{

/// Open ground that stands two levels or more above open ground beside it, with nothing on the hexside between: no
/// wall, no slope. Hexes side by side are one finding.
std::vector<Finding> levelJumps(const edit::Desk& desk);

} // namespace merlon::lint
