#pragma once

#include "core/play/scene.h"

/// Only core/io includes this.
namespace merlon::io
{

/// A map as large as any, for hexes whose own map is not at hand: any name that a map could have is on it.
const play::Boards& anyBoard();

} // namespace merlon::io
