#include "core/edit/table_edits.h"

#include "core/edit/free_id.h"
#include "core/tabletop/simple.h"
#include "core/yaml/named.h"
#include "core/yaml/write.h"
#include "tell.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <type_traits>

namespace merlon::edit
{
namespace
{

using map::TablePoint;

const Value& tableValue(const Desk& desk)
{
    return desk.values.at(desk.table);
}

const map::TableMap& headOfTable(const Desk& desk)
{
    return *tableHeadOf(tableValue(desk));
}

const Thing& thingOf(const Desk& desk, TableThing thing)
{
    return find(*tableValue(desk).shelves[thing.shelf], thing.key)->thing;
}

/// What it must have so that it is one.
std::size_t fewestPoints(const Thing& thing)
{
    return thing.as<map::Area>() != nullptr     ? 3
           : thing.as<map::Course>() != nullptr ? 2
           : thing.as<map::Node>() != nullptr   ? 1
                                                : 0;
}

/// Why a thing cannot be so on that table.
std::optional<yaml::Message> faultOf(const map::TableMap& table, const Thing& thing)
{
    const auto points = pointsOf(thing);
    for (const TablePoint point : points)
        if (!table.contains(point))
            return tell::refused_beyond_table{.point = yaml::pointText(point)}.message();
    if (points.size() < fewestPoints(thing))
        return tell::refused_few_points{}.message();
    if (points.size() > map::mostCorners)
        return tell::refused_many_points{.most = map::mostCorners}.message();
    if (thing.as<map::Area>() != nullptr && tabletop::crossing(points))
        return tell::refused_outline_crosses{}.message();
    return {};
}

std::set<std::string> takenIds(const Desk& desk)
{
    std::set<std::string> taken;
    for (std::size_t shelf = OfTable::areas; shelf <= OfTable::ways; ++shelf)
        for (const Entry& entry : *tableValue(desk).shelves[shelf])
            taken.insert(visitThing(entry.thing, [](const auto& one) { return one.id; }));
    return taken;
}

/// Behind all others of its layer.
void add(const Desk& desk, Patch& patch, std::size_t shelf, Thing thing)
{
    double last = 0;
    for (const Entry& entry : *tableValue(desk).shelves[shelf])
        last = std::max(last, entry.rank);
    if (shelf < patch.things.size())
        for (const Entry& entry : patch.things[shelf])
            last = std::max(last, entry.rank);
    patch.put(shelf, {freshKey(tableValue(desk), patch), last + 1, std::move(thing)});
}

Edit editOf(const Desk& desk, Patch patch, yaml::Message says)
{
    Edit edit;
    edit.says = std::move(says);
    edit.on = desk.state;
    edit.parts.emplace(desk.table, std::move(patch));
    return edit;
}

template <class T>
Made drawnOn(const Desk& desk, std::size_t shelf, T thing)
{
    auto taken = takenIds(desk);
    thing.id = freeId(thing.kind.empty() ? "thing" : thing.kind, taken);
    Thing made = Thing::of(std::move(thing));
    if (auto fault = faultOf(headOfTable(desk), made))
        return tl::unexpected(std::move(*fault));
    auto says = tell::edit_draw{.thing = named(desk, made)}.message();
    Patch patch;
    add(desk, patch, shelf, std::move(made));
    return editOf(desk, std::move(patch), std::move(says));
}

/// "Move wood-1", "Move things: 3".
template <class One, class Many>
yaml::Message saysOf(const Desk& desk, std::span<const TableThing> things)
{
    if (things.size() == 1)
        return One{.thing = named(desk, thingOf(desk, things.front()))};
    return Many{.count = things.size()};
}

/// Each point by `move`; a way that is not among them stays, its ends move with their places.
template <class Move>
tl::expected<Patch, yaml::Message> moved(const Desk& desk, std::span<const TableThing> things, const Move& move)
{
    Patch patch;
    for (const TableThing thing : things)
    {
        const Entry& entry = *find(*tableValue(desk).shelves[thing.shelf], thing.key);
        auto points = pointsOf(entry.thing);
        std::ranges::transform(points, points.begin(), move);
        Thing now = points.empty() ? entry.thing : withPoints(entry.thing, std::move(points));
        if (auto fault = faultOf(headOfTable(desk), now))
            return tl::unexpected(std::move(*fault));
        patch.put(thing.shelf, {entry.key, entry.rank, std::move(now)});
    }
    return patch;
}

Made withPointsOf(const Desk& desk, TableThing thing, std::vector<TablePoint> points)
{
    const Entry& entry = *find(*tableValue(desk).shelves[thing.shelf], thing.key);
    if (points.size() < fewestPoints(entry.thing))
        return tl::unexpected(tell::refused_few_points{}.message());
    Thing now = withPoints(entry.thing, std::move(points));
    if (auto fault = faultOf(headOfTable(desk), now))
        return tl::unexpected(std::move(*fault));
    auto says = tell::edit_reshape{.thing = named(desk, now)}.message();
    Patch patch;
    if (now != entry.thing)
        patch.put(thing.shelf, {entry.key, entry.rank, std::move(now)});
    return editOf(desk, std::move(patch), std::move(says));
}

} // namespace

Made drawn(const Desk& desk, map::Area area)
{
    return drawnOn(desk, OfTable::areas, std::move(area));
}

Made drawn(const Desk& desk, map::Course course)
{
    return drawnOn(desk, OfTable::courses, std::move(course));
}

Made drawn(const Desk& desk, map::Node node)
{
    return drawnOn(desk, OfTable::nodes, std::move(node));
}

Made drawn(const Desk& desk, map::Way way)
{
    if (way.from == way.to)
        return tl::unexpected(tell::refused_way_ends{}.message());
    return drawnOn(desk, OfTable::ways, std::move(way));
}

Made shifted(const Desk& desk, std::span<const TableThing> things, TablePoint by)
{
    auto patch = moved(desk, things, [by](TablePoint at) { return TablePoint{at.x + by.x, at.y + by.y}; });
    if (!patch)
        return tl::unexpected(std::move(patch.error()));
    return editOf(desk, by == TablePoint{} ? Patch() : std::move(*patch),
                  saysOf<tell::edit_shift, tell::edit_shift_many>(desk, things));
}

Made turned(const Desk& desk, std::span<const TableThing> things, int tenths)
{
    constexpr int farthest = std::numeric_limits<int>::max();
    TablePoint low{farthest, farthest};
    TablePoint high{-farthest, -farthest};
    for (const TableThing thing : things)
        for (const TablePoint at : pointsOf(thingOf(desk, thing)))
        {
            low = {std::min(low.x, at.x), std::min(low.y, at.y)};
            high = {std::max(high.x, at.x), std::max(high.y, at.y)};
        }
    const tabletop::Vec middle = 0.5 * (placeOf(low) + placeOf(high));
    const double angle = -tenths * std::numbers::pi / 1800;
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    auto patch =
        moved(desk, things,
              [&](TablePoint at)
              {
                  const tabletop::Vec way = placeOf(at) - middle;
                  return tabletop::pointAt(middle + tabletop::Vec{c * way.x - s * way.y, s * way.x + c * way.y});
              });
    if (!patch)
        return tl::unexpected(std::move(patch.error()));
    return editOf(desk, std::move(*patch), saysOf<tell::edit_turn_thing, tell::edit_turn_many>(desk, things));
}

Made put(const Desk& desk, std::vector<std::pair<std::size_t, Thing>> things, yaml::Message says)
{
    auto taken = takenIds(desk);
    std::map<std::string, std::string> renamed; // places
    Patch patch;
    std::ranges::stable_sort(things, {}, &std::pair<std::size_t, Thing>::first); // places before ways
    for (const auto& [shelf, thing] : things)
    {
        Thing made = visitThing(thing,
                                [&](auto one)
                                {
                                    const std::string was = one.id;
                                    one.id = freeId(one.kind.empty() ? "thing" : one.kind, taken);
                                    one.extras.clear(); // comments are about the first one
                                    if constexpr (std::is_same_v<decltype(one), map::Node>)
                                        renamed.emplace(was, one.id);
                                    if constexpr (std::is_same_v<decltype(one), map::Way>)
                                        for (std::string* end : {&one.from, &one.to})
                                            if (const auto now = renamed.find(*end); now != renamed.end())
                                                *end = now->second;
                                    return Thing::of(std::move(one));
                                });
        if (auto fault = faultOf(headOfTable(desk), made))
            return tl::unexpected(std::move(*fault));
        add(desk, patch, shelf, std::move(made));
    }
    return editOf(desk, std::move(patch), std::move(says));
}

Made copied(const Desk& desk, std::span<const TableThing> things, TablePoint by)
{
    std::vector<std::pair<std::size_t, Thing>> copies;
    for (const TableThing thing : things)
        copies.emplace_back(thing.shelf, shifted(thingOf(desk, thing), by));
    return put(desk, std::move(copies), saysOf<tell::edit_copy_thing, tell::edit_copy_many>(desk, things));
}

Made removed(const Desk& desk, std::span<const TableThing> things)
{
    Patch patch;
    std::set<std::string> places;
    for (const TableThing thing : things)
    {
        const Entry& entry = *find(*tableValue(desk).shelves[thing.shelf], thing.key);
        patch.put(thing.shelf, {entry.key, entry.rank, {}});
        if (const auto* node = entry.thing.as<map::Node>())
            places.insert(node->id);
    }
    for (const Entry& entry : *tableValue(desk).shelves[OfTable::ways])
    {
        const auto& way = *entry.thing.as<map::Way>();
        if (places.contains(way.from) || places.contains(way.to))
            patch.put(OfTable::ways, {entry.key, entry.rank, {}});
    }
    return editOf(desk, std::move(patch), saysOf<tell::edit_remove, tell::edit_remove_many>(desk, things));
}

Made pointMoved(const Desk& desk, TableThing thing, std::size_t point, TablePoint to)
{
    auto points = pointsOf(thingOf(desk, thing));
    points.at(point) = to;
    return withPointsOf(desk, thing, std::move(points));
}

Made pointAdded(const Desk& desk, TableThing thing, std::size_t before, TablePoint at)
{
    auto points = pointsOf(thingOf(desk, thing));
    points.insert(points.begin() + static_cast<std::ptrdiff_t>(std::min(before, points.size())), at);
    return withPointsOf(desk, thing, std::move(points));
}

Made pointRemoved(const Desk& desk, TableThing thing, std::size_t point)
{
    auto points = pointsOf(thingOf(desk, thing));
    points.erase(points.begin() + static_cast<std::ptrdiff_t>(point));
    return withPointsOf(desk, thing, std::move(points));
}

Made changed(const Desk& desk, TableThing thing, Thing as)
{
    const Entry& entry = *find(*tableValue(desk).shelves[thing.shelf], thing.key);
    const auto idOfThing = [](const Thing& one) { return visitThing(one, [](const auto& it) { return it.id; }); };
    const std::string id = idOfThing(as);
    if (id != idOfThing(entry.thing) && takenIds(desk).contains(id))
        return tl::unexpected(tell::refused_id_taken{.name = '\'' + id + '\''}.message());
    if (auto fault = faultOf(headOfTable(desk), as))
        return tl::unexpected(std::move(*fault));
    auto says = tell::edit_change_thing{.thing = named(desk, as)}.message();
    Patch patch;
    if (as != entry.thing)
        patch.put(thing.shelf, {entry.key, entry.rank, std::move(as)});
    if (entry.thing.as<map::Node>() != nullptr && id != idOfThing(entry.thing))
        for (const Entry& one : *tableValue(desk).shelves[OfTable::ways])
        {
            map::Way way = *one.thing.as<map::Way>();
            const std::string was = idOfThing(entry.thing);
            if (way.from != was && way.to != was)
                continue;
            (way.from == was ? way.from : way.to) = id;
            patch.put(OfTable::ways, {one.key, one.rank, Thing::of(std::move(way))});
        }
    return editOf(desk, std::move(patch), std::move(says));
}

Made changed(const Desk& desk, map::TableMap head)
{
    for (std::size_t shelf = OfTable::areas; shelf <= OfTable::ways; ++shelf)
        for (const Entry& entry : *tableValue(desk).shelves[shelf])
            if (auto fault = faultOf(head, entry.thing))
                return tl::unexpected(std::move(*fault));
    Patch patch;
    if (head != headOfTable(desk))
        putHead(tableValue(desk), patch, std::move(head));
    return editOf(desk, std::move(patch), tell::edit_table_properties{}.message());
}

} // namespace merlon::edit
