#include "core/tabletop/zone.h"

#include <algorithm>

namespace merlon::tabletop
{
namespace
{

/// A straight line across the owner's front, from left to right, as he sees it: x to his right, y ahead.
struct Limit
{
    Vec from;
    Vec to;

    double slope() const { return (to.y - from.y) / (to.x - from.x); }
    double at(double x) const { return from.y + slope() * (x - from.x); }
    bool spans(double x) const { return from.x <= x && x <= to.x; }
};

/// What of a screen lies ahead of the owner, as he sees it. What is left of a zone is drawn in, so the screen is drawn
/// out, and so is the shadow that it throws, on either side.
Convex screenSeen(const Stand& owner, double half, const Stand& screen)
{
    double left = half;
    double right = -half;
    for (const Vec corner : screen.shape())
    {
        const double x = owner.seen(corner).x;
        left = std::min(left, x - Tolerance::in);
        right = std::max(right, x + Tolerance::in);
    }
    Convex seen;
    for (const Vec corner : screen.shape(-Tolerance::in))
        seen.add(owner.seen(corner));
    seen = clipped(seen, {1, 0}, std::min(right, half));
    seen = clipped(seen, {-1, 0}, -std::max(left, -half));
    seen = clipped(seen, {0, -1}, -Tolerance::in);
    const bool ahead = std::ranges::any_of(seen, [](Vec corner) { return corner.y > Tolerance::in + hair; });
    return ahead ? seen : Convex{};
}

/// The near side of a screen: its corners go anticlockwise, so that it is what runs to the right.
void addNearSide(const Convex& screen, std::vector<Limit>& limits)
{
    for (std::size_t i = 0; i < screen.size(); ++i)
        if (const auto [from, to] = screen.side(i); to.x > from.x + hair)
            limits.push_back({from, to});
}

/// Where the nearest limit may be another one: at their ends and where two cross.
std::vector<double> cutsOf(const std::vector<Limit>& limits)
{
    std::vector<double> cuts;
    for (auto one = limits.begin(); one != limits.end(); ++one)
    {
        cuts.insert(cuts.end(), {one->from.x, one->to.x});
        for (auto other = limits.begin(); other != one; ++other)
        {
            const double x = one->from.x + (other->at(one->from.x) - one->from.y) / (one->slope() - other->slope());
            if (one->spans(x) && other->spans(x)) // never for parallels: x is infinite then, or no number
                cuts.push_back(x);
        }
    }
    std::ranges::sort(cuts);
    return cuts;
}

const Limit& nearestAt(double x, const std::vector<Limit>& limits)
{
    const Limit* nearest = &limits.front();
    for (const Limit& limit : limits)
        if (limit.spans(x) && limit.at(x) < nearest->at(x))
            nearest = &limit;
    return *nearest;
}

} // namespace

std::vector<Convex> zoneOf(const Stand& owner, double deep, std::span<const Stand> screens)
{
    constexpr double near = Tolerance::in;
    const double half = owner.base.front / 2 - Tolerance::in;
    const double far = deep - Tolerance::in;
    std::vector<Limit> limits{{{-half, far}, {half, far}}};
    for (const Stand& screen : screens)
        addNearSide(screenSeen(owner, half, screen), limits);

    std::vector<Convex> parts;
    const std::vector<double> cuts = cutsOf(limits);
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
    {
        const double left = cuts[i];
        const double right = cuts[i + 1];
        if (right - left <= hair)
            continue;
        const Limit& limit = nearestAt((left + right) / 2, limits);
        if (limit.at((left + right) / 2) > near + hair)
            parts.push_back({owner.point(left, near), owner.point(right, near), owner.point(right, limit.at(right)),
                             owner.point(left, limit.at(left))});
    }
    return parts;
}

} // namespace merlon::tabletop
