#pragma once

#include "core/tabletop/base.h"

#include <span>
#include <vector>

/// Moves as a hand makes them, leg by leg.
namespace merlon::tabletop
{

/// A slide without turning, then a turn about the centre, which costs no way and sweeps no ground.
struct Leg
{
    Stand from;
    Vec direction{1, 0}; ///< of the slide; any where it has no length
    double way = 0;      ///< of the slide, in mm
    double before = 0;   ///< of the legs before it
    Stand to;            ///< after the turn

    /// Before the turn.
    Stand arrived() const { return from.movedBy(way * direction); }
    /// The ground that the slide takes, the base drawn in.
    Convex swept(double drawnIn) const { return hullOf(from.shape(drawnIn), arrived().shape(drawnIn)); }
};

/// A leg for each pose. Poses are rounded, so that a turn where it stands may shift the centre a little: what turns and
/// shifts by less than 0.1 mm does not slide.
std::vector<Leg> legsOf(const Stand& start, std::span<const Pose> path);

} // namespace merlon::tabletop
