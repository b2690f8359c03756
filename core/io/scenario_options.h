#pragma once

#include "core/play/system.h"
#include "core/yaml/log.h"
#include "core/yaml/tree.h"

/// How a scenario plays what may be played in more than one way.
namespace merlon::io
{

/// The mapping under `options`. `system`: whose they are; null where nobody knows it, and none is read then.
play::Fields readOptions(const yaml::Node& node, yaml::Log& log, const play::System* system,
                         const play::Boards& boards);

} // namespace merlon::io
