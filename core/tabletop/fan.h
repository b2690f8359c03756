#pragma once

#include "core/tabletop/base.h"

#include <vector>

/// What a front edge sees, and the lanes of its shots.
namespace merlon::tabletop
{

/// All that some point of a front edge sees. Range and arc are as a rule names them; a hand is forgiven what it always
/// is, on top of them.
struct Fan
{
    Stand owner;
    double range = 0; ///< mm
    int arc = 0;      ///< to either side, in tenths of a degree, 0 to 890

    /// Any point of a shape, borders included.
    bool sees(const Convex& shape) const;
    /// The edges of a target that face the owner, and of which he sees a point.
    std::vector<Edge> edgesSeen(const Stand& target) const;
};

/// The ground between a front edge and the edge aimed at: all the straight lines from one to the other. Not drawn in.
Convex laneOf(const Stand& shooter, const Segment& aim);

} // namespace merlon::tabletop
