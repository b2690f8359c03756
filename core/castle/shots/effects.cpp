#include "core/castle/shots/shots.h"

namespace merlon::castle
{

void carry(const Data&, State& state, const HasShot& shot)
{
    Counter* counter = state.find(shot.counter.id);
    if (counter == nullptr)
        return;
    ++counter->shots;
    noteActing(state, *counter);
}

} // namespace merlon::castle
