#include "core/edit/table_cutting.h"

#include "tell.h"

#include <algorithm>
#include <limits>

namespace merlon::edit
{
namespace
{

using map::TablePoint;
using Shelved = std::vector<std::pair<std::size_t, Thing>>;

const Value& tableOn(const Desk& desk)
{
    return desk.values.at(desk.table);
}

const Thing& thingOn(const Desk& desk, TableThing thing)
{
    return find(*tableOn(desk).shelves[thing.shelf], thing.key)->thing;
}

Shelved thingsIn(const map::TableMap& cutting)
{
    Shelved things;
    const auto take = [&](std::size_t shelf, const auto& list)
    {
        for (const auto& one : list)
            things.emplace_back(shelf, Thing::of(one));
    };
    take(OfTable::areas, cutting.areas);
    take(OfTable::courses, cutting.courses);
    take(OfTable::nodes, cutting.nodes);
    take(OfTable::ways, cutting.ways);
    return things;
}

/// Their south-west and north-east corners.
std::pair<TablePoint, TablePoint> extentOf(const Shelved& things)
{
    constexpr int farthest = std::numeric_limits<int>::max();
    TablePoint low{farthest, farthest};
    TablePoint high{-farthest, -farthest};
    for (const auto& [shelf, thing] : things)
        for (const TablePoint at : pointsOf(thing))
        {
            low = {std::min(low.x, at.x), std::min(low.y, at.y)};
            high = {std::max(high.x, at.x), std::max(high.y, at.y)};
        }
    return {low, high};
}

/// Of several lists it is enough to look at the first thing that is drawn by points.
bool liesThere(const Desk& desk, const Shelved& things, TablePoint by)
{
    const auto first = std::ranges::find_if(things, [](const auto& one) { return !pointsOf(one.second).empty(); });
    const auto points = pointsOf(shifted(first->second, by));
    return std::ranges::any_of(*tableOn(desk).shelves[first->first],
                               [&](const Entry& entry) { return pointsOf(entry.thing) == points; });
}

} // namespace

std::vector<TableThing> portable(const Desk& desk, std::span<const TableThing> things)
{
    const auto comes = [&](const std::string& place)
    {
        return std::ranges::any_of(things,
                                   [&](TableThing one)
                                   {
                                       const auto* node = thingOn(desk, one).as<map::Node>();
                                       return node != nullptr && node->id == place;
                                   });
    };
    std::vector<TableThing> all;
    for (const TableThing one : things)
    {
        const auto* way = thingOn(desk, one).as<map::Way>();
        if (way == nullptr || (comes(way->from) && comes(way->to)))
            all.push_back(one);
    }
    return all;
}

map::TableMap cuttingOf(const Desk& desk, std::span<const TableThing> things)
{
    const map::TableMap& head = *tableHeadOf(tableOn(desk));
    map::TableMap cutting;
    cutting.id = "cutting";
    cutting.ruleset = head.ruleset;
    cutting.width = head.width;
    cutting.depth = head.depth;
    cutting.unit = head.unit;
    for (const TableThing one : portable(desk, things))
    {
        const Thing& thing = thingOn(desk, one);
        if (const auto* area = thing.as<map::Area>())
            cutting.areas.push_back(*area);
        else if (const auto* course = thing.as<map::Course>())
            cutting.courses.push_back(*course);
        else if (const auto* node = thing.as<map::Node>())
            cutting.nodes.push_back(*node);
        else if (const auto* way = thing.as<map::Way>())
            cutting.ways.push_back(*way);
    }
    return cutting;
}

Made pasted(const Desk& desk, const map::TableMap& cutting, std::optional<TablePoint> middle)
{
    Shelved things = thingsIn(cutting);
    if (things.empty())
        return tl::unexpected(tell::refused_cutting_empty{}.message());
    const map::TableMap& head = *tableHeadOf(tableOn(desk));
    const auto [low, high] = extentOf(things);
    if (high.x - low.x > head.width || high.y - low.y > head.depth)
        return tl::unexpected(tell::refused_cutting_large{}.message());
    const auto onTable = [&, low = low, high = high](TablePoint by) {
        return TablePoint{std::clamp(by.x, -low.x, head.width - high.x), std::clamp(by.y, -low.y, head.depth - high.y)};
    };
    constexpr int aside = 100;
    constexpr int mostAside = 30;
    TablePoint by = onTable({aside, -aside});
    if (middle)
        by = onTable({middle->x - (low.x + high.x) / 2, middle->y - (low.y + high.y) / 2});
    else
        for (int times = 1; times < mostAside && liesThere(desk, things, by); ++times)
            by = onTable({(times + 1) * aside, -(times + 1) * aside});
    for (auto& [shelf, thing] : things)
        thing = shifted(thing, by);
    auto says = things.size() == 1 ? tell::edit_paste_thing{.thing = named(desk, things.front().second)}.message()
                                   : tell::edit_paste_many{.count = things.size()}.message();
    return put(desk, std::move(things), std::move(says));
}

} // namespace merlon::edit
