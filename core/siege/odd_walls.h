#pragma once

#include "core/play/system.h"

namespace merlon::siege
{

/// Doors that lead where nobody can go, and ramparts whose parapet stands on the side of the castle only.
std::vector<play::MapRemark> oddWalls(const map::HexMap& map);

} // namespace merlon::siege
