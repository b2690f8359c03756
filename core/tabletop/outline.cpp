#include "core/tabletop/outline.h"

#include <algorithm>

namespace merlon::tabletop
{
namespace
{

/// The sides of an outline, until one of them satisfies.
template <class Satisfies>
bool anySide(const Outline& outline, Satisfies satisfies)
{
    if (outline.size() < 3)
        return false;
    Vec before = outline.back();
    for (const Vec corner : outline)
    {
        if (satisfies(Segment{before, corner}))
            return true;
        before = corner;
    }
    return false;
}

/// A point that lies inside a shape.
Vec middleOf(const Convex& shape)
{
    return 1.0 / 3 * (shape[0] + shape[1] + shape[2]);
}

} // namespace

bool holds(const Outline& outline, Vec point)
{
    bool in = false; // after an odd number of sides to its east
    const bool onBorder = anySide(outline,
                                  [&](const Segment& side)
                                  {
                                      const auto [a, b] = side;
                                      if ((a.y > point.y) != (b.y > point.y) &&
                                          point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x))
                                          in = !in;
                                      return distance(point, side) <= hair;
                                  });
    return onBorder || in;
}

bool overlap(const Convex& shape, const Outline& outline)
{
    return firstMeeting(shape, outline, {1, 0}, 0).has_value();
}

/// A shape that no side runs through lies all within or all without; so does one that comes from without, until the
/// first side runs through it.
std::optional<double> firstMeeting(const Convex& shape, const Outline& outline, Vec direction, double way)
{
    if (shape.size() < 3)
        return {};
    if (holds(outline, middleOf(shape)))
        return 0;
    std::optional<double> first;
    anySide(outline,
            [&](const Segment& side)
            {
                const auto span = Meeting(shape, Convex{side.from, side.to}).along(direction, way);
                if (span && (!first || span->from < *first))
                    first = span->from;
                return first == 0.0;
            });
    return first;
}

bool TableSize::holds(const Convex& shape) const
{
    return std::ranges::all_of(
        shape, [this](Vec corner)
        { return corner.x >= -hair && corner.x <= width + hair && corner.y >= -hair && corner.y <= depth + hair; });
}

} // namespace merlon::tabletop
