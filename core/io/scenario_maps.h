#pragma once

#include "core/play/scenario.h"
#include "core/yaml/comments.h"

#include <vector>

namespace merlon::play
{
class System;
}

/// Which maps and tables a scenario names, and how they lie.
namespace merlon::io
{

/// The list under `maps`. `system`: whose scenario it is; null where nobody knows it.
std::vector<play::MapRef> readMapRefs(const yaml::Node& node, yaml::Log& log, yaml::CommentKeeper& comments,
                                      const play::System* system);

} // namespace merlon::io
