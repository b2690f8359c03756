#pragma once

#include "core/hex/hex.h"

#include <vector>

/// Hexsides, and ways along them.
namespace merlon::hex
{

/// A hexside as it is seen from one of its two hexes.
struct Edge
{
    Hex hex;
    Side side = Side::S0;

    friend auto operator<=>(const Edge&, const Edge&) = default;
};

/// The same hexside, seen from the other hex.
inline Edge across(Edge edge)
{
    return {neighbour(edge.hex, edge.side), opposite(edge.side)};
}
/// The same for both ways to see a hexside.
inline Edge hexsideOf(Edge edge)
{
    return edge.side < Side::S3 ? edge : across(edge);
}

/// The hexsides that lead from one to another by a shortest way from corner to corner, near to the straight line:
/// without the first, with the last; none when they are the same. All are seen from the same hand of the way as the
/// last one is, so that whoever goes along a wall stays on his side of it.
std::vector<Edge> wayAlong(Edge from, Edge to);

} // namespace merlon::hex
