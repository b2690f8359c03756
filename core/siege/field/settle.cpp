#include "core/siege/field/settle.h"

#include "core/map/hex_map.h"
#include "core/siege/field/loose_horses.h"

namespace merlon::siege
{

void carry(const Data&, State& state, const RetreatOwed& retreat)
{
    const Counter* counter = state.find(retreat.counter.id);
    if ((counter != nullptr && counter->hex) || looseHorse(state, retreat.counter.id) != nullptr)
        owe(state, RetreatDue{retreat.counter.id, retreat.retreat, retreat.by});
}

void carry(const Data&, State& state, const FallOwed& fall)
{
    if (state.find(fall.counter.id) != nullptr && state.site->map->layout.contains(fall.hex))
        owe(state, FallDue{fall.counter.id, fall.hex, fall.fall});
}

void carry(const Data&, State& state, const Released& released)
{
    settle(state, released.counter.id);
}

} // namespace merlon::siege
