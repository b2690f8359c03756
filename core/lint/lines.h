#pragma once

#include "core/lint/lint.h"

namespace merlon::lint
{

/// Walls, moats and roads that are drawn as lines where they are not what they say: hexes that are something else now,
/// and rows that something else interrupts.
std::vector<Finding> linesAstray(const edit::Desk& desk);

} // namespace merlon::lint
