#pragma once

#include "core/castle/ground/line_of_fire.h"

#include <vector>

namespace merlon::castle
{

/// What a shooter at a hex sees of each hex of the map (by Layout::index): the judgement of lineOfFire and
/// placeLimit for a target on each of them.
struct Seen
{
    bool clear = false;
    bool over = false; ///< somebody stands in between (1.42)
    Cover cover = Cover::None;

    friend bool operator==(const Seen&, const Seen&) = default;
};

/// Hexes farther than `range` are not clear.
std::vector<Seen> fieldOfFire(const Field& field, hex::Hex shooter, int range);

} // namespace merlon::castle
