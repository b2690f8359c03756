#pragma once

#include "core/castle/ground/site.h"

namespace merlon::castle
{

/// A walk on the walls is reached and left by another walk, by a door or room at its height, by stairs, over rubble.
bool joinsRamparts(const HexGround& ground, const Terrain* row);

} // namespace merlon::castle
