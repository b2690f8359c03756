#pragma once

#include "core/play/system.h"

namespace merlon::siege
{

/// Walls, towers and keeps that nobody can get to on foot from any ground: no stairs lead up, no door in.
std::vector<play::MapRemark> unreached(const play::System& system, const map::HexMap& map);

/// Zones of which no hex can be stood on, or got to.
std::vector<play::MapRemark> zonesOutOfReach(const play::System& system, const std::vector<play::Zone>& zones,
                                             const map::HexMap& map);

} // namespace merlon::siege
