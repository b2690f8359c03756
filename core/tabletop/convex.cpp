#include "core/tabletop/convex.h"

#include <algorithm>

namespace merlon::tabletop
{

/// Andrew's chain: along the south from west to east, and back along the north.
Convex hullOf(std::span<const Vec> points)
{
    std::array<Vec, 2 * Convex::mostCorners> sorted;
    assert(points.size() <= sorted.size());
    const auto copied = std::copy(points.begin(), points.end(), sorted.begin());
    std::sort(sorted.begin(), copied, [](Vec a, Vec b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    const std::span all(sorted.begin(), std::unique(sorted.begin(), copied));
    if (all.size() < 2)
        return all.empty() ? Convex{} : Convex{all.front()};

    std::array<Vec, 2 * Convex::mostCorners + 1> chain;
    std::size_t size = 0;
    const auto take = [&](Vec point, std::size_t keep)
    {
        while (size > keep && cross(chain[size - 1] - chain[size - 2], point - chain[size - 1]) <= hair)
            --size;
        chain[size++] = point;
    };
    for (const Vec point : all)
        take(point, 1);
    const std::size_t south = size;
    for (std::size_t i = all.size() - 1; i-- > 0;)
        take(all[i], south);

    Convex hull;
    for (std::size_t i = 0; i + 1 < size; ++i) // the last is the first
        hull.add(chain[i]);
    return hull;
}

Convex hullOf(const Convex& a, const Convex& b)
{
    std::array<Vec, 2 * Convex::mostCorners> points;
    const auto middle = std::copy(a.begin(), a.end(), points.begin());
    return hullOf(std::span(points.begin(), std::copy(b.begin(), b.end(), middle)));
}

Convex clipped(const Convex& shape, Vec normal, double most)
{
    Convex left;
    for (std::size_t i = 0; i < shape.size(); ++i)
    {
        const auto [a, b] = shape.side(i);
        const double beyondA = dot(normal, a) - most;
        const double beyondB = dot(normal, b) - most;
        if (beyondA <= hair)
            left.add(a);
        if ((beyondA < -hair && beyondB > hair) || (beyondA > hair && beyondB < -hair))
            left.add(a + (beyondA / (beyondA - beyondB)) * (b - a));
    }
    return left;
}

Convex drawnIn(const Convex& shape, double by)
{
    if (shape.size() < 3)
        return {};
    Convex left = shape;
    for (std::size_t i = 0; i < shape.size(); ++i)
    {
        const auto [a, b] = shape.side(i);
        const Vec way = unit(b - a);
        const Vec outwards{way.y, -way.x};
        left = clipped(left, outwards, dot(outwards, a) - by);
    }
    left = hullOf(left, {}); // corners that met are one
    return left.size() < 3 ? Convex{} : left;
}

bool holds(const Convex& shape, Vec point)
{
    for (std::size_t i = 0; i < shape.size(); ++i)
    {
        const auto [a, b] = shape.side(i);
        if (cross(b - a, point - a) < -hair * length(b - a))
            return false;
    }
    return !shape.empty();
}

} // namespace merlon::tabletop
