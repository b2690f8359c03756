#include "core/play/scenario.h"

#include <algorithm>

namespace merlon::play
{

int boardsOf(const Scenario& scenario)
{
    return static_cast<int>(
        std::ranges::count_if(scenario.maps, [](const MapRef& map) { return !map.joint.has_value(); }));
}

std::optional<CounterRef> find(const Scenario& scenario, std::string_view counterId)
{
    for (int force = 0; const Force& one : scenario.forces)
    {
        const auto at = std::ranges::find(one.counters, counterId, &Counter::id);
        if (at != one.counters.end())
            return CounterRef{force, static_cast<int>(at - one.counters.begin())};
        ++force;
    }
    return {};
}

const Force* findForce(const Scenario& scenario, std::string_view id)
{
    const auto at = std::ranges::find(scenario.forces, id, &Force::id);
    return at == scenario.forces.end() ? nullptr : &*at;
}

std::vector<Zone> zonesOn(const Scenario& scenario, int board)
{
    std::vector<Zone> zones;
    std::ranges::copy_if(scenario.zones, std::back_inserter(zones),
                         [board](const Zone& one) { return one.board == board; });
    return zones;
}

} // namespace merlon::play
