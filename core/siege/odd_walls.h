#pragma once

#include "core/play/system.h"

namespace merlon::siege
{

/// Doors that lead where nobody can go, arrow slits that are nobody's, and ramparts whose parapet stands on the side of
/// the castle only.
std::vector<play::MapRemark> oddWalls(const map::HexMap& map);

} // namespace merlon::siege
