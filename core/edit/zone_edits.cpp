#include "core/edit/zone_edits.h"

#include "core/edit/conditions_left.h"
#include "core/edit/free_id.h"
#include "core/edit/gone_conditions.h"
#include "core/edit/scenario_value.h"
#include "tell.h"

#include <algorithm>
#include <set>

namespace merlon::edit
{
namespace
{

const Shelf& zonesOn(const Desk& desk)
{
    return *desk.values.at(desk.scenario).shelves[OfScenario::zones];
}

yaml::Named calledZone(const play::Zone& zone)
{
    return {zone.id, zone.name};
}

/// Its hexes on the board, if that is the one at hand, each once.
std::optional<yaml::Message> fault(const Desk& desk, play::Zone& zone)
{
    const Shelf& forces = *desk.values.at(desk.scenario).shelves[OfScenario::forces];
    if (std::ranges::none_of(forces, [&](const Entry& one) { return one.thing.as<play::Force>()->id == zone.force; }))
        return tell::refused_no_force{};
    std::ranges::sort(zone.hexes);
    zone.hexes.erase(std::unique(zone.hexes.begin(), zone.hexes.end()), zone.hexes.end());
    if (zone.board == desk.board)
        std::erase_if(zone.hexes, [&](hex::Hex at) { return !desk.mapValue().grid.contains(at); });
    if (zone.hexes.empty() && zone.outline.empty())
        return tell::refused_zone_hexes{};
    return {};
}

Made zoneStep(const Desk& desk, Patch patch, yaml::Message says)
{
    Edit edit;
    edit.on = desk.state;
    if (patch.empty())
        return edit;
    edit.says = std::move(says);
    edit.parts.emplace(desk.scenario, std::move(patch));
    return edit;
}

} // namespace

Made withZone(const Desk& desk, play::Zone zone)
{
    zone.board = desk.board;
    if (auto why = fault(desk, zone))
        return tl::unexpected(*why);
    std::set<std::string> ids;
    double rank = 0;
    for (const Entry& one : zonesOn(desk))
    {
        ids.insert(one.thing.as<play::Zone>()->id);
        rank = std::max(rank, one.rank);
    }
    zone.id = freeId(zone.id, ids);
    Patch patch;
    yaml::Message says = tell::edit_zone_add{.zone = calledZone(zone)};
    patch.put(OfScenario::zones,
              {freshKey(desk.values.at(desk.scenario), patch), rank + 1, Thing::of(std::move(zone))});
    return zoneStep(desk, std::move(patch), std::move(says));
}

Made changedZone(const Desk& desk, Key key, play::Zone zone)
{
    const Entry* entry = find(zonesOn(desk), key);
    if (entry == nullptr)
        return Edit{};
    zone.id = entry->thing.as<play::Zone>()->id;
    if (zone == *entry->thing.as<play::Zone>())
        return Edit{};
    if (auto why = fault(desk, zone))
        return tl::unexpected(*why);
    Patch patch;
    yaml::Message says = tell::edit_zone_change{.zone = calledZone(zone)};
    patch.put(OfScenario::zones, {entry->key, entry->rank, Thing::of(std::move(zone))});
    return zoneStep(desk, std::move(patch), std::move(says));
}

Made paintedZone(const Desk& desk, Key key, std::span<const hex::Hex> hexes, bool takesAway)
{
    const bool hasZones = desk.values.contains(desk.scenario); // a map alone has none
    const Entry* entry = hasZones ? find(zonesOn(desk), key) : nullptr;
    if (entry == nullptr)
        return tl::unexpected(tell::refused_no_zone{});
    const play::Zone& before = *entry->thing.as<play::Zone>();
    if (before.board != desk.board)
        return tl::unexpected(tell::refused_zone_elsewhere{.zone = calledZone(before)});
    const auto& grid = desk.mapValue().grid;
    play::Zone zone = before;
    const std::set<hex::Hex> passed(hexes.begin(), hexes.end());
    if (takesAway)
        std::erase_if(zone.hexes, [&](hex::Hex at) { return passed.contains(at); });
    else
        for (const hex::Hex at : passed)
            if (grid.contains(at) && std::ranges::count(before.hexes, at) == 0)
                zone.hexes.push_back(at);
    if (zone.hexes == before.hexes) // not even put in order
        return Edit{};
    if (zone.hexes.empty() && zone.outline.empty())
        return tl::unexpected(tell::refused_zone_empty{});
    return changedZone(desk, key, std::move(zone));
}

Made withoutZones(const Desk& desk, std::span<const Key> keys)
{
    Patch patch;
    yaml::Message says;
    for (const Key key : keys)
        if (const Entry* entry = find(zonesOn(desk), key))
        {
            says = tell::edit_zone_remove{.zone = calledZone(*entry->thing.as<play::Zone>())};
            patch.put(OfScenario::zones, {entry->key, entry->rank, {}});
        }
    const auto asked = roomlessConditions(dropConditions(desk.values.at(desk.scenario), patch));
    auto made = zoneStep(desk, std::move(patch), std::move(says));
    made->noRoom = asked;
    return made;
}

} // namespace merlon::edit
