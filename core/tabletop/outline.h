#pragma once

#include "core/tabletop/meeting.h"

#include <optional>
#include <vector>

/// Ground: what need not be convex, and the table itself.
namespace merlon::tabletop
{

/// A wood, a camp, a zone to deploy in: a polygon that does not cross itself, its corners in either order. With fewer
/// than three it is nowhere.
using Outline = std::vector<Vec>;

/// A point on its border is in it.
bool holds(const Outline& outline, Vec point);

/// Whether a shape with an inside shares more than border points with it.
bool overlap(const Convex& shape, const Outline& outline);

/// After how many millimetres of a straight way of `way` mm a shape with an inside begins to overlap it; 0 when it does
/// where it is. `direction` has length 1.
std::optional<double> firstMeeting(const Convex& shape, const Outline& outline, Vec direction, double way);

/// In millimetres, from a south-west corner at (0, 0).
struct TableSize
{
    double width = 600;
    double depth = 600;

    friend bool operator==(const TableSize&, const TableSize&) = default;
    /// Whether all of a shape lies on the table, its border included.
    bool holds(const Convex& shape) const;
};

} // namespace merlon::tabletop
