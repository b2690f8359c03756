// Where another map comes to lie.

#include "core/edit/joining.h"
#include "tell.h"

#include <algorithm>
#include <set>

namespace merlon::edit
{
namespace
{

bool isLevel(Border border)
{
    return border == Border::North || border == Border::South;
}

std::vector<hex::Hex> rimOf(const hex::Layout& grid)
{
    std::vector<hex::Hex> rim;
    for (int column = 0; column < grid.columns; ++column)
        for (const int row : {0, grid.rows - 1})
            rim.push_back(grid.hexAt({column, row}));
    for (int row = 1; row + 1 < grid.rows; ++row)
        for (const int column : {0, grid.columns - 1})
            rim.push_back(grid.hexAt({column, row}));
    return rim;
}

/// A map that looks for its place beside another one. The hexes at its edges say enough: it has no holes.
class Guest
{
public:
    Guest(const hex::Layout& grid, const hex::Layout& own, const Joint& joint)
        : grid_(grid), own_(own), joint_(joint), rim_(rimOf(own))
    {
        // On pointy hexes the mirror's axis runs through corners, a sixth of a turn from that of the lattice.
        const bool pointy = own.orientation == hex::Orientation::Pointy;
        turn_ = {own.first, grid.first, joint.sixths + (joint.mirrored && pointy ? 1 : 0), joint.mirrored};
    }

    /// So that a frame around it lies on the border, or so many hexes further in. Where columns are shoved, a step
    /// across them is also half a step along them, which the next round takes back.
    void lie(int in)
    {
        for (hex::Cell off = way(in); off != hex::Cell{}; off = way(in))
            turn_.to = turn_.to + (grid_.hexAt(off) - grid_.first);
    }

    bool isOver() const
    {
        return std::ranges::any_of(rim_, [&](hex::Hex at) { return grid_.contains(turn_(at)); });
    }
    bool touches() const
    {
        return std::ranges::any_of(rim_,
                                   [&](hex::Hex at) {
                                       return std::ranges::any_of(hex::allSides, [&](hex::Side side)
                                                                  { return grid_.contains(turn_(at) + step(side)); });
                                   });
    }
    /// All hexes of the edge that faces the map lie on its border.
    bool fits() const
    {
        std::set<int> facing;
        for (const hex::Hex at : rim_)
            if (const hex::Cell cell = grid_.cellOf(turn_(at)); isAtBorder(cell))
                facing.insert(isLevel(joint_.border) ? cell.column : cell.row);
        return static_cast<int>(facing.size()) == (isLevel(joint_.border) ? own_.columns : own_.rows);
    }
    /// Columns, or rows, of the frame around it.
    int length() const
    {
        const auto [low, high] = frame();
        return 1 + (isLevel(joint_.border) ? high.column - low.column : high.row - low.row);
    }
    const Turn& turn() const { return turn_; }

private:
    std::pair<hex::Cell, hex::Cell> frame() const
    {
        hex::Cell low = grid_.cellOf(turn_(rim_.front()));
        hex::Cell high = low;
        for (const hex::Hex at : rim_)
        {
            const hex::Cell cell = grid_.cellOf(turn_(at));
            low = {std::min(low.column, cell.column), std::min(low.row, cell.row)};
            high = {std::max(high.column, cell.column), std::max(high.row, cell.row)};
        }
        return {low, high};
    }
    hex::Cell way(int in) const
    {
        const auto [low, high] = frame();
        switch (joint_.border)
        {
        case Border::North:
            return {joint_.shift - low.column, in - 1 - high.row};
        case Border::South:
            return {joint_.shift - low.column, grid_.rows - in - low.row};
        case Border::West:
            return {in - 1 - high.column, joint_.shift - low.row};
        case Border::East:
            break;
        }
        return {grid_.columns - in - low.column, joint_.shift - low.row};
    }
    bool isAtBorder(hex::Cell cell) const
    {
        switch (joint_.border)
        {
        case Border::North:
            return cell.row == -1;
        case Border::South:
            return cell.row == grid_.rows;
        case Border::West:
            return cell.column == -1;
        case Border::East:
            break;
        }
        return cell.column == grid_.columns;
    }

    const hex::Layout& grid_;
    const hex::Layout& own_;
    const Joint& joint_;
    const std::vector<hex::Hex> rim_;
    Turn turn_;
};

} // namespace

tl::expected<Turn, yaml::Message> laidBeside(const hex::Layout& map, const hex::Layout& other, const Joint& joint)
{
    if (map.orientation != other.orientation)
        return tl::unexpected(tell::refused_join_orientation{}.message());
    Guest guest(map, other, joint);
    guest.lie(0);
    const int along = isLevel(joint.border) ? map.columns : map.rows;
    if (joint.shift >= along || joint.shift + guest.length() <= 0)
        return tl::unexpected(tell::refused_join_apart{}.message());
    if (joint.sixths % 3 == 0)
    {
        if (!guest.fits())
            return tl::unexpected(tell::refused_join_gaps{}.message());
        if (!guest.touches())
            return tl::unexpected(tell::refused_join_apart{}.message());
        return guest.turn();
    }
    // A corner of it comes first: in, a hex at a time, until it would lie on the map. A very narrow one may be missed.
    const int farthest = 2 * (map.columns + map.rows + other.columns + other.rows);
    int in = 0;
    while (!guest.isOver() && in <= farthest)
        guest.lie(++in);
    if (!guest.isOver())
        return tl::unexpected(tell::refused_join_apart{}.message());
    guest.lie(in - 1);
    return guest.turn();
}

int Shifts::nearest(int wish) const
{
    const int in = std::clamp(wish, least, most) - least;
    return least + in / step * step;
}

std::optional<Shifts> shiftsOf(const hex::Layout& map, const hex::Layout& other, Joint joint)
{
    if (map.orientation != other.orientation)
        return {};
    joint.shift = 0;
    Guest guest(map, other, joint);
    guest.lie(0);
    const auto right = [&](int shift)
    {
        joint.shift = shift;
        return laidBeside(map, other, joint).has_value();
    };
    Shifts shifts{1 - guest.length(), (isLevel(joint.border) ? map.columns : map.rows) - 1};
    while (shifts.least <= shifts.most && !right(shifts.least))
        ++shifts.least;
    while (shifts.least < shifts.most && !right(shifts.most))
        --shifts.most;
    if (shifts.least > shifts.most)
        return {};
    shifts.step = shifts.least == shifts.most || right(shifts.least + 1) ? 1 : 2;
    return shifts;
}

} // namespace merlon::edit
