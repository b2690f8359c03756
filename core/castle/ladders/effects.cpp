#include "core/castle/ladders/ladders.h"

#include "core/castle/field/settle.h"
#include "core/map/hex_map.h"

namespace merlon::castle
{

void carry(const Data&, State& state, const Carried& carried)
{
    for (const std::string& id : {carried.counter.id, carried.with.id})
        if (Counter* counter = state.find(id))
        {
            counter->carried = true;
            counter->holds = true;
            counter->saddling.reset();
        }
    state.moving = carried.counter.id;
    state.movingWith = carried.with.id;
}

void carry(const Data&, State& state, const LadderLaid& laid)
{
    for (const std::string& id : {laid.counter.id, laid.lays.id})
        if (Counter* counter = state.find(id))
            counter->holds = false;
}

void carry(const Data&, State& state, const Toppled& toppled)
{
    Counter* counter = state.find(toppled.counter.id);
    if (counter == nullptr)
        return;
    counter->toppled = true;
    noteActing(state, *counter);
}

void carry(const Data&, State& state, const LadderOwed& owed)
{
    if (state.find(owed.counter.id) != nullptr && state.site->map->layout.contains(owed.ladder))
        state.owed.push_back(LadderDue{owed.counter.id, owed.ladder});
}

} // namespace merlon::castle
