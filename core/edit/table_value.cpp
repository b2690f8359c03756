#include "core/edit/table_value.h"

#include "core/edit/shelves.h"
#include "core/play/shape.h"

namespace merlon::play
{
SHAPE(map::TableMap, "table", "map", FIELD(map::TableMap::id, "id"))
SHAPE(map::Area, "area", "map", FIELD(map::Area::id, "id"), FIELD(map::Area::kind, "kind"),
      FIELD(map::Area::level, "level", {.least = map::lowestLevel, .most = map::highestLevel}),
      FIELD(map::Area::outline, "outline"))
SHAPE(map::Course, "course", "map", FIELD(map::Course::id, "id"), FIELD(map::Course::kind, "kind"),
      FIELD(map::Course::width, "width", {.least = 1, .most = map::widestCourse}), FIELD(map::Course::points, "points"))
SHAPE(map::Node, "node", "map", FIELD(map::Node::id, "id"), FIELD(map::Node::kind, "kind"), FIELD(map::Node::at, "at"))
SHAPE(map::Way, "way", "map", FIELD(map::Way::id, "id"), FIELD(map::Way::kind, "kind"), FIELD(map::Way::from, "from"),
      FIELD(map::Way::to, "to"), FIELD(map::Way::bends, "bends"))
} // namespace merlon::play

namespace merlon::edit
{
namespace
{

void takeLists(map::TableMap& table, map::TableMap& from)
{
    table.areas = std::move(from.areas);
    table.courses = std::move(from.courses);
    table.nodes = std::move(from.nodes);
    table.ways = std::move(from.ways);
}

} // namespace

Value valueOf(map::TableMap table)
{
    Shelf areas = shelfOf(table.areas);
    Shelf courses = shelfOf(table.courses);
    Shelf nodes = shelfOf(table.nodes);
    Shelf ways = shelfOf(table.ways);
    Value value;
    value.shelves = {shelved({Thing::of(std::move(table))}), std::move(areas), std::move(courses), std::move(nodes),
                     std::move(ways)};
    return value;
}

map::TableMap tableOf(const Value& value)
{
    map::TableMap table = *tableHeadOf(value);
    table.areas = listOf<map::Area>(*value.shelves[OfTable::areas]);
    table.courses = listOf<map::Course>(*value.shelves[OfTable::courses]);
    table.nodes = listOf<map::Node>(*value.shelves[OfTable::nodes]);
    table.ways = listOf<map::Way>(*value.shelves[OfTable::ways]);
    return table;
}

const map::TableMap* tableHeadOf(const Value& value)
{
    return value.shelves.empty() ? nullptr : value.shelves[OfTable::head]->front().thing.as<map::TableMap>();
}

void putHead(const Value& value, Patch& patch, map::TableMap head)
{
    const Entry& now = value.shelves[OfTable::head]->front();
    patch.put(OfTable::head, {now.key, now.rank, Thing::of(std::move(head))});
}

void follow(map::TableMap& table, const Value& now, const Patch& touched)
{
    const auto is = [&](std::size_t shelf) { return shelf < touched.things.size() && !touched.things[shelf].empty(); };
    if (is(OfTable::head))
    {
        map::TableMap head = *tableHeadOf(now);
        takeLists(head, table);
        table = std::move(head);
    }
    if (is(OfTable::areas))
        table.areas = listOf<map::Area>(*now.shelves[OfTable::areas]);
    if (is(OfTable::courses))
        table.courses = listOf<map::Course>(*now.shelves[OfTable::courses]);
    if (is(OfTable::nodes))
        table.nodes = listOf<map::Node>(*now.shelves[OfTable::nodes]);
    if (is(OfTable::ways))
        table.ways = listOf<map::Way>(*now.shelves[OfTable::ways]);
}

} // namespace merlon::edit
