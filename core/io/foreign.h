#pragma once

#include "core/yaml/diagnostic.h"

#include <string_view>

namespace merlon::io
{

/// What a file is that no Merlon wrote, and the way to use it: a picture, a map of Tiled. Says nothing of any other.
yaml::Message foreignKind(std::string_view text);

} // namespace merlon::io
