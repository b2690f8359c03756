#pragma once

#include "core/yaml/diagnostic.h"

#include <string_view>

namespace merlon::yaml
{

/// What a file is that no Merlon wrote, and the way to use it: a picture, a map of Tiled, something packed. Says
/// nothing of any other.
Message foreignKind(std::string_view text);

} // namespace merlon::yaml
