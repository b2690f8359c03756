#include "editor/tools/shapes.h"

#include "core/edit/map_value.h"

#include <algorithm>

namespace merlon::editor
{
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

std::vector<hex::Hex> alike(const edit::Value& map, const edit::Paint& paint, hex::Hex start)
{
    if (!map.grid.contains(start))
        return {};
    const bool terrain = paint.kind == edit::Paint::Kind::Terrain;
    const edit::Raster& numbers = *map.rasters[terrain ? edit::OfMap::terrain : edit::OfMap::level];
    const auto at = [&](hex::Hex hex) { return static_cast<std::size_t>(map.grid.index(hex)); };
    const auto wanted = numbers[at(start)];
    std::vector<bool> seen(numbers.size(), false);
    std::vector<hex::Hex> found{start};
    seen[at(start)] = true;
    for (std::size_t next = 0; next < found.size(); ++next)
        for (const auto side : hex::allSides)
        {
            const auto other = hex::neighbour(found[next], side);
            if (!map.grid.contains(other) || seen[at(other)] || numbers[at(other)] != wanted)
                continue;
            seen[at(other)] = true;
            found.push_back(other);
        }
    return found;
}

} // namespace merlon::editor
