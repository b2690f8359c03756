#include "core/edit/locks.h"

#include "core/edit/joined_maps.h"
#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/edit/table_value.h"
#include "tell.h"

namespace merlon::edit
{
namespace
{

template <class Layers>
bool says(const Layers& layers, std::size_t layer)
{
    return layer < layers.size() && !layers[layer].empty();
}

std::optional<yaml::Message> refusedOfMap(const Locks& locks, const Patch& patch)
{
    if (locks.terrain && says(patch.cells, OfMap::terrain))
        return tell::refused_locked_terrain{}.message();
    if (locks.levels && says(patch.cells, OfMap::level))
        return tell::refused_locked_levels{}.message();
    if (locks.features && says(patch.things, OfMap::features))
        return tell::refused_locked_features{}.message();
    if (locks.structures && says(patch.things, OfMap::structures))
        return tell::refused_locked_structures{}.message();
    if (locks.overlays && says(patch.things, OfMap::overlays))
        return tell::refused_locked_overlays{}.message();
    return {};
}

std::optional<yaml::Message> refusedOfScenario(const Locks& locks, const Patch& patch)
{
    if (locks.counters && says(patch.things, OfScenario::counters))
        return tell::refused_locked_counters{}.message();
    if (locks.zones && says(patch.things, OfScenario::zones))
        return tell::refused_locked_zones{}.message();
    return {};
}

std::optional<yaml::Message> refusedOfTable(const Locks& locks, const Patch& patch)
{
    if (locks.areas && says(patch.things, OfTable::areas))
        return tell::refused_locked_areas{}.message();
    if (locks.courses && says(patch.things, OfTable::courses))
        return tell::refused_locked_courses{}.message();
    if (locks.places && (says(patch.things, OfTable::nodes) || says(patch.things, OfTable::ways)))
        return tell::refused_locked_places{}.message();
    return {};
}

} // namespace

std::optional<yaml::Message> refusedBy(const Locks& locks, const Desk& desk, const Edit& edit)
{
    for (const auto& [doc, patch] : edit.parts)
        if (doc == desk.map && !patch.empty() && isLaid(desk))
            return tell::refused_laid{}.message();
        else if (auto why = doc == desk.scenario ? refusedOfScenario(locks, patch)
                            : doc == desk.table  ? refusedOfTable(locks, patch)
                                                 : refusedOfMap(locks, patch))
            return why;
    return {};
}

} // namespace merlon::edit
