#include "core/edit/contents_edits.h"

#include "core/edit/map_value.h"

#include <functional>

namespace merlon::edit
{
namespace
{

/// As one step: that thing goes, and what is made without it comes.
Made instead(const Desk& desk, std::size_t shelf, const Entry& gone, const std::function<Made(const Desk&)>& make)
{
    Patch take;
    take.put(shelf, {gone.key, gone.rank, {}});
    Desk without = desk;
    without.values[desk.map] = applied(desk.mapValue(), std::move(take));
    Made made = make(without);
    if (!made || made->empty())
        return made;
    Edit edit;
    edit.says = made->says;
    edit.parts.emplace(desk.map, diff(desk.mapValue(), applied(without.mapValue(), made->parts.at(desk.map))));
    return completed(desk, std::move(edit));
}

} // namespace

Made refeatured(const Desk& desk, Key feature, const SideThing& what)
{
    const Entry* entry = find(*desk.mapValue().shelves[OfMap::features], feature);
    if (entry == nullptr)
        return Edit{};
    const auto& was = *entry->thing.as<map::Feature>();
    if (was.kind == what.kind && was.state == what.state)
        return Edit{};
    std::vector<hex::Edge> edges;
    for (const hex::Side side : was.sides)
        edges.push_back({was.hex, side});
    return instead(desk, OfMap::features, *entry, [&](const Desk& without) { return featured(without, what, edges); });
}

Made relaid(const Desk& desk, Key overlay, Laid what)
{
    const Entry* entry = find(*desk.mapValue().shelves[OfMap::overlays], overlay);
    if (entry == nullptr)
        return Edit{};
    const auto& was = *entry->thing.as<map::Covering>();
    what.hexes = was.hexes;
    if (was.kind == what.kind)
        return laid(desk, what);
    return instead(desk, OfMap::overlays, *entry,
                   [&](const Desk& without)
                   {
                       if (!what.outward)
                           what.outward =
                               outwardNear(without, what.kind, what.hexes, was.outward.value_or(hex::Side::S0));
                       return laid(without, what);
                   });
}

} // namespace merlon::edit
