#include "core/centuria/table/ground.h"

#include <algorithm>
#include <limits>

namespace merlon::centuria::setup
{
namespace
{

double areaOf(const Outline& outline)
{
    double twice = 0;
    for (std::size_t i = 0; i < outline.size(); ++i)
        twice += cross(outline[i], outline[(i + 1) % outline.size()]);
    return twice / 2;
}

bool isConvex(const Outline& anticlockwise)
{
    const std::size_t n = anticlockwise.size();
    for (std::size_t i = 0; i < n; ++i)
    {
        const Vec a = anticlockwise[i];
        const Vec b = anticlockwise[(i + 1) % n];
        const Vec c = anticlockwise[(i + 2) % n];
        if (cross(b - a, c - b) < -tabletop::hair)
            return false;
    }
    return true;
}

/// Whether the corner between two others can be cut off: it points outwards, and no other corner lies in the cut.
bool isEar(const Outline& rest, std::size_t i)
{
    const std::size_t n = rest.size();
    const std::size_t before = (i + n - 1) % n;
    const std::size_t after = (i + 1) % n;
    if (cross(rest[i] - rest[before], rest[after] - rest[i]) <= tabletop::hair)
        return false;
    const Convex cut{rest[before], rest[i], rest[after]};
    for (std::size_t k = 0; k < n; ++k)
        if (k != before && k != i && k != after && tabletop::holds(cut, rest[k]))
            return false;
    return true;
}

/// By cutting off one corner after the other.
Parts triangles(Outline rest)
{
    Parts out;
    while (rest.size() > 3)
    {
        std::size_t ear = 0;
        while (ear < rest.size() && !isEar(rest, ear))
            ++ear;
        const std::size_t at = ear < rest.size() ? ear : 0; // a corner on a straight side: nothing is lost with it
        if (ear < rest.size())
            out.push_back({rest[(at + rest.size() - 1) % rest.size()], rest[at], rest[(at + 1) % rest.size()]});
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
    }
    if (rest.size() == 3)
        out.push_back({rest[0], rest[1], rest[2]});
    return out;
}

} // namespace

Outline outlineOf(std::span<const TablePoint> points)
{
    Outline out;
    for (const TablePoint point : points)
        out.push_back(tabletop::placeOf(point));
    return out;
}

std::vector<TablePoint> pointsOf(const Outline& outline)
{
    std::vector<TablePoint> out;
    for (const Vec corner : outline)
        out.push_back(tabletop::pointAt(corner));
    return out;
}

Outline outlineOf(const Convex& shape)
{
    return {shape.begin(), shape.end()};
}

Outline rectangle(double fromX, double fromY, double toX, double toY)
{
    return {{fromX, fromY}, {toX, fromY}, {toX, toY}, {fromX, toY}};
}

Vec centreOf(const Outline& outline)
{
    const double area = areaOf(outline);
    Vec sum;
    for (std::size_t i = 0; i < outline.size(); ++i)
    {
        const Vec a = outline[i];
        const Vec b = outline[(i + 1) % outline.size()];
        sum = sum + cross(a, b) * (a + b);
    }
    return 1 / (6 * area) * sum;
}

Parts partsOf(const Outline& outline)
{
    Outline way = outline;
    if (areaOf(way) < 0)
        std::reverse(way.begin(), way.end());
    if (way.size() > Convex::mostCorners || !isConvex(way))
        return triangles(way);
    Convex one;
    for (const Vec corner : way)
        one.add(corner);
    return {one};
}

Parts partsOf(const map::Course& course)
{
    Parts out;
    for (std::size_t i = 0; i + 1 < course.points.size(); ++i)
    {
        const Vec from = tabletop::placeOf(course.points[i]);
        const Vec to = tabletop::placeOf(course.points[i + 1]);
        if (from == to)
            continue;
        const Vec along = tabletop::unit(to - from);
        const Vec side = course.width / 20.0 * Vec{-along.y, along.x};
        out.push_back({from - side, to - side, to + side, from + side});
    }
    return out;
}

Parts partsOf(std::span<const Stand> stands)
{
    Parts out;
    for (const Stand& one : stands)
        out.push_back(one.shape());
    return out;
}

Parts moved(Parts parts, Vec way)
{
    for (Convex& part : parts)
    {
        Convex there;
        for (const Vec corner : part)
            there.add(corner + way);
        part = there;
    }
    return parts;
}

double distance(const Parts& a, const Parts& b)
{
    double least = std::numeric_limits<double>::infinity();
    for (const Convex& one : a)
        for (const Convex& other : b)
            least = std::min(least, tabletop::distance(one, other));
    return least;
}

bool overlap(const Parts& a, const Parts& b)
{
    for (const Convex& one : a)
        for (const Convex& other : b)
            if (tabletop::overlap(tabletop::drawnIn(one, tabletop::Tolerance::in),
                                  tabletop::drawnIn(other, tabletop::Tolerance::in)))
                return true;
    return false;
}

/// No side runs through it, and its middle is within.
bool holdsAll(const Outline& outline, const Stand& stand)
{
    const Convex shape = stand.shape(tabletop::Tolerance::inGround);
    for (std::size_t i = 0; i < outline.size(); ++i)
        if (tabletop::overlap(Convex{outline[i], outline[(i + 1) % outline.size()]}, shape))
            return false;
    return tabletop::holds(outline, stand.centre());
}

bool isMore(double length, double than)
{
    return length > than && !tabletop::tolerated(length - than);
}

} // namespace merlon::centuria::setup
