#include "core/siege/bridge/bridge.h"

namespace merlon::siege
{

using namespace castle;

void carry(const Data&, State& state, const Winched& winched)
{
    if (Counter* counter = state.find(winched.counter.id))
        noteActing(state, *counter);
}

} // namespace merlon::siege
