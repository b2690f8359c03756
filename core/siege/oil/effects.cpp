#include "core/siege/oil/oil.h"

#include "core/map/hex_map.h"

namespace merlon::siege
{

using namespace castle;

void carry(const Data&, State& state, const BarrelTaken& taken)
{
    Counter* counter = state.find(taken.counter.id);
    if (counter == nullptr || !state.site->map->layout.contains(taken.takes))
        return;
    state.site = castle::withoutOneLaid(std::move(state.site), taken.takes, "barrel");
    noteActing(state, *counter);
    counter->barrel = true;
}

void carry(const Data&, State& state, const BarrelPoured& poured)
{
    if (Counter* counter = state.find(poured.counter.id))
        counter->barrel = false;
}

} // namespace merlon::siege
