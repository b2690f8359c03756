#pragma once

#include "core/yaml/diagnostic.h"
#include "core/yaml/tree.h"

namespace merlon::yaml
{

/// What stands there in the place of something else, as messages name it: 'keep', a list.
Argument foundAt(const Node& node);

} // namespace merlon::yaml
