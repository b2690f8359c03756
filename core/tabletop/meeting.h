#pragma once

#include "core/tabletop/convex.h"
#include "core/tabletop/span.h"

#include <optional>

/// When two convex shapes overlap: now, or while one of them is moved.
namespace merlon::tabletop
{

/// Two convex shapes, one of which is moved and not turned. They overlap when they share more than points of their
/// borders; a segment overlaps what it passes through, a point what it lies inside, nothing overlaps nothing.
///
/// Made once, it answers for as many ways as are asked.
class Meeting
{
public:
    Meeting(const Convex& moving, const Convex& still);

    /// On which stretch of a straight way of `way` mm they overlap, the moving one beginning where it is now; of length
    /// 0 when they overlap now and it stays. `direction` has length 1. Since both are convex there is but one stretch.
    std::optional<Span> along(Vec direction, double way) const;
    /// Whether they overlap where they are.
    bool now() const;

private:
    /// The moving one, moved by v, is not beside the other as seen across `normal` while from < dot(normal, v) < to.
    /// Convex shapes overlap when that is so for the normals of all their sides.
    struct Slab
    {
        Vec normal;
        double from = 0;
        double to = 0;
    };
    void measure(const Convex& sides, const Convex& moving, const Convex& still);

    std::array<Slab, 2 * Convex::mostCorners> slabs_;
    std::size_t size_ = 0;
    bool never_ = false;
};

inline bool overlap(const Convex& a, const Convex& b)
{
    return Meeting(a, b).now();
}

/// In millimetres between their nearest points; 0 where they share one, infinite when one of them is nothing.
double distance(const Convex& a, const Convex& b);

} // namespace merlon::tabletop
