#include "core/castle/retreats/retreats.h"

#include "core/castle/field/flames.h"

namespace merlon::castle
{

void carry(const Data&, State& state, const StaysInFire& stays)
{
    forgetScorched(state, stays.counter.id);
    state.scorched.push_back({stays.counter.id, state.now()});
    std::erase_if(state.owed,
                  [&](const Debt& debt)
                  {
                      const auto* due = std::get_if<RetreatDue>(&debt);
                      return due != nullptr && byFire(due->by) && due->counter == stays.counter.id;
                  });
}

} // namespace merlon::castle
