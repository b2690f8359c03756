#pragma once

#include "core/edit/map_edits.h"

/// Walls, moats and roads that are drawn as lines (map::Line): what one makes lies in the layers of the map, and every
/// change of it gives back the ground where it lies no more.
namespace merlon::edit
{

/// The hexes that it runs over, from its first point to its last, each the neighbour of the one before; one may come
/// twice where it crosses itself. For drawing: its curves are no matter of rules.
std::vector<hex::Hex> hexesOf(const hex::Layout& grid, const map::Line& line);

/// The line of the map with that key, or a new one (0), as `line` says; what that says of the ground under it is not
/// read. Where something is built already (a tower) it is joined to that and leaves it as it is; an edge that its
/// terrain does not bear is left out. Where it ends on the
/// end of another line like it, both become one.
Made drawn(const Desk& desk, Key key, map::Line line);

/// The line goes with all that it made.
Made undrawn(const Desk& desk, Key key);

} // namespace merlon::edit
