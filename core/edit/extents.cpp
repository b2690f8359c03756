#include "core/edit/extents.h"

#include "core/edit/map_value.h"
#include "tell.h"

#include <algorithm>

namespace merlon::edit
{

hex::Layout framed(const hex::Layout& grid, const Edges& edges)
{
    return grid.cropped(-edges.left, -edges.top, -edges.right, -edges.bottom);
}

Edges edgesAround(const hex::Layout& grid, std::span<const hex::Hex> hexes)
{
    hex::Cell low{grid.columns, grid.rows};
    hex::Cell high{-1, -1};
    for (const hex::Hex at : hexes)
        if (grid.contains(at))
        {
            const hex::Cell cell = grid.cellOf(at);
            low = {std::min(low.column, cell.column), std::min(low.row, cell.row)};
            high = {std::max(high.column, cell.column), std::max(high.row, cell.row)};
        }
    if (high.column < 0)
        return {};
    return {-low.column, -low.row, high.column + 1 - grid.columns, high.row + 1 - grid.rows};
}

Made resized(const Desk& desk, const Edges& edges, const std::string& terrain)
{
    const Value& map = desk.mapValue();
    const hex::Layout grid = framed(map.grid, edges);
    const auto fits = [](int extent) { return extent >= 1 && extent <= map::maxExtent; };
    if (!fits(grid.columns) || !fits(grid.rows))
        return tl::unexpected(tell::refused_extents{.most = map::maxExtent}.message());
    return reshaped(desk, headOf(map), grid, terrain);
}

} // namespace merlon::edit
