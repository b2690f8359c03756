#include "core/anarchy/captives/captives.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

Captive* findCaptive(State& state, const CounterId& counter)
{
    const auto found = std::ranges::find(state.captives, counter.id, &Captive::counter);
    return found == state.captives.end() ? nullptr : &*found;
}

} // namespace

void carry(const Data&, State& state, const Yielded& yielded)
{
    Counter* counter = state.find(yielded.counter.id);
    const Counter* captor = yielded.guards.empty() ? nullptr : state.find(yielded.guards.front().id);
    if (counter == nullptr || captor == nullptr)
        return;
    std::erase_if(state.captives, [&](const Captive& one) { return one.counter == counter->id; });
    counter->turned = true;
    Captive captive{counter->id, captor->force};
    for (const CounterId& one : yielded.guards)
        captive.guards.push_back(one.id);
    state.captives.push_back(std::move(captive));
}

void carry(const Data&, State& state, const Guarded& guarded)
{
    Captive* captive = findCaptive(state, guarded.counter);
    if (captive == nullptr)
        return;
    captive->guards.clear();
    for (const CounterId& one : guarded.guarded)
        captive->guards.push_back(one.id);
}

void carry(const Data&, State& state, const Emboldened& emboldened)
{
    if (Captive* captive = findCaptive(state, emboldened.counter))
        captive->chance = true;
}

void carry(const Data&, State& state, const ChanceOver& over)
{
    if (Captive* captive = findCaptive(state, over.counter))
        captive->chance = false;
}

void carry(const Data& data, State& state, const Freed& freed)
{
    Captive* captive = findCaptive(state, freed.counter);
    if (captive == nullptr)
        return;
    captive->freed = true;
    captive->chance = false;
    if (Counter* counter = state.find(freed.counter.id); counter != nullptr && data.options.freedValues == "at_once")
        counter->turned = false;
}

void carry(const Data& data, State& state, const LedAway& away)
{
    if (Captive* captive = findCaptive(state, away.counter))
        captive->gone = true;
    castle::carry(data, state, Removed{away.counter});
}

} // namespace merlon::anarchy
