#include "editor/tools/shapes.h"

#include "core/edit/map_value.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace merlon::editor
{
namespace
{

/// Where a side of a polygon passes a line of hexes: there, and the whole numbers next to it.
struct Crossing
{
    double at = 0;
    int down = 0;
    int up = 0;
};

Crossing crossing(hex::Hex from, hex::Hex to, int r)
{
    if (from.r > to.r)
        std::swap(from, to);
    const int high = to.r - from.r;
    const int along = (r - from.r) * (to.q - from.q);
    const int rest = ((along % high) + high) % high;
    const int down = from.q + (along - rest) / high;
    return {down + static_cast<double>(rest) / high, down, rest == 0 ? down : down + 1};
}

/// What the paint would change, by hex.
const edit::Raster& numbersOf(const edit::Value& map, const edit::Paint& paint)
{
    const bool terrain = paint.kind == edit::Paint::Kind::Terrain;
    return *map.rasters[terrain ? edit::OfMap::terrain : edit::OfMap::level];
}

} // namespace

std::vector<hex::Hex> brushed(hex::Hex from, hex::Hex to, int radius)
{
    const auto spine = hex::line(from, to);
    if (radius <= 0)
        return spine;
    std::vector<hex::Hex> hexes;
    for (const auto hex : spine)
    {
        const auto disc = hex::range(hex, radius);
        hexes.insert(hexes.end(), disc.begin(), disc.end());
    }
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

std::vector<hex::Hex> block(const hex::Layout& layout, hex::Hex from, hex::Hex to)
{
    const auto a = layout.cellOf(from);
    const auto b = layout.cellOf(to);
    const int left = std::max(0, std::min(a.column, b.column));
    const int right = std::min(layout.columns - 1, std::max(a.column, b.column));
    const int top = std::max(0, std::min(a.row, b.row));
    const int bottom = std::min(layout.rows - 1, std::max(a.row, b.row));
    std::vector<hex::Hex> hexes;
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column)
            hexes.push_back(layout.hexAt({column, row}));
    return hexes;
}

std::vector<hex::Hex> ellipse(const hex::Layout& layout, hex::Hex from, hex::Hex to)
{
    auto hexes = block(layout, from, to);
    const auto first = layout.cellOf(from);
    const auto last = layout.cellOf(to);
    if (first.column == last.column || first.row == last.row)
        return hexes;
    constexpr double rim = 0.85; // not quite half a hex: nothing beyond the block
    const auto a = hex::centreOf(layout, from);
    const auto b = hex::centreOf(layout, to);
    const double middleX = (a.x + b.x) / 2;
    const double middleY = (a.y + b.y) / 2;
    const double halfX = std::abs(a.x - b.x) / 2 + rim;
    const double halfY = std::abs(a.y - b.y) / 2 + rim;
    std::erase_if(hexes,
                  [&](hex::Hex hex)
                  {
                      const auto at = hex::centreOf(layout, hex);
                      return std::hypot((at.x - middleX) / halfX, (at.y - middleY) / halfY) > 1;
                  });
    return hexes;
}

std::vector<hex::Hex> polygon(const std::vector<hex::Hex>& corners)
{
    std::vector<hex::Hex> hexes;
    std::map<int, std::vector<Crossing>>
        crossings; // by r: lines of one r are parallel, so what lies between two is inside
    for (std::size_t i = 0; i < corners.size(); ++i)
    {
        const hex::Hex from = corners[i];
        const hex::Hex to = corners[(i + 1) % corners.size()];
        std::ranges::copy(hex::line(from, to), std::back_inserter(hexes));
        for (int r = std::min(from.r, to.r); r < std::max(from.r, to.r); ++r)
            crossings[r].push_back(crossing(from, to, r));
    }
    for (auto& [r, row] : crossings)
    {
        std::ranges::sort(row, {}, &Crossing::at);
        for (std::size_t i = 0; i + 1 < row.size(); i += 2)
            for (int q = row[i].up; q <= row[i + 1].down; ++q)
                hexes.push_back({q, r});
    }
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

std::vector<hex::Hex> alike(const edit::Value& map, const edit::Paint& paint, hex::Hex start, int most)
{
    if (!map.grid.contains(start))
        return {};
    const bool levels = paint.kind != edit::Paint::Kind::Terrain;
    const edit::Raster& terrain = *map.rasters[edit::OfMap::terrain];
    const edit::Raster& level = *map.rasters[edit::OfMap::level];
    const auto at = [&](hex::Hex hex) { return static_cast<std::size_t>(map.grid.index(hex)); };
    const auto first = at(start);
    const auto same = [&](std::size_t other)
    { return terrain[other] == terrain[first] && (!levels || level[other] == level[first]); };
    std::vector<bool> seen(terrain.size(), false);
    std::vector<hex::Hex> found{start};
    seen[first] = true;
    for (std::size_t next = 0; next < found.size(); ++next)
        for (const auto side : hex::allSides)
        {
            const auto other = hex::neighbour(found[next], side);
            if (!map.grid.contains(other) || seen[at(other)] || !same(at(other)))
                continue;
            seen[at(other)] = true;
            found.push_back(other);
            if (static_cast<int>(found.size()) > most)
                return found;
        }
    return found;
}

std::vector<hex::Hex> alikeEverywhere(const edit::Value& map, const edit::Paint& paint, hex::Hex start)
{
    if (!map.grid.contains(start))
        return {};
    const edit::Raster& numbers = numbersOf(map, paint);
    const auto wanted = numbers[static_cast<std::size_t>(map.grid.index(start))];
    std::vector<hex::Hex> found;
    for (int i = 0; i < map.grid.count(); ++i)
        if (numbers[static_cast<std::size_t>(i)] == wanted)
            found.push_back(map.grid.hexOf(i));
    return found;
}

} // namespace merlon::editor
