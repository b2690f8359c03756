#include "core/tabletop/fan.h"

#include <algorithm>

namespace merlon::tabletop
{
namespace
{

/// Of what lies ahead, as the owner sees it, that which is beyond a corner of his front. From there the nearest point
/// of the front edge is the corner, and it sees no less than any other.
bool seenFromCorner(const Convex& before, Vec corner, int arc, double range)
{
    const double side = std::copysign(1.0, corner.x);
    const Vec border = ahead(arc + quarterTurn); // looks out of the arc on the right hand
    const Vec outwards{side * border.x, border.y};
    const Convex beyond = clipped(before, {-side, 0}, -side * corner.x);
    const Convex within = clipped(beyond, outwards, dot(outwards, corner));
    return distance(within, Convex{corner}) <= range + hair;
}

} // namespace

bool Fan::sees(const Convex& shape) const
{
    const double reach = range + Tolerance::mm;
    const double half = owner.base.front / 2;
    Convex before;
    for (const Vec corner : shape)
        before.add(owner.seen(corner));
    before = clipped(before, {0, -1}, 0);

    const Convex straightAhead = clipped(clipped(before, {1, 0}, half), {-1, 0}, half);
    if (!clipped(straightAhead, {0, 1}, reach).empty())
        return true;
    const int widest = arc + Tolerance::facing;
    return seenFromCorner(before, {half, 0}, widest, reach) || seenFromCorner(before, {-half, 0}, widest, reach);
}

std::vector<Edge> Fan::edgesSeen(const Stand& target) const
{
    std::vector<Edge> edges;
    for (const Edge edge : allEdges)
    {
        const Segment line = target.edge(edge);
        const bool facesUs = dot(ahead(target.facingOf(edge)), owner.at - line.from) > hair;
        if (facesUs && sees({line.from, line.to}))
            edges.push_back(edge);
    }
    return edges;
}

Convex laneOf(const Stand& shooter, const Segment& aim)
{
    return hullOf(std::array{shooter.frontLeft(), shooter.frontRight(), aim.from, aim.to});
}

} // namespace merlon::tabletop
