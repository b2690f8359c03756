#include "core/tabletop/simple.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

namespace merlon::tabletop
{
namespace
{

struct Side
{
    TablePoint from;
    TablePoint to;
};

/// Above 0 where c lies left of the way from a to b.
std::int64_t turn(TablePoint a, TablePoint b, TablePoint c)
{
    const auto dx = [](TablePoint p, TablePoint q) { return static_cast<std::int64_t>(q.x) - p.x; };
    const auto dy = [](TablePoint p, TablePoint q) { return static_cast<std::int64_t>(q.y) - p.y; };
    return dx(a, b) * dy(a, c) - dy(a, b) * dx(a, c);
}

bool within(TablePoint point, const Side& side)
{
    const auto [left, right] = std::minmax(side.from.x, side.to.x);
    const auto [low, high] = std::minmax(side.from.y, side.to.y);
    return left <= point.x && point.x <= right && low <= point.y && point.y <= high;
}

int sign(std::int64_t number)
{
    return number > 0 ? 1 : number < 0 ? -1 : 0;
}

bool meet(const Side& a, const Side& b)
{
    const int fromA = sign(turn(a.from, a.to, b.from));
    const int toA = sign(turn(a.from, a.to, b.to));
    const int fromB = sign(turn(b.from, b.to, a.from));
    const int toB = sign(turn(b.from, b.to, a.to));
    if (fromA * toA < 0 && fromB * toB < 0)
        return true;
    return (fromA == 0 && within(b.from, a)) || (toA == 0 && within(b.to, a)) || (fromB == 0 && within(a.from, b)) ||
           (toB == 0 && within(a.to, b));
}

/// Of two sides with a common corner: one leads back over the other.
bool foldsBack(const Side& before, const Side& after)
{
    return turn(before.from, before.to, after.to) == 0 && (within(after.to, before) || within(before.from, after));
}

} // namespace

std::optional<std::pair<std::size_t, std::size_t>> crossing(std::span<const TablePoint> outline)
{
    const std::size_t count = outline.size();
    std::vector<Side> sides;
    sides.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
    {
        sides.push_back({outline[i], outline[(i + 1) % count]});
        if (sides.back().from == sides.back().to)
            return std::pair(i, i);
    }
    for (std::size_t i = 0; i < count; ++i)
        if (const std::size_t next = (i + 1) % count; foldsBack(sides[i], sides[next]))
            return std::pair(i, next);
    const auto left = [&](std::size_t i) { return std::min(sides[i].from.x, sides[i].to.x); };
    const auto right = [&](std::size_t i) { return std::max(sides[i].from.x, sides[i].to.x); };
    std::vector<std::size_t> byLeft(count);
    std::iota(byLeft.begin(), byLeft.end(), 0U);
    std::ranges::sort(byLeft, {}, left);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count && left(byLeft[j]) <= right(byLeft[i]); ++j)
        {
            const auto [one, other] = std::minmax(byLeft[i], byLeft[j]);
            const bool neighbours = other == one + 1 || (one == 0 && other == count - 1);
            if (!neighbours && meet(sides[one], sides[other]))
                return std::pair(one, other);
        }
    return {};
}

} // namespace merlon::tabletop
