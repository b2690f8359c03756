#include "core/edit/set_up_ground.h"

#include "core/edit/castle_outside.h"
#include "core/edit/map_value.h"

#include <algorithm>

namespace merlon::edit
{
namespace
{

using hex::Hex;

/// How far from that edge, 0 on it.
int farFrom(const hex::Layout& grid, SetUpAt edge, Hex at)
{
    const hex::Cell cell = grid.cellOf(at);
    switch (edge)
    {
    case SetUpAt::North:
        return cell.row;
    case SetUpAt::South:
        return grid.rows - 1 - cell.row;
    case SetUpAt::West:
        return cell.column;
    default:
        return grid.columns - 1 - cell.column;
    }
}

/// Along the edge, so that neighbours in the list are near each other.
bool isBefore(const hex::Layout& grid, SetUpAt edge, Hex a, Hex b)
{
    const hex::Cell one = grid.cellOf(a);
    const hex::Cell other = grid.cellOf(b);
    const bool across = edge == SetUpAt::North || edge == SetUpAt::South;
    return across ? std::pair(one.column, one.row) < std::pair(other.column, other.row)
                  : std::pair(one.row, one.column) < std::pair(other.row, other.column);
}

} // namespace

std::vector<Hex> setUpGround(const Desk& desk, SetUpAt at, int depth)
{
    const Value& map = desk.mapValue();
    const hex::Layout& grid = map.grid;
    const Outside outside(desk);
    std::vector<Hex> ground;
    for (int index = 0; index < grid.columns * grid.rows; ++index)
    {
        const Hex hex = grid.hexAt({index % grid.columns, index / grid.columns});
        const bool wanted =
            at == SetUpAt::Castle ? !outside.isOutside(hex) : outside.isOutside(hex) && farFrom(grid, at, hex) < depth;
        if (wanted)
            ground.push_back(hex);
    }
    if (at == SetUpAt::Castle)
        std::ranges::stable_sort(ground, std::ranges::greater{},
                                 [&](Hex hex) { return numberAt(map, OfMap::level, hex); });
    else
        std::ranges::stable_sort(ground, [&](Hex a, Hex b) { return isBefore(grid, at, a, b); });
    return ground;
}

} // namespace merlon::edit
