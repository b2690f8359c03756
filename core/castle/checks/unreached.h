#pragma once

#include "core/castle/field/position.h"
#include "core/play/system.h"

namespace merlon::castle
{

/// Of the system: the map with one soldier on it, and nothing and nobody in his way; doors stand open.
play::Game aloneOn(const play::System& system, map::HexMap map);

/// Walls, towers and keeps that nobody can get to on foot from any ground: no stairs lead up, no door in.
std::vector<play::MapRemark> unreached(const Position& alone);

/// Zones of which no hex can be stood on, or got to.
std::vector<play::MapRemark> zonesOutOfReach(const Position& alone, const std::vector<play::Zone>& zones);

} // namespace merlon::castle
