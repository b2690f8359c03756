#include "core/edit/joining.h"

#include "core/edit/free_id.h"
#include "core/edit/ground.h"
#include "core/edit/map_value.h"
#include "core/hex/hex_set.h"
#include "tell.h"

#include <algorithm>
#include <set>

namespace merlon::edit
{
namespace
{

/// The smallest that has the map and the hexes of the other one.
hex::Layout around(const hex::Layout& grid, const hex::Layout& other, const Turn& turn)
{
    hex::Cell low;
    hex::Cell high{grid.columns - 1, grid.rows - 1};
    hex::forEachHex(other,
                    [&](hex::Hex at)
                    {
                        const hex::Cell cell = grid.cellOf(turn(at));
                        low = {std::min(low.column, cell.column), std::min(low.row, cell.row)};
                        high = {std::max(high.column, cell.column), std::max(high.row, cell.row)};
                    });
    return grid.cropped(low.column, low.row, grid.columns - 1 - high.column, grid.rows - 1 - high.row);
}

std::set<std::string> idsIn(const Shelf& shelf)
{
    std::set<std::string> ids;
    for (const Entry& entry : shelf)
        takeId(entry.thing, ids);
    return ids;
}

Desk deskOf(const Desk& desk, const Value& other)
{
    Desk out;
    out.values.emplace(0, other);
    out.palette = desk.palette;
    return out;
}

/// The other map comes onto the grid that has room for both.
class Joining
{
public:
    Joining(const Desk& desk, const Value& other, const Turn& turn, const hex::Layout& grid)
        : desk_(desk),
          map_(desk.mapValue()),
          otherDesk_(deskOf(desk, other)),
          other_(otherDesk_.mapValue()),
          turn_(turn),
          head_(headOf(map_)),
          levels_(headOf(map_).levels || headOf(other).levels),
          covered_(grid)
    {
        patch_.grid = grid;
    }

    tl::expected<Patch, yaml::Message> patch(const std::string& rest)
    {
        if (levels_ && !head_.levels)
            sayLevels();
        if (const auto why = layGround(); why.sentence != nullptr)
            return tl::unexpected(why);
        if (const auto why = layRest(rest); why.sentence != nullptr)
            return tl::unexpected(why);
        for (const std::size_t shelf : {OfMap::features, OfMap::structures, OfMap::overlays, OfMap::lines})
            layThings(shelf);
        if (head_ != headOf(map_))
            putHead(map_, patch_, std::move(head_));
        return std::move(patch_);
    }

private:
    /// Until now only the terrain said them.
    void sayLevels()
    {
        const Grounds grounds(desk_, head_);
        hex::forEachHex(map_.grid,
                        [&](hex::Hex at)
                        {
                            if (const int level = grounds.at(at).level; level != 0)
                                patch_.set(OfMap::level, at, level);
                        });
        head_.levels.emplace();
    }

    yaml::Message layGround()
    {
        map::HexMap head = headOf(other_);
        const Grounds grounds(otherDesk_, head);
        std::vector<std::optional<int>> numbers(head.legend.size());
        for (int i = 0; i < other_.grid.count(); ++i)
        {
            const hex::Hex at = other_.grid.hexOf(i);
            const Ground ground = grounds.at(at);
            auto& number = numbers[static_cast<std::size_t>(ground.terrain)];
            if (!number)
            {
                const auto found = numberOf(head.legend[static_cast<std::size_t>(ground.terrain)].terrain);
                if (!found)
                    return found.error();
                number = *found;
            }
            lay(turn_(at), *number, ground.level);
            covered_.add(turn_(at));
        }
        return {};
    }

    yaml::Message layRest(const std::string& terrain)
    {
        std::optional<int> number;
        const auto* known = desk_.palette->find(terrain);
        const int level = known != nullptr ? known->level.value_or(0) : 0;
        for (int i = 0; i < patch_.grid->count(); ++i)
        {
            const hex::Hex at = patch_.grid->hexOf(i);
            if (map_.grid.contains(at) || covered_.has(at))
                continue;
            if (!number)
            {
                const auto found = numberOf(terrain);
                if (!found)
                    return found.error();
                number = *found;
            }
            lay(at, *number, level);
        }
        return {};
    }

    void lay(hex::Hex at, int number, int level)
    {
        patch_.set(OfMap::terrain, at, number);
        patch_.set(OfMap::level, at, levels_ ? level : 0);
    }

    /// It may be new to the legend.
    tl::expected<int, yaml::Message> numberOf(const std::string& terrain)
    {
        const auto* known = desk_.palette->find(terrain);
        if (known == nullptr && std::ranges::count(head_.legend, terrain, &map::LegendEntry::terrain) == 0)
            return tl::unexpected(tell::refused_terrain{.terrain = terrain}.message());
        const auto number = map::legendIndex(head_, terrain, known != nullptr ? known->symbol : '?');
        if (!number)
            return tl::unexpected(tell::refused_legend{}.message());
        return *number;
    }

    void layThings(std::size_t shelf)
    {
        std::set<std::string> ids = idsIn(*map_.shelves[shelf]);
        for (const Entry& entry : ranked(*other_.shelves[shelf]))
        {
            const Key key = freshKey(map_, patch_);
            patch_.put(shelf, {key, static_cast<double>(key), withFreeId(turned(entry.thing, turn_), ids)});
        }
    }

    const Desk& desk_;
    const Value& map_;
    const Desk otherDesk_;
    const Value& other_;
    const Turn turn_;
    map::HexMap head_;
    const bool levels_; ///< both are to say them
    hex::HexSet covered_;
    Patch patch_;
};

/// By its id, or else by its size.
std::string nameOf(const Value& map)
{
    const std::string& id = headOf(map).id;
    return !id.empty() ? id : std::to_string(map.grid.columns) + " × " + std::to_string(map.grid.rows);
}

} // namespace

std::string openGround(const Desk& desk)
{
    const auto& legend = headOf(desk.mapValue()).legend;
    std::vector<int> counts(legend.size(), 0);
    for (const std::int16_t number : *desk.mapValue().rasters[OfMap::terrain])
        ++counts[static_cast<std::size_t>(number)];
    const std::string* best = nullptr;
    int most = 0;
    for (std::size_t i = 0; i < legend.size(); ++i)
    {
        const auto* known = desk.palette->find(legend[i].terrain);
        const bool open = known != nullptr && known->bears.empty() && desk.palette->structureOf(known->id) == nullptr;
        if (open && counts[i] > most)
        {
            most = counts[i];
            best = &legend[i].terrain;
        }
    }
    return best != nullptr ? *best : desk.palette->terrain.front().id;
}

Made joined(const Desk& desk, const Value& other, const Joint& joint, const std::string& rest)
{
    const hex::Layout& grid = desk.mapValue().grid;
    const auto turn = laidBeside(grid, other.grid, joint);
    if (!turn)
        return tl::unexpected(turn.error());
    const hex::Layout both = around(grid, other.grid, *turn);
    if (both.columns > map::maxExtent || both.rows > map::maxExtent)
        return tl::unexpected(tell::refused_extents{.most = map::maxExtent}.message());
    auto patch = Joining(desk, other, *turn, both).patch(rest);
    if (!patch)
        return tl::unexpected(patch.error());
    Edit edit;
    edit.says = tell::edit_join{.map = nameOf(other)};
    edit.parts.emplace(desk.map, std::move(*patch));
    return completed(desk, std::move(edit));
}

} // namespace merlon::edit
