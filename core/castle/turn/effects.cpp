#include "core/castle/turn/turn.h"

#include <algorithm>

namespace merlon::castle
{

void carry(const Data& data, State& state, const PhaseEnded&)
{
    const int forces = std::max(1, static_cast<int>(data.forces.size()));
    state.phase = (state.phase + 1) % forces;
    if (state.phase == data.first)
        ++state.turn;
    beginPhase(state);
}

} // namespace merlon::castle
