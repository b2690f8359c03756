#pragma once

#include "core/map/hex_map.h"

namespace merlon::tests
{

/// 100 x 100 hexes with a castle's share of everything: a tenth brush, trees, tents and trenches, two curtains.
map::HexMap country();

} // namespace merlon::tests
