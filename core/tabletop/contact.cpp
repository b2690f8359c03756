#include "core/tabletop/contact.h"

#include <algorithm>

namespace merlon::tabletop
{
namespace
{

bool faceEachOther(int facing, int other)
{
    return sameFacing(facing, opposite(other));
}
bool meet(Vec a, Vec b)
{
    return tolerated(length(a - b));
}

/// How much of an edge another one covers that lies on its line; 0 when it does not.
double sharedBy(const Segment& edge, const Segment& other)
{
    const double size = length(edge.to - edge.from);
    const Vec way = unit(edge.to - edge.from);
    const auto beside = [&](Vec point) { return cross(way, point - edge.from); };
    if (!tolerated(beside(other.from)) || !tolerated(beside(other.to)))
        return 0;
    const double a = dot(way, other.from - edge.from);
    const double b = dot(way, other.to - edge.from);
    return std::max(0.0, std::min(size, std::max(a, b)) - std::max(0.0, std::min(a, b)));
}

/// Not on its ends.
bool liesOn(const Segment& edge, Vec point)
{
    const double along = dot(unit(edge.to - edge.from), point - edge.from);
    return tolerated(distance(point, edge)) && along > hair && along < length(edge.to - edge.from) - hair;
}

} // namespace

std::optional<Contact> contact(const Stand& one, const Stand& other)
{
    for (const Edge edge : allEdges)
    {
        if (!faceEachOther(one.facing, other.facingOf(edge)))
            continue;
        const Segment line = other.edge(edge);
        const double shared = sharedBy(line, one.edge(Edge::Front));
        if (tolerated(shared))
            continue;
        // they look at each other, so that the right of one is the left of the other
        const bool left = meet(one.frontRight(), line.from);
        const bool right = meet(one.frontLeft(), line.to);
        const bool aligned = edge == Edge::Right ? left : edge == Edge::Left ? right : left && right;
        return Contact{edge, shared, aligned};
    }
    return {};
}

bool touches(const Stand& one, Edge edge, const Stand& other, Touch touch)
{
    const Segment ours = one.edge(edge);
    const auto alongIt = [&](Edge theirs) {
        return faceEachOther(one.facingOf(edge), other.facingOf(theirs)) &&
               !tolerated(sharedBy(ours, other.edge(theirs)));
    };
    if (std::ranges::any_of(allEdges, alongIt))
        return true;
    return touch == Touch::OrACornerToo &&
           std::ranges::any_of(other.shape(), [&](Vec corner) { return liesOn(ours, corner); });
}

Stand alignedOn(const Stand& other, Edge edge, Base base)
{
    const Base& there = other.base;
    const int facing = opposite(other.facingOf(edge));
    switch (edge)
    {
    case Edge::Front:
        return {base, other.at, facing};
    case Edge::Right:
        return {base, other.point(there.front / 2, -base.front / 2), facing};
    case Edge::Rear:
        return {base, other.point(0, -there.depth), facing};
    default:
        return {base, other.point(-there.front / 2, -base.front / 2), facing};
    }
}

Stand besideOf(const Stand& other, Edge edge, Base base)
{
    const double aside = (other.base.front + base.front) / 2;
    switch (edge)
    {
    case Edge::Front:
        return {base, other.point(0, base.depth), other.facing};
    case Edge::Right:
        return {base, other.point(aside, 0), other.facing};
    case Edge::Rear:
        return {base, other.point(0, -other.base.depth), other.facing};
    default:
        return {base, other.point(-aside, 0), other.facing};
    }
}

} // namespace merlon::tabletop
