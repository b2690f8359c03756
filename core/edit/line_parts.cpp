#include "core/edit/line_parts.h"

#include "core/edit/line_course.h"
#include "core/edit/line_edits.h"
#include "core/edit/line_points.h"
#include "core/edit/map_value.h"
#include "tell.h"

#include <algorithm>
#include <set>

namespace merlon::edit
{

using hex::Hex;

namespace
{

/// Of a part: its points, and the hexes that it runs over.
struct Stretch
{
    std::vector<Hex> path;
    std::vector<Hex> row;
};

/// The parts of a line that lie on those rows; what is under it is shared out among them.
std::vector<map::Line> partsOf(const map::Line& line, const hex::Layout& grid, std::vector<Stretch> stretches)
{
    std::vector<map::Line> parts;
    std::set<Hex> shared;
    for (auto& [path, row] : stretches)
    {
        map::Line part = line;
        part.path = std::move(path);
        part = normal(std::move(part));
        if (hexesOf(grid, part) != row) // a curve, which would run another way now
        {
            part.path = cornersOf(row);
            part.round = false;
            part = normal(std::move(part));
        }
        const auto isIts = [&, &row = row](const map::Under& one)
        {
            return !shared.contains(one.hex) &&
                   std::ranges::any_of(row, [&](Hex at) { return hex::distance(at, one.hex) <= 1; });
        };
        std::erase_if(part.under,
                      [&, &row = row](const map::Under& one)
                      {
                          const bool stairs = std::ranges::binary_search(line.stairs, one.hex, {}, &map::Under::hex);
                          return !(stairs ? isIts(one)
                                          : std::ranges::find(row, one.hex) != row.end() && !shared.contains(one.hex));
                      });
        std::erase_if(part.stairs, [&](const map::Under& one)
                      { return !std::ranges::binary_search(part.under, one.hex, {}, &map::Under::hex); });
        for (const map::Under& one : part.under)
            shared.insert(one.hex);
        parts.push_back(std::move(part));
    }
    return parts;
}

/// The first part is the line that was.
void putParts(const Value& map, const Entry& was, std::vector<Stretch> stretches, Patch& patch)
{
    const auto& line = *was.thing.as<map::Line>();
    patch.put(OfMap::lines, {was.key, was.rank, {}});
    bool isFirst = true;
    for (map::Line& part : partsOf(line, map.grid, std::move(stretches)))
    {
        if (part.under.empty())
            continue;
        if (!isFirst)
            part.id = freeLineId(applied(map, patch), line.kind);
        const Key put = isFirst ? was.key : freshKey(map, patch);
        patch.put(OfMap::lines, {put, isFirst ? was.rank : double(put), Thing::of(std::move(part))});
        isFirst = false;
    }
}

/// What is left of it, from one hex that is gone to the next, with the points that lie there.
std::vector<Stretch> leftOf(const map::Line& line, const std::vector<Hex>& row, const Gone& gone)
{
    std::vector<Stretch> all;
    const auto end = [&](std::size_t from, std::size_t to)
    {
        if (to < from + 2)
            return;
        Stretch one{{row[from]}, {row.begin() + std::ptrdiff_t(from), row.begin() + std::ptrdiff_t(to)}};
        const std::size_t last = pointsBefore(line, row, to - 1);
        for (std::size_t point = pointsBefore(line, row, from); point < last; ++point)
            one.path.push_back(line.path[point]);
        one.path.push_back(row[to - 1]);
        all.push_back(std::move(one));
    };
    std::size_t from = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (gone(row[i]))
        {
            end(from, i);
            from = i + 1;
        }
    end(from, row.size());
    return all;
}

} // namespace

std::string freeLineId(const Value& map, const std::string& kind)
{
    for (int number = 1;; ++number)
    {
        const std::string id = kind + '-' + std::to_string(number);
        if (std::ranges::none_of(*map.shelves[OfMap::lines],
                                 [&](const Entry& entry) { return entry.thing.as<map::Line>()->id == id; }))
            return id;
    }
}

void cutLines(const Value& map, const Gone& gone, Patch& patch)
{
    for (const Entry& entry : *map.shelves[OfMap::lines])
    {
        const auto& line = *entry.thing.as<map::Line>();
        const auto row = hexesOf(map.grid, line);
        const bool isCut = std::ranges::any_of(row, gone);
        map::Line less = line;
        const auto isGone = [&](const map::Under& one) { return gone(one.hex); };
        if (std::erase_if(less.under, isGone) + std::erase_if(less.stairs, isGone) == 0 && !isCut)
            continue;
        const Entry left{entry.key, entry.rank, Thing::of(std::move(less))};
        if (isCut)
            putParts(map, left, leftOf(line, row, gone), patch);
        else
            patch.put(OfMap::lines, left);
    }
}

Made parted(const Desk& desk, Key key, Hex at)
{
    const Value& map = desk.mapValue();
    const Entry* entry = find(*map.shelves[OfMap::lines], key);
    if (entry == nullptr)
        return Edit{};
    const auto& line = *entry->thing.as<map::Line>();
    const auto row = hexesOf(map.grid, line);
    const auto last = std::ranges::find(row, at);
    const std::size_t first = static_cast<std::size_t>(last - row.begin()) + 1; // hexes of the first part
    const std::size_t points = pointsBefore(line, row, first - 1);
    const bool ring = isRing(line);
    if (last == row.end() || first < 2 || row.size() < first + 2 || (ring && row.size() < 5))
        return tl::unexpected(tell::refused_line_part{}.message());
    std::vector<Hex> before(line.path.begin(), line.path.begin() + static_cast<std::ptrdiff_t>(points));
    before.push_back(at);
    std::vector<Hex> after{row[first]};
    after.insert(after.end(),
                 line.path.begin() +
                     static_cast<std::ptrdiff_t>(points + (points < line.path.size() && line.path[points] == at)),
                 line.path.end());
    std::vector<Hex> rowBefore(row.begin(), last + 1);
    std::vector<Hex> rowAfter(last + 1, row.end());
    std::vector<Stretch> parts;
    if (ring)
    {
        after.insert(after.end(), before.begin() + 1, before.end());
        rowAfter.insert(rowAfter.end(), rowBefore.begin() + 1, rowBefore.end());
        parts.push_back({std::move(after), std::move(rowAfter)});
    }
    else
    {
        parts.push_back({std::move(before), std::move(rowBefore)});
        parts.push_back({std::move(after), std::move(rowAfter)});
    }
    Edit edit;
    edit.says = tell::edit_part_line{.terrain = yaml::Term{desk.palette->system, "terrain", line.kind}};
    putParts(map, *entry, std::move(parts), edit.parts[desk.map]);
    return completed(desk, std::move(edit));
}

} // namespace merlon::edit
