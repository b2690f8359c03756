#pragma once

#include "core/siege/position.h"

/// What the last melee has left open to the winners: SIEGE 1.73.
namespace merlon::siege
{

/// The hexes by which an advance may begin.
std::vector<Hex> openingsOf(const Position& now);
/// Of the horses that it has killed under the losers, the hexes: which open the way by one reading of
/// siege.ruling.advance-horse.
std::vector<Hex> killedHorsesOf(const Position& now);
/// Those whom the melee has stunned are not the enemies that stand beside (siege.ruling.advance-stunned).
bool isVictim(const Position& now, const Counter& enemy);

} // namespace merlon::siege
