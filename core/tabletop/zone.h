#pragma once

#include "core/tabletop/base.h"

#include <span>
#include <vector>

/// The ground that a base commands.
namespace merlon::tabletop
{

/// The ground straight ahead of a base, as wide as its front and `deep` mm deep, less what others screen: whatever has
/// a point of one of them on the straight line back to the front edge. What is behind the front edge screens nothing.
///
/// What is left is drawn in on every edge, so that overlap(part, base.shape(Tolerance::in)) says who is in it. In
/// convex parts side by side from left to right, whose borders touch; none when all is screened.
std::vector<Convex> zoneOf(const Stand& owner, double deep, std::span<const Stand> screens);

} // namespace merlon::tabletop
