#include "core/siege/steps.h"

#include "core/siege/flight.h"

namespace merlon::siege
{

castle::Cost costOfStep(const Position& now, bool mounted, Hex from, Side side)
{
    if (!couldEnter(now, mounted, from, side))
        return {};
    const castle::Terrain* terrain = now.terrainAt(hex::neighbour(from, side));
    return terrain == nullptr ? castle::Cost() : mounted ? terrain->mounted : terrain->foot;
}

} // namespace merlon::siege
