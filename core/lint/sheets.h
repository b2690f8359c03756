#pragma once

#include "core/lint/lint.h"

namespace merlon::lint
{

/// Parts of the sheet that the scenario has no use for, and rows of it on which nothing can be read or ticked.
std::vector<Finding> oddOnSheet(const edit::Desk& desk);

} // namespace merlon::lint
