#pragma once

#include "core/edit/edit.h"

namespace merlon::edit
{

/// So many conditions of victory go with what they name, for asking about it before; none: nothing.
std::vector<Roomless> roomlessConditions(std::size_t gone);

} // namespace merlon::edit
