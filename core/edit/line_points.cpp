#include "core/edit/line_points.h"

#include <algorithm>
#include <set>
#include <span>

namespace merlon::edit
{
namespace
{

/// Points between the ends that are passed in a curve.
std::set<hex::Hex> roundOf(const map::Line& line)
{
    std::set<hex::Hex> round;
    for (std::size_t i = 1; i + 1 < line.path.size(); ++i)
        if (!isSharp(line, i))
            round.insert(line.path[i]);
    return round;
}

/// Those points are round, and no others.
map::Line rounded(map::Line line, const std::set<hex::Hex>& round)
{
    line.sharp.clear();
    line.round = false;
    for (std::size_t i = 1; i + 1 < line.path.size(); ++i)
        if (round.contains(line.path[i]))
            line.round = true;
        else
            line.sharp.push_back(line.path[i]);
    return normal(std::move(line));
}

map::Line::Outward otherSide(map::Line::Outward side)
{
    using Outward = map::Line::Outward;
    return side == Outward::Left ? Outward::Right : side == Outward::Right ? Outward::Left : side;
}

} // namespace

bool isRing(const map::Line& line)
{
    return line.path.size() > 2 && line.path.front() == line.path.back();
}

bool isSharp(const map::Line& line, std::size_t point)
{
    return point > 0 && point + 1 < line.path.size() &&
           (!line.round || std::ranges::find(line.sharp, line.path[point]) != line.sharp.end());
}

map::Line withMoved(map::Line line, std::size_t point, hex::Hex to)
{
    const hex::Hex from = line.path[point];
    const bool both = isRing(line) && (point == 0 || point + 1 == line.path.size());
    std::ranges::replace(line.sharp, from, to);
    line.path[point] = to;
    if (both)
        line.path.front() = line.path.back() = to;
    return line;
}

map::Line withPoint(map::Line line, std::size_t before, hex::Hex at)
{
    line.path.insert(line.path.begin() + static_cast<std::ptrdiff_t>(before), at);
    return line;
}

map::Line withoutPoint(map::Line line, std::size_t point)
{
    const bool both = isRing(line) && (point == 0 || point + 1 == line.path.size());
    line.path.erase(line.path.begin() + static_cast<std::ptrdiff_t>(both ? 0 : point));
    if (both)
        line.path.back() = line.path.front();
    return line;
}

map::Line withOtherCorner(map::Line line, std::size_t point)
{
    auto round = roundOf(line);
    if (isSharp(line, point))
        round.insert(line.path[point]);
    else
        round.erase(line.path[point]);
    return rounded(std::move(line), round);
}

map::Line withOtherSection(map::Line line, std::size_t from)
{
    auto round = roundOf(line);
    const hex::Hex ends[] = {line.path[from], line.path[from + 1]};
    const bool curved = std::ranges::any_of(ends, [&](hex::Hex at) { return round.contains(at); });
    for (std::size_t i = std::max<std::size_t>(from, 1); i <= from + 1 && i + 1 < line.path.size(); ++i)
        if (curved)
            round.erase(line.path[i]);
        else
            round.insert(line.path[i]);
    return line.path.size() > 2 ? rounded(std::move(line), round) : line;
}

map::Line joined(map::Line line, const map::Line& other)
{
    auto round = roundOf(line);
    round.merge(roundOf(other));
    line.path.insert(line.path.end(), other.path.begin() + 1, other.path.end());
    return rounded(std::move(line), round);
}

map::Line reversed(map::Line line)
{
    std::ranges::reverse(line.path);
    line.outward = otherSide(line.outward);
    return line;
}

map::Line normal(map::Line line)
{
    line.path.erase(std::unique(line.path.begin(), line.path.end()), line.path.end());
    if (!line.round || line.path.size() < 3)
    {
        line.sharp.clear();
        return line;
    }
    const std::set<hex::Hex> corners(line.sharp.begin(), line.sharp.end());
    line.sharp.clear();
    for (std::size_t i = 1; i + 1 < line.path.size(); ++i)
        if (corners.contains(line.path[i]) && std::ranges::find(line.sharp, line.path[i]) == line.sharp.end())
            line.sharp.push_back(line.path[i]);
    line.round =
        std::any_of(line.path.begin() + 1, line.path.end() - 1, [&](hex::Hex at) { return !corners.contains(at); });
    if (!line.round)
        line.sharp.clear();
    return line;
}

std::vector<hex::Hex> cornersOf(const std::vector<hex::Hex>& row)
{
    std::vector<hex::Hex> path{row.front()};
    for (std::size_t from = 0; from + 1 < row.size();)
    {
        std::size_t to = from + 1;
        while (to + 1 < row.size() &&
               std::ranges::equal(hex::line(row[from], row[to + 1]), std::span(row).subspan(from, to + 2 - from)))
            ++to;
        path.push_back(row[to]);
        from = to;
    }
    return path;
}

} // namespace merlon::edit
