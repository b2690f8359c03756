#pragma once

#include "core/yaml/diagnostic.h"

namespace merlon::io
{

/// Why the system refused, by errno.
yaml::Argument systemFault(int error);

} // namespace merlon::io
