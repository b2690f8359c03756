#pragma once

#include "core/map/hex_map.h"
#include "core/play/system.h"

namespace merlon::tests
{

/// `size` x `size` hexes with a castle's share of everything: a tenth brush, trees, tents and trenches, two curtains;
/// and so many walls besides, anywhere.
map::HexMap country(int size = 100, int walls = 0);
/// A game there of SIEGE, with 100 counters of two sides within the middle 40 x 40 hexes. The first, c0, is in the very
/// middle and has 20 movement points.
play::Game crowded(bool mounted, map::HexMap map = country());

} // namespace merlon::tests
