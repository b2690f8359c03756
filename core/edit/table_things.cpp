#include "core/edit/table_things.h"

#include "core/edit/table_value.h"

namespace merlon::edit
{
namespace
{

using map::TablePoint;

std::vector<TablePoint> pointsIn(const map::Area& area)
{
    return area.outline;
}
std::vector<TablePoint> pointsIn(const map::Course& course)
{
    return course.points;
}
std::vector<TablePoint> pointsIn(const map::Node& node)
{
    return {node.at};
}
std::vector<TablePoint> pointsIn(const map::Way& way)
{
    return way.bends;
}

map::Area with(map::Area area, std::vector<TablePoint> points)
{
    area.outline = std::move(points);
    return area;
}
map::Course with(map::Course course, std::vector<TablePoint> points)
{
    course.points = std::move(points);
    return course;
}
map::Node with(map::Node node, const std::vector<TablePoint>& points)
{
    if (!points.empty())
        node.at = points.front();
    return node;
}
map::Way with(map::Way way, std::vector<TablePoint> points)
{
    way.bends = std::move(points);
    return way;
}

} // namespace

const std::string* idOfTableThing(const Thing& thing)
{
    const bool is = thing.as<map::Area>() != nullptr || thing.as<map::Course>() != nullptr ||
                    thing.as<map::Node>() != nullptr || thing.as<map::Way>() != nullptr;
    return is ? visitThing(thing, [](const auto& one) { return &one.id; }) : nullptr;
}

std::vector<TablePoint> pointsOf(const Thing& thing)
{
    return visitThing(thing, [](const auto& one) { return pointsIn(one); });
}

Thing withPoints(const Thing& thing, std::vector<TablePoint> points)
{
    return visitThing(thing, [&](const auto& one) { return Thing::of(with(one, std::move(points))); });
}

Thing shifted(const Thing& thing, TablePoint by)
{
    auto points = pointsOf(thing);
    for (TablePoint& at : points)
        at = {at.x + by.x, at.y + by.y};
    return points.empty() ? thing : withPoints(thing, std::move(points));
}

const LocalText& nameOf(const Thing& thing)
{
    return visitThing(thing, [](const auto& one) -> const LocalText& { return one.name; });
}

Thing withName(const Thing& thing, LocalText name)
{
    return visitThing(thing,
                      [&](auto one)
                      {
                          one.name = std::move(name);
                          return Thing::of(std::move(one));
                      });
}

const std::string& kindOf(const Thing& thing)
{
    return visitThing(thing, [](const auto& one) -> const std::string& { return one.kind; });
}

yaml::Named named(const Desk& desk, const Thing& thing)
{
    const std::string& ruleset = tableHeadOf(desk.values.at(desk.table))->ruleset;
    return visitThing(thing,
                      [&](const auto& one)
                      {
                          return yaml::named(
                              one.id, one.name,
                              {ruleset.empty() ? "play" : ruleset, std::string(thing.kind().key), one.kind});
                      });
}

} // namespace merlon::edit
