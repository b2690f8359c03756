#pragma once

#include "core/castle/ground/site.h"
#include "core/play/system.h"

namespace merlon::castle
{

/// Doors that lead where nobody can go, arrow slits that are nobody's, and ramparts whose parapet stands on the side of
/// the castle only.
std::vector<play::MapRemark> oddWalls(const map::HexMap& map, const std::shared_ptr<const Terrains>& terrains);

} // namespace merlon::castle
