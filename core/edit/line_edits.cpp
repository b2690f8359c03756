#include "core/edit/line_edits.h"

#include "core/edit/line_drawing.h"
#include "core/edit/line_points.h"
#include "core/edit/map_value.h"
#include "tell.h"

#include <algorithm>

namespace merlon::edit
{

using hex::Hex;

namespace
{

/// Lines of one kind, level and edge can become one.
bool alike(const map::Line& a, const map::Line& b)
{
    return a.kind == b.kind && a.level == b.level && a.edge == b.edge;
}

/// Another line that ends where this one does, or null; the path then goes on to its other end. Its edge is on the side
/// on which that one had it.
const Entry* grownInto(const Value& map, const std::set<Key>& taken, map::Line& line)
{
    for (const Entry& entry : *map.shelves[OfMap::lines])
    {
        if (taken.contains(entry.key) || !alike(line, *entry.thing.as<map::Line>()))
            continue;
        for (const bool turns : {false, true})
        {
            const auto& known = *entry.thing.as<map::Line>();
            const map::Line other = turns ? reversed(known) : known;
            const bool after = other.path.front() == line.path.back() && other.path.back() != line.path.front();
            const bool before = other.path.back() == line.path.front() && other.path.front() != line.path.back();
            if (!after && !before)
                continue;
            auto path = after ? joined(line, other) : joined(other, line);
            line.path = std::move(path.path);
            line.round = path.round;
            line.sharp = std::move(path.sharp);
            if (other.outward != map::Line::Outward::None)
                line.outward = other.outward;
            return &entry;
        }
    }
    return nullptr;
}

std::string freeId(const Value& map, const std::string& kind)
{
    for (int number = 1;; ++number)
    {
        const std::string id = kind + '-' + std::to_string(number);
        if (std::ranges::none_of(*map.shelves[OfMap::lines],
                                 [&](const Entry& entry) { return entry.thing.as<map::Line>()->id == id; }))
            return id;
    }
}

yaml::Term termOf(const Desk& desk, const map::Line& line)
{
    return {desk.palette->system, "terrain", line.kind};
}

yaml::Message saysOf(const Desk& desk, const map::Line& line, bool isNew, bool joins, int lost)
{
    const yaml::Term kind = termOf(desk, line);
    if (lost > 0)
        return tell::edit_bend_line_less{.terrain = kind, .count = lost};
    if (joins)
        return tell::edit_join_lines{.terrain = kind};
    if (isNew)
        return tell::edit_draw_line{.terrain = kind};
    return tell::edit_bend_line{.terrain = kind};
}

/// What another line says of everything but what is under it.
bool saysTheSame(map::Line a, const map::Line& b)
{
    a.under = b.under;
    a.stairs = b.stairs;
    return a == b;
}

Made redrawn(const Desk& desk, Key key, map::Line line, bool mends)
{
    const Value& map = desk.mapValue();
    Drawing drawing(desk);
    std::set<Key> taken{key};
    const Entry* own = key != 0 ? find(*map.shelves[OfMap::lines], key) : nullptr;
    const bool isNew = own == nullptr;
    if (own != nullptr)
        drawing.take(*own);
    while (const Entry* other = grownInto(map, taken, line))
    {
        taken.insert(other->key);
        drawing.take(*other);
        own = own != nullptr ? own : other;
    }
    if (own != nullptr)
        line.id = own->thing.as<map::Line>()->id;
    else if (line.id.empty())
        line.id = freeId(map, line.kind);
    const Key fresh = drawing.newKey();
    if (!drawing.lay(line, own != nullptr ? *own : Entry{fresh, double(fresh), {}}, mends) || !drawing.giveBack())
        return tl::unexpected(tell::refused_legend{}.message());
    const yaml::Message says = saysOf(desk, line, isNew, taken.size() > 1, drawing.lost());
    return drawing.done(says);
}

/// The parts of a line that lie on those rows; what is under it is shared out among them.
std::vector<map::Line> partsOf(const map::Line& line, const hex::Layout& grid,
                               std::vector<std::pair<std::vector<Hex>, std::vector<Hex>>> pathsAndRows)
{
    std::vector<map::Line> parts;
    std::set<Hex> shared;
    for (auto& [path, row] : pathsAndRows)
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
        const auto isIts = [&](const map::Under& one)
        {
            return !shared.contains(one.hex) &&
                   std::ranges::any_of(row, [&](Hex at) { return hex::distance(at, one.hex) <= 1; });
        };
        std::erase_if(part.under,
                      [&](const map::Under& one)
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

} // namespace

Made drawn(const Desk& desk, Key key, map::Line line)
{
    const Value& map = desk.mapValue();
    line = normal(std::move(line));
    if (std::ranges::any_of(line.path, [&](Hex at) { return !map.grid.contains(at); }))
        return tl::unexpected(tell::refused_line_off{}.message());
    if (const auto* ground = desk.palette->find(line.kind);
        ground != nullptr && std::ranges::find(ground->bears, line.edge) == ground->bears.end())
        line.edge.clear();
    if (line.path.size() < 2)
        return key == 0 ? Made(Edit{}) : undrawn(desk, key);
    const Entry* own = key != 0 ? find(*map.shelves[OfMap::lines], key) : nullptr;
    if (own != nullptr && saysTheSame(line, *own->thing.as<map::Line>()))
        return Edit{};
    return redrawn(desk, key, std::move(line), false);
}

Made mended(const Desk& desk, Key key)
{
    const Entry* own = find(*desk.mapValue().shelves[OfMap::lines], key);
    if (own == nullptr || gapsOf(desk, *own->thing.as<map::Line>()).empty())
        return Edit{};
    return redrawn(desk, key, *own->thing.as<map::Line>(), true);
}

Made undrawn(const Desk& desk, Key key)
{
    const Entry* entry = find(*desk.mapValue().shelves[OfMap::lines], key);
    if (entry == nullptr)
        return Edit{};
    Drawing drawing(desk);
    drawing.take(*entry);
    if (!drawing.giveBack())
        return tl::unexpected(tell::refused_legend{}.message());
    return drawing.done(tell::edit_undraw_line{.terrain = termOf(desk, *entry->thing.as<map::Line>())});
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
    std::vector<std::pair<std::vector<Hex>, std::vector<Hex>>> parts;
    if (ring)
    {
        after.insert(after.end(), before.begin() + 1, before.end());
        rowAfter.insert(rowAfter.end(), rowBefore.begin() + 1, rowBefore.end());
        parts.emplace_back(std::move(after), std::move(rowAfter));
    }
    else
    {
        parts.emplace_back(std::move(before), std::move(rowBefore));
        parts.emplace_back(std::move(after), std::move(rowAfter));
    }
    Edit edit;
    edit.says = tell::edit_part_line{.terrain = termOf(desk, line)};
    Patch& patch = edit.parts[desk.map];
    patch.put(OfMap::lines, {entry->key, entry->rank, {}});
    bool isFirst = true;
    for (map::Line& part : partsOf(line, map.grid, std::move(parts)))
    {
        if (part.under.empty())
            continue;
        if (!isFirst)
            part.id = freeId(map, line.kind);
        const Key put = isFirst ? entry->key : freshKey(map, patch);
        patch.put(OfMap::lines, {put, isFirst ? entry->rank : double(put), Thing::of(std::move(part))});
        isFirst = false;
    }
    return completed(desk, std::move(edit));
}

std::vector<const Entry*> linesAt(const Value& map, Hex at)
{
    std::vector<const Entry*> all;
    for (const Entry& entry : *map.shelves[OfMap::lines])
    {
        const auto& line = *entry.thing.as<map::Line>();
        const auto row = hexesOf(map.grid, line);
        if (std::ranges::find(row, at) != row.end() ||
            std::ranges::binary_search(line.stairs, at, {}, &map::Under::hex))
            all.push_back(&entry);
    }
    std::ranges::stable_partition(
        all, [&](const Entry* entry)
        { return std::ranges::binary_search(entry->thing.as<map::Line>()->under, at, {}, &map::Under::hex); });
    return all;
}

std::vector<Hex> gapsOf(const Desk& desk, const map::Line& line)
{
    const Value& map = desk.mapValue();
    std::vector<Hex> gaps;
    for (const Hex at : hexesOf(map.grid, line))
    {
        if (!map.grid.contains(at) || std::ranges::find(gaps, at) != gaps.end())
            continue;
        const auto number = static_cast<std::size_t>(numberAt(map, OfMap::terrain, at));
        const auto* terrain = desk.palette->find(headOf(map).legend[number].terrain);
        const bool built = terrain != nullptr && !terrain->bears.empty();
        const bool made = std::ranges::any_of(
            *map.shelves[OfMap::lines], [&](const Entry& entry)
            { return std::ranges::binary_search(entry.thing.as<map::Line>()->under, at, {}, &map::Under::hex); });
        if (!built && !made)
            gaps.push_back(at);
    }
    return gaps;
}

} // namespace merlon::edit
