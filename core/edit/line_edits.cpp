#include "core/edit/line_edits.h"

#include "core/edit/has.h"
#include "core/edit/hexside_features.h"
#include "core/edit/line_drawing.h"
#include "core/edit/line_parts.h"
#include "core/edit/line_points.h"
#include "core/edit/map_value.h"
#include "core/edit/roomless.h"
#include "tell.h"

#include <algorithm>
#include <functional>

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

yaml::Term termOf(const Desk& desk, const map::Line& line)
{
    return {desk.palette->system, "terrain", line.kind};
}

yaml::Message saysOf(const Desk& desk, const map::Line& line, const Drawing& drawing, const Edit& edit, bool isNew,
                     bool joins)
{
    const yaml::Term kind = termOf(desk, line);
    if (!edit.noRoom.empty() && isNew && !joins)
        return tell::edit_draw_line_over{.terrain = kind, .things = listed(edit.noRoom)};
    if (!edit.noRoom.empty())
        return tell::edit_bend_line_less{.terrain = kind, .things = listed(edit.noRoom)};
    if (drawing.left() > 0)
        return tell::edit_draw_line_less{.terrain = kind, .count = drawing.left()};
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

Made redrawn(const Desk& desk, Key key, map::Line line, std::span<const Hex> mends)
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
        line.id = freeLineId(map, line.kind);
    const Key fresh = drawing.newKey();
    if (!drawing.lay(line, own != nullptr ? *own : Entry{fresh, double(fresh), {}}, mends) || !drawing.giveBack())
        return tl::unexpected(tell::refused_legend{}.message());
    Edit edit = drawing.done();
    edit.says = saysOf(desk, line, drawing, edit, isNew, taken.size() > 1);
    return edit;
}

/// By a thing: a road goes over whatever there is.
bool isCovered(const Desk& desk, Hex at)
{
    return std::ranges::any_of(*desk.mapValue().shelves[OfMap::overlays],
                               [&](const Entry& entry)
                               {
                                   const auto& one = *entry.thing.as<map::Covering>();
                                   const auto* kind = desk.palette->overlay(one.kind);
                                   return (kind == nullptr || !kind->course) && has(one.hexes, at);
                               });
}

bool isMadeByALine(const Value& map, Hex at)
{
    return std::ranges::any_of(
        *map.shelves[OfMap::lines], [&](const Entry& entry)
        { return std::ranges::binary_search(entry.thing.as<map::Line>()->under, at, {}, &map::Under::hex); });
}

/// `meant`: all that stands on it goes too, and nobody needs to ask; the step says what.
Made withoutLine(const Desk& desk, Key key, bool meant)
{
    const Entry* entry = find(*desk.mapValue().shelves[OfMap::lines], key);
    if (entry == nullptr)
        return Edit{};
    Drawing drawing(desk);
    drawing.take(*entry);
    if (!drawing.giveBack())
        return tl::unexpected(tell::refused_legend{}.message());
    const yaml::Term kind = termOf(desk, *entry->thing.as<map::Line>());
    Edit edit = drawing.done();
    edit.says = edit.noRoom.empty()
                    ? tell::edit_undraw_line{.terrain = kind}.message()
                    : tell::edit_undraw_line_less{.terrain = kind, .things = listed(edit.noRoom)}.message();
    if (meant)
        edit.noRoom.clear();
    return edit;
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
        return key == 0 ? Made(Edit{}) : withoutLine(desk, key, line.path.empty());
    const Entry* own = key != 0 ? find(*map.shelves[OfMap::lines], key) : nullptr;
    if (own != nullptr && saysTheSame(line, *own->thing.as<map::Line>()))
        return Edit{};
    return redrawn(desk, key, std::move(line), {});
}

Made mended(const Desk& desk, Key key)
{
    const Entry* own = find(*desk.mapValue().shelves[OfMap::lines], key);
    const auto gaps = own != nullptr ? gapsOf(desk, *own->thing.as<map::Line>()) : std::vector<Hex>();
    if (gaps.empty())
        return Edit{};
    return redrawn(desk, key, *own->thing.as<map::Line>(), gaps);
}

Made undrawn(const Desk& desk, Key key)
{
    return withoutLine(desk, key, true);
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
    const auto isUnder = [&](const Entry* entry)
    { return std::ranges::binary_search(entry->thing.as<map::Line>()->under, at, {}, &map::Under::hex); };
    std::ranges::stable_sort(all, std::greater(), isUnder);
    return all;
}

std::vector<Hex> gapsOf(const Desk& desk, const map::Line& line)
{
    const Value& map = desk.mapValue();
    const Standing standing(map);
    const auto isMeant = [&](Hex at)
    {
        const auto* terrain = desk.palette->find(lyingAt(*desk.palette, map, at).terrain);
        return (terrain != nullptr && !terrain->bears.empty()) || !standing.on(at).empty() || isCovered(desk, at) ||
               isMadeByALine(map, at);
    };
    std::vector<Hex> gaps;
    for (const Hex at : hexesOf(map.grid, line))
        if (map.grid.contains(at) && std::ranges::find(gaps, at) == gaps.end() && !isMeant(at))
            gaps.push_back(at);
    return gaps;
}

} // namespace merlon::edit
