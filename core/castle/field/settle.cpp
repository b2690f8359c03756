#include "core/castle/field/settle.h"

#include "core/castle/field/loose_horses.h"
#include "core/map/hex_map.h"

namespace merlon::castle
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

void oweOther(State& state, std::string counter, play::Opaque due)
{
    state.owed.emplace_back(std::in_place_type<OtherDue>, OtherDue{std::move(counter), std::move(due)});
}

} // namespace merlon::castle
