#include "core/edit/line_course.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace merlon::edit
{
namespace
{

using hex::Hex;
using hex::Side;

void append(std::vector<Hex>& row, const std::vector<Hex>& more)
{
    for (const Hex at : more)
        if (row.empty() || row.back() != at)
            row.push_back(at);
}

/// Between b and c, on the curve through a, b, c and d (Catmull and Rom's).
hex::PlanePoint onCurve(const std::array<hex::PlanePoint, 4>& p, double t)
{
    const auto along = [t](double a, double b, double c, double d)
    { return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t) / 2; };
    return {along(p[0].x, p[1].x, p[2].x, p[3].x), along(p[0].y, p[1].y, p[2].y, p[3].y)};
}

std::vector<Hex> curve(const hex::Layout& grid, std::span<const Hex> path)
{
    if (path.size() < 3)
        return hex::line(path.front(), path.back());
    const auto centre = [&](std::size_t i) { return hex::centreOf(grid, path[std::min(i, path.size() - 1)]); };
    std::vector<Hex> row{path.front()};
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
    {
        const std::array points{centre(i == 0 ? 0 : i - 1), centre(i), centre(i + 1), centre(i + 2)};
        const int steps = 4 * hex::distance(path[i], path[i + 1]);
        for (int step = 1; step < steps; ++step)
            append(row, hex::line(row.back(), hex::hexUnder(grid, onCurve(points, step / double(steps)))));
        append(row, hex::line(row.back(), path[i + 1]));
    }
    return row;
}

int turnsBetween(Side from, Side to)
{
    return (static_cast<int>(to) - static_cast<int>(from) + 6) % 6;
}

Side aheadAt(std::span<const Hex> row, std::size_t i)
{
    return i + 1 < row.size() ? hex::sideTowards(row[i], row[i + 1])
                              : hex::opposite(hex::sideTowards(row[i], row[i - 1]));
}

Side behindAt(std::span<const Hex> row, std::size_t i)
{
    return i > 0 ? hex::sideTowards(row[i], row[i - 1]) : hex::opposite(aheadAt(row, i));
}

/// Places in a row of numbers that rise, as many as there can be.
std::vector<std::size_t> longestRise(const std::vector<std::size_t>& numbers)
{
    std::vector<std::size_t> tails; // of a rise of each length, the place of the lowest end
    std::vector<std::size_t> before(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i)
    {
        const auto tail =
            std::ranges::lower_bound(tails, numbers[i], {}, [&](std::size_t place) { return numbers[place]; });
        before[i] = tail == tails.begin() ? i : *(tail - 1);
        if (tail == tails.end())
            tails.push_back(i);
        else
            *tail = i;
    }
    std::vector<std::size_t> rise;
    for (std::size_t left = tails.size(), at = tails.empty() ? 0 : tails.back(); left > 0; --left, at = before[at])
        rise.push_back(at);
    std::ranges::reverse(rise);
    return rise;
}

} // namespace

std::vector<Hex> hexesOf(const hex::Layout& grid, const map::Line& line)
{
    std::vector<Hex> row;
    for (std::size_t from = 0; from + 1 < line.path.size();)
    {
        std::size_t to = from + 1;
        while (to + 1 < line.path.size() && line.round &&
               std::ranges::find(line.sharp, line.path[to]) == line.sharp.end())
            ++to;
        append(row, curve(grid, std::span(line.path).subspan(from, to + 1 - from)));
        from = to;
    }
    return row;
}

std::size_t pointsBefore(const map::Line& line, std::span<const Hex> row, std::size_t place)
{
    std::size_t points = 0;
    for (std::size_t i = 0; i < place; ++i)
        if (points < line.path.size() && row[i] == line.path[points])
            ++points;
    return points;
}

Hexsides outwardOf(const std::vector<Hex>& row, map::Line::Outward outward)
{
    Hexsides edges;
    if (outward == map::Line::Outward::None || row.size() < 2)
        return edges;
    const std::set<Hex> own(row.begin(), row.end());
    for (std::size_t i = 0; i < row.size(); ++i)
    {
        const Side on = aheadAt(row, i);
        const Side back = behindAt(row, i);
        const bool right = outward == map::Line::Outward::Right;
        const Side end = right ? back : on;
        for (Side side = hex::turned(right ? on : back, 1); side != end; side = hex::turned(side, 1))
            if (!own.contains(hex::neighbour(row[i], side)))
                edges[row[i]].insert(side);
    }
    return edges;
}

Berth Berth::mirrored() const
{
    return {hand == Hand::Right ? Hand::Left : hand == Hand::Left ? Hand::Right : hand, turns};
}

Berth berthOf(std::span<const Hex> row, std::size_t at, Side side)
{
    const int turns = turnsBetween(aheadAt(row, at), side);
    const int behind = turnsBetween(aheadAt(row, at), behindAt(row, at));
    if (turns == 0)
        return {Berth::Hand::Ahead, 0};
    if (turns == behind)
        return {Berth::Hand::Behind, 0};
    return turns < behind ? Berth{Berth::Hand::Right, turns} : Berth{Berth::Hand::Left, 6 - turns};
}

std::vector<Side> sidesLike(std::span<const Hex> row, std::size_t at, const Berth& berth)
{
    std::vector<Side> sides;
    for (const Side side : hex::allSides)
        if (berthOf(row, at, side).hand == berth.hand)
            sides.push_back(side);
    std::ranges::stable_sort(sides, {},
                             [&](Side side) { return std::abs(berthOf(row, at, side).turns - berth.turns); });
    return sides;
}

Course::Course(std::vector<Hex> was, std::vector<Hex> is) : was_(std::move(was)), is_(std::move(is))
{
    std::map<Hex, std::size_t> places;
    for (std::size_t i = 0; i < is_.size(); ++i)
        places.emplace(is_[i], i);
    std::vector<Anchor> both;
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < was_.size(); ++i)
        if (const auto found = places.find(was_[i]); found != places.end())
        {
            both.push_back({i, found->second});
            numbers.push_back(found->second);
        }
    for (const std::size_t place : longestRise(numbers))
        anchors_.push_back(both[place]);
}

Course::Anchors::const_iterator Course::from(std::size_t place) const
{
    return std::ranges::lower_bound(anchors_, place, {}, &Anchor::was);
}

std::optional<std::size_t> Course::at(std::size_t place) const
{
    const auto after = from(place);
    if (after != anchors_.end() && after->was == place)
        return after->is;
    const bool isAfter = after != anchors_.end();
    const bool isBefore = after != anchors_.begin();
    const Anchor before = isBefore ? *(after - 1) : Anchor{};
    const Anchor end = isAfter ? *after : Anchor{was_.size() - 1, is_.size() - 1};
    const std::size_t had = end.was - before.was;
    const std::size_t has = end.is - before.is;
    if (has == 0)
        return {};
    const std::size_t fromBefore = place - before.was;
    const std::size_t toAfter = end.was - place;
    if (has < had)
        return before.is + (fromBefore * has + had / 2) / had;
    const bool nearBefore = !isAfter || (isBefore && fromBefore <= toAfter);
    return nearBefore ? before.is + fromBefore : end.is - toAfter;
}

std::pair<std::size_t, std::size_t> Course::stretch(std::size_t place) const
{
    const auto after = from(place);
    if (after != anchors_.end() && after->was == place)
        return {after->is, after->is};
    return {after != anchors_.begin() ? (after - 1)->is : 0, after != anchors_.end() ? after->is : is_.size() - 1};
}

} // namespace merlon::edit
