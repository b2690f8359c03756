#include "core/scenario/scenario.h"

namespace merlon::scenario
{

std::optional<CounterRef> find(const Scenario& scenario, std::string_view counterId)
{
    for (std::size_t force = 0; force < scenario.forces.size(); ++force)
    {
        const auto& counters = scenario.forces[force].counters;
        for (std::size_t counter = 0; counter < counters.size(); ++counter)
            if (counters[counter].id == counterId)
                return CounterRef{static_cast<int>(force), static_cast<int>(counter)};
    }
    return {};
}

} // namespace merlon::scenario
