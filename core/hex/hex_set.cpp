#include "core/hex/hex_set.h"

#include <algorithm>

namespace merlon::hex
{
namespace
{

/// The smallest part of the lattice that has all of them and a margin, with columns and rows as those of the grid.
Layout around(const Layout& grid, const std::vector<Hex>& hexes)
{
    Cell low = grid.cellOf(hexes.front());
    Cell high = low;
    for (const Hex hex : hexes)
    {
        const Cell cell = grid.cellOf(hex);
        low = {std::min(low.column, cell.column), std::min(low.row, cell.row)};
        high = {std::max(high.column, cell.column), std::max(high.row, cell.row)};
    }
    return grid.cropped(low.column - 1, low.row - 1, grid.columns - 2 - high.column, grid.rows - 2 - high.row);
}

/// All that can be reached from the corner without stepping on the wall.
HexSet outside(const HexSet& wall)
{
    HexSet reached(wall.grid());
    std::vector<Hex> found{wall.grid().hexOf(0)};
    reached.add(found.front());
    for (std::size_t next = 0; next < found.size(); ++next)
        for (const Side side : allSides)
            if (const Hex other = neighbour(found[next], side);
                wall.grid().contains(other) && !wall.has(other) && !reached.has(other))
            {
                reached.add(other);
                found.push_back(other);
            }
    return reached;
}

} // namespace

HexSet::HexSet(const Layout& grid, const std::vector<Hex>& hexes) : HexSet(grid)
{
    for (const Hex hex : hexes)
        add(hex);
}

int HexSet::count() const
{
    return static_cast<int>(std::ranges::count(in_, 1));
}

std::vector<Hex> HexSet::hexes() const
{
    std::vector<Hex> out;
    for (int i = 0; i < grid_.count(); ++i)
        if (in_[static_cast<std::size_t>(i)] != 0)
            out.push_back(grid_.hexOf(i));
    return out;
}

std::vector<HexSet::Block> HexSet::blocks() const
{
    std::vector<Block> out;
    std::vector<std::size_t> above; // blocks that end in the row above, from left to right
    for (int row = 0; row < grid_.rows; ++row)
    {
        std::vector<std::size_t> here;
        auto open = above.begin();
        const char* in = in_.data() + static_cast<std::ptrdiff_t>(row) * grid_.columns;
        for (int column = 0; column < grid_.columns; ++column)
        {
            if (in[column] == 0)
                continue;
            const int first = column;
            while (column + 1 < grid_.columns && in[column + 1] != 0)
                ++column;
            while (open != above.end() && out[*open].first.column < first)
                ++open;
            if (open != above.end() && out[*open].first.column == first && out[*open].last.column == column)
            {
                out[*open].last.row = row;
                here.push_back(*open);
            }
            else
            {
                here.push_back(out.size());
                out.push_back({{first, row}, {column, row}});
            }
        }
        above = std::move(here);
    }
    return out;
}

HexSet HexSet::inverted() const
{
    HexSet out(*this);
    for (char& in : out.in_)
        in = in == 0 ? 1 : 0;
    return out;
}

HexSet HexSet::grown() const
{
    HexSet out(*this);
    for (const Hex hex : hexes())
        for (const Side side : allSides)
            out.add(neighbour(hex, side));
    return out;
}

HexSet HexSet::shrunk() const
{
    return inverted().grown().inverted();
}

std::vector<Hex> enclosed(const Layout& grid, const std::vector<Hex>& outline)
{
    if (outline.empty())
        return {};
    std::vector<Hex> wall;
    Hex from = outline.back();
    for (const Hex to : outline)
    {
        const auto step = line(from, to);
        wall.insert(wall.end(), step.begin(), step.end());
        from = to;
    }
    auto inside = outside(HexSet(around(grid, wall), wall)).inverted().hexes();
    std::erase_if(inside, [&](Hex hex) { return !grid.contains(hex); });
    return inside;
}

} // namespace merlon::hex
