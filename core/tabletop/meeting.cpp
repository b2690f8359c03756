#include "core/tabletop/meeting.h"

#include <algorithm>
#include <limits>

namespace merlon::tabletop
{
namespace
{

constexpr double infinite = std::numeric_limits<double>::infinity();

/// From where to where a shape reaches along a direction.
Span shadowOf(const Convex& shape, Vec direction)
{
    Span shadow{infinite, -infinite};
    for (const Vec corner : shape)
    {
        const double at = dot(direction, corner);
        shadow = {std::min(shadow.from, at), std::max(shadow.to, at)};
    }
    return shadow;
}

} // namespace

Meeting::Meeting(const Convex& moving, const Convex& still)
{
    if (!moving.empty() && !still.empty())
    {
        measure(moving, moving, still);
        measure(still, moving, still);
    }
    never_ = never_ || size_ == 0; // two points have no side between them
}

void Meeting::measure(const Convex& sides, const Convex& moving, const Convex& still)
{
    constexpr double parallel = 1e-12;
    for (std::size_t i = 0; i < sides.size(); ++i)
    {
        const Vec way = sides.side(i).to - sides.side(i).from;
        const double size = length(way);
        if (size < hair)
            continue;
        const Vec normal{way.y / size, -way.x / size};
        // a slab has two sides: of parallel ones the first has measured both
        if (std::any_of(slabs_.begin(), slabs_.begin() + size_,
                        [&](const Slab& slab) { return std::abs(cross(slab.normal, normal)) < parallel; }))
            continue;
        const Span ours = shadowOf(moving, normal);
        const Span theirs = shadowOf(still, normal);
        const Slab slab{normal, theirs.from - ours.to + hair, theirs.to - ours.from - hair};
        never_ = never_ || slab.from >= slab.to; // segments on one line have no inside to share
        slabs_[size_++] = slab;
    }
}

std::optional<Span> Meeting::along(Vec direction, double way) const
{
    if (never_)
        return {};
    Span shared{-infinite, infinite};
    for (std::size_t i = 0; i < size_; ++i)
    {
        const Slab& slab = slabs_[i];
        const double speed = dot(slab.normal, direction);
        if (std::abs(speed) * std::max(way, 1.0) < hair) // it slides along this slab
        {
            if (slab.from >= 0 || slab.to <= 0)
                return {};
            continue;
        }
        const double one = slab.from / speed;
        const double other = slab.to / speed;
        shared = {std::max(shared.from, std::min(one, other)), std::min(shared.to, std::max(one, other))};
    }
    if (shared.from >= shared.to || shared.to <= 0 || shared.from >= way)
        return {};
    return Span{std::max(shared.from, 0.0), std::min(shared.to, way)};
}

bool Meeting::now() const
{
    return !never_ && std::all_of(slabs_.begin(), slabs_.begin() + size_,
                                  [](const Slab& slab) { return slab.from < 0 && slab.to > 0; });
}

double distance(const Convex& a, const Convex& b)
{
    if (overlap(a, b))
        return 0;
    double least = infinite;
    for (const auto& [points, sides] : {std::pair(&a, &b), std::pair(&b, &a)})
        for (const Vec point : *points)
            for (std::size_t i = 0; i < sides->size(); ++i)
                least = std::min(least, distance(point, sides->side(i)));
    return least;
}

} // namespace merlon::tabletop
