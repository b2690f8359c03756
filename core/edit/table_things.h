#pragma once

#include "core/edit/edit.h"
#include "core/map/table_map.h"
#include "core/yaml/named.h"

/// What lies on a measured table, whichever of the four it is.
namespace merlon::edit
{

/// Null: it is no thing of a table.
const std::string* idOfTableThing(const Thing& thing);
/// The points that it is drawn by: of a way its bends, of a place the one.
std::vector<map::TablePoint> pointsOf(const Thing& thing);
/// The same, drawn by other points: of a place the first.
Thing withPoints(const Thing& thing, std::vector<map::TablePoint> points);
/// The same elsewhere; a way by its bends.
Thing shifted(const Thing& thing, map::TablePoint by);
/// What readers call it, and the same by another name.
const LocalText& nameOf(const Thing& thing);
Thing withName(const Thing& thing, LocalText name);
/// The word of its kind: "wood".
const std::string& kindOf(const Thing& thing);
/// "wood west-wood": for sentences.
yaml::Named named(const Desk& desk, const Thing& thing);

/// By what it is: an area, a course, a place, a way.
template <class Visit>
decltype(auto) visitThing(const Thing& thing, const Visit& visit)
{
    if (const auto* area = thing.as<map::Area>())
        return visit(*area);
    if (const auto* course = thing.as<map::Course>())
        return visit(*course);
    if (const auto* node = thing.as<map::Node>())
        return visit(*node);
    return visit(*thing.as<map::Way>());
}

} // namespace merlon::edit
