#pragma once

#include "core/play/scene.h"
#include "core/yaml/diagnostic.h"

/// Only core/io includes this.
namespace merlon::io
{

/// A map as large as any, for hexes whose own map is not at hand: any name that a map could have is on it.
const play::Boards& anyBoard();
/// What the right map may make good: its sides may be others than those of a flat one, and it may be one of several.
yaml::Diagnostics withoutPlaces(yaml::Diagnostics diagnostics);

} // namespace merlon::io
