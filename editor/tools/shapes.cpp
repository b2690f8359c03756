#include "editor/tools/shapes.h"

#include <algorithm>

namespace merlon::editor
{
namespace
{

template <class Value>
std::vector<hex::Hex> flooded(const hex::Layout& layout, hex::Hex start, Value value)
{
    if (!layout.contains(start))
        return {};
    const auto wanted = value(layout.index(start));
    std::vector<bool> seen(static_cast<std::size_t>(layout.count()), false);
    std::vector<hex::Hex> found{start};
    seen[static_cast<std::size_t>(layout.index(start))] = true;
    for (std::size_t next = 0; next < found.size(); ++next)
    {
        const auto hex = found[next];
        for (const auto side : hex::allSides)
        {
            const auto other = hex::neighbour(hex, side);
            if (!layout.contains(other))
                continue;
            const int index = layout.index(other);
            const auto at = static_cast<std::size_t>(index);
            if (seen[at] || value(index) != wanted)
                continue;
            seen[at] = true;
            found.push_back(other);
        }
    }
    return found;
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

std::vector<hex::Hex> sameTerrain(const map::HexMap& map, hex::Hex start)
{
    return flooded(map.layout, start, [&](int index) { return map.terrain[static_cast<std::size_t>(index)]; });
}

std::vector<hex::Hex> sameLevel(const map::HexMap& map, hex::Hex start)
{
    return flooded(map.layout, start,
                   [&](int index)
                   { return map.levels ? (*map.levels)[static_cast<std::size_t>(index)] : std::int8_t{0}; });
}

} // namespace merlon::editor
