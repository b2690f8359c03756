#pragma once

#include "core/edit/map_edits.h"
#include "core/edit/table_things.h"
#include "core/edit/table_value.h"

/// Edits of the measured table of a desk. Where one cannot be made, the sentence says why: an outline that would cross
/// itself, a point beyond the table.
namespace merlon::edit
{

/// A thing of the table, by its layer and key.
struct TableThing
{
    std::size_t shelf = 0;
    Key key = 0;

    friend auto operator<=>(const TableThing&, const TableThing&) = default;
};

/// A new one above all others of its layer, with an id that nobody has, made from its kind.
Made drawn(const Desk& desk, map::Area area);
Made drawn(const Desk& desk, map::Course course);
Made drawn(const Desk& desk, map::Node node);
Made drawn(const Desk& desk, map::Way way);

/// Moved together; ways go along with their ends, and their bends where both ends do.
Made shifted(const Desk& desk, std::span<const TableThing> things, map::TablePoint by);
/// Turned together about the middle of all of them, clockwise; tenths of a degree.
Made turned(const Desk& desk, std::span<const TableThing> things, int tenths);
/// The same again, moved by so much; ways lead to the places that are copied with them.
Made copied(const Desk& desk, std::span<const TableThing> things, map::TablePoint by);
/// Things and their shelves, from elsewhere: above all others of their layers, with ids that nobody has, by which ways
/// among them lead to places among them.
Made put(const Desk& desk, std::vector<std::pair<std::size_t, Thing>> things, yaml::Message says);
/// Ways that lead to a place that goes are taken along.
Made removed(const Desk& desk, std::span<const TableThing> things);

/// A point of an outline, a course, a way's bends, or a place itself (point 0).
Made pointMoved(const Desk& desk, TableThing thing, std::size_t point, map::TablePoint to);
/// A new one before it; at the end when there is no such point.
Made pointAdded(const Desk& desk, TableThing thing, std::size_t before, map::TablePoint at);
Made pointRemoved(const Desk& desk, TableThing thing, std::size_t point);

/// Other fields of one thing: its kind, level, width, name. An id that somebody has is refused.
Made changed(const Desk& desk, TableThing thing, Thing as);
/// Title, size, unit, photograph. Refused where something would lie beyond a smaller table.
Made changed(const Desk& desk, map::TableMap head);

} // namespace merlon::edit
