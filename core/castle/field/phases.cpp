#include "core/castle/field/state.h"

#include <algorithm>

namespace merlon::castle
{

void carry(const Data&, State& state, const StepBegun& begun)
{
    state.step = begun.step;
    state.named.clear();
    state.clash.reset();
    for (Counter& counter : state.counters)
    {
        counter.shotBefore = counter.shotBefore || counter.shots > 0;
        counter.shots = 0;
    }
}

void beginPhase(State& state)
{
    state.step = Step::FirstShooting;
    state.doorSides.clear();
    state.named.clear();
    state.clash.reset();
    state.firesChecked = false;
    for (Counter& counter : state.counters)
    {
        counter.attacked = false;
        counter.toppled = false;
        counter.carried = false;
        counter.wheeled = false;
        counter.work.reset();
        counter.shots = 0;
        counter.shotBefore = false;
        counter.moved = false;
        counter.spent = 0;
        counter.pushed = false;
    }
    for (EngineLog& one : state.engines)
    {
        one.spent = 0;
        one.last = false;
    }
    endPhaseOfBallistas(state);
    state.moving.clear();
    state.movingWith.clear();
}

void carry(const Data& data, State& state, const ClockSet& set)
{
    const auto force = std::ranges::find(data.forces, set.force.id);
    if (force == data.forces.end())
        return;
    state.turn = set.turn;
    state.phase = static_cast<int>(force - data.forces.begin());
    state.step = Step::FirstShooting;
}

} // namespace merlon::castle
