#include "core/tabletop/base.h"

namespace merlon::tabletop
{

Segment Stand::edge(Edge edge) const
{
    switch (edge)
    {
    case Edge::Front:
        return {frontLeft(), frontRight()};
    case Edge::Right:
        return {frontRight(), rearRight()};
    case Edge::Rear:
        return {rearRight(), rearLeft()};
    default:
        return {rearLeft(), frontLeft()};
    }
}

Convex Stand::shape(double drawnIn) const
{
    const double half = base.front / 2 - drawnIn;
    const double rear = drawnIn - base.depth;
    return {point(-half, -drawnIn), point(-half, rear), point(half, rear), point(half, -drawnIn)};
}

Stand Stand::turnedTo(int newFacing) const
{
    const int to = turned(newFacing, 0);
    return {base, centre() + base.depth / 2 * tabletop::ahead(to), to};
}

Stand standAt(Base base, const Pose& pose)
{
    return {base, placeOf({pose.x, pose.y}), turned(pose.facing, 0)};
}

Pose poseOf(const Stand& stand)
{
    const TablePoint at = pointAt(stand.at);
    return {at.x, at.y, stand.facing};
}

} // namespace merlon::tabletop
