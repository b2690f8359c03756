#include "core/castle/engines/engines.h"

#include <algorithm>

namespace merlon::castle
{

void carry(const Data&, State& state, const BallistaShot& shot)
{
    BallistaLog* log = keepBallistaLog(state, shot.hex);
    if (log == nullptr)
        return;
    log->force = state.phase;
    log->served = 0;
    log->shot = state.now();
    log->crew = {shot.by.id, shot.bolt.id};
    for (const std::string& id : log->crew)
        if (Counter* counter = state.find(id))
            counter->acted = state.now();
}

void carry(const Data&, State& state, const BallistaServed& served)
{
    if (BallistaLog* log = keepBallistaLog(state, served.hex))
    {
        log->force = state.phase;
        log->served = served.served;
    }
}

void carry(const Data&, State& state, const Pushed& pushed)
{
    EngineLog* log = keepEngineLog(state, pushed.hex);
    if (log == nullptr)
        return;
    state.moving.clear();
    state.movingWith.clear();
    for (EngineLog& one : state.engines)
        one.last = false;
    log->spent += pushed.pushed;
    log->last = true;
    log->arrived = state.now();
    log->fought.reset();
    log->interruptions.clear();
    for (Counter& counter : state.counters)
        if (counter.hex && counter.storey == 0 && std::ranges::count(log->hexes, *counter.hex) > 0)
            counter.pushed = true;
}

void carry(const Data&, State& state, const Struck& struck)
{
    if (EngineLog* log = keepEngineLog(state, struck.hex))
    {
        log->struck = state.now();
        log->interruptions.clear();
    }
}

void carry(const Data&, State& state, const Wheeled& wheeled)
{
    if (Counter* counter = state.find(wheeled.counter.id))
        counter->wheeled = true;
}

} // namespace merlon::castle
