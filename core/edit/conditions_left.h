#pragma once

#include "core/edit/patch.h"

namespace merlon::edit
{

/// Takes out of a scenario's patch the conditions of victory that can no longer be met once it is swapped in: what they
/// name is gone. Where one names several, only those that are gone are left out. One that was never right stays as it
/// is. How many went, or are others now.
std::size_t dropConditions(const Value& before, Patch& patch);

} // namespace merlon::edit
