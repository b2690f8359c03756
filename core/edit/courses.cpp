#include "core/edit/courses.h"

#include "core/edit/has.h"
#include "core/edit/line_course.h"
#include "core/edit/line_points.h"
#include "core/edit/map_value.h"
#include "core/edit/overlay_edits.h"
#include "core/edit/rows.h"
#include "tell.h"

#include <algorithm>

namespace merlon::edit
{
namespace
{

using hex::Hex;

bool isOne(const map::Palette& palette, const map::Covering& overlay)
{
    const auto* kind = palette.overlay(overlay.kind);
    return kind != nullptr && kind->course && isCourse(overlay.hexes);
}

const map::Covering* courseIn(const Desk& desk, const Entry& entry)
{
    const auto& one = *entry.thing.as<map::Covering>();
    return isOne(*desk.palette, one) ? &one : nullptr;
}

std::optional<map::Line> lineOf(const map::Palette& palette, const map::Covering& overlay)
{
    if (!isOne(palette, overlay))
        return {};
    map::Line line;
    line.kind = overlay.kind;
    line.path = cornersOf(overlay.hexes);
    return line;
}

/// With another one at one of its ends, which goes; from its first hex to its last.
bool join(std::vector<Hex>& hexes, std::vector<Hex> other)
{
    if (hexes.front() == hexes.back() || other.front() == other.back())
        return false;
    if (hexes.front() == other.front() || hexes.front() == other.back())
        std::ranges::reverse(hexes);
    if (other.back() == hexes.back())
        std::ranges::reverse(other);
    if (other.front() != hexes.back())
        return false;
    auto all = hexes;
    all.insert(all.end(), other.begin() + 1, other.end());
    if (!isCourse(all))
        return false;
    hexes = std::move(all);
    return true;
}

} // namespace

std::optional<map::Line> lineOfCourse(const Desk& desk, const Entry& overlay)
{
    return lineOf(*desk.palette, *overlay.thing.as<map::Covering>());
}

std::vector<map::Line> linesAndCourses(const map::Palette& palette, const map::HexMap& map)
{
    std::vector<map::Line> lines = map.lines;
    for (const map::Covering& overlay : map.overlays)
        if (auto line = lineOf(palette, overlay))
            lines.push_back(std::move(*line));
    return lines;
}

std::vector<const Entry*> coursesAt(const Desk& desk, Hex at)
{
    std::vector<const Entry*> all;
    for (const Entry& entry : *desk.mapValue().shelves[OfMap::overlays])
        if (const auto* course = courseIn(desk, entry); course != nullptr && has(course->hexes, at))
            all.insert(all.begin(), &entry);
    return all;
}

Made drawnCourse(const Desk& desk, Key key, const map::Line& line)
{
    const Shelf& shelf = *desk.mapValue().shelves[OfMap::overlays];
    const Entry* own = key != 0 ? find(shelf, key) : nullptr;
    if (line.path.size() < 2)
        return own != nullptr ? lifted(desk, own->thing.as<map::Covering>()->hexes, line.kind) : Edit{};
    map::Covering course;
    if (own != nullptr)
        course = *own->thing.as<map::Covering>();
    course.kind = line.kind;
    course.hexes = hexesOf(desk.mapValue().grid, line);
    Patch patch;
    if (own != nullptr)
        patch.put(OfMap::overlays, {own->key, own->rank, {}});
    for (const Entry& entry : shelf)
        if (const auto* other = courseIn(desk, entry);
            other != nullptr && entry.key != key && other->kind == line.kind && join(course.hexes, other->hexes))
            patch.put(OfMap::overlays, {entry.key, entry.rank, {}});
    Desk others = desk; // without those that become a part of it
    others.values[desk.map] = applied(desk.mapValue(), patch);
    auto made = laid(others, {course.kind, course.hexes, {}, {}});
    if (!made || made->empty())
        return made;
    const Key fresh = freshKey(desk.mapValue(), patch);
    const Entry place = own != nullptr ? *own : Entry{fresh, double(fresh), {}};
    patch.put(OfMap::overlays, {place.key, place.rank, Thing::of(std::move(course))});
    Edit edit;
    edit.says = made->says;
    edit.parts.emplace(desk.map, std::move(patch));
    return completed(desk, std::move(edit));
}

} // namespace merlon::edit
