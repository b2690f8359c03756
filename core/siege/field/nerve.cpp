#include "core/siege/field/nerve.h"

#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

Nerve nerveOf(const State& state, std::string_view counter)
{
    const auto found = std::ranges::find(state.scared, counter, &Scared::counter);
    return found == state.scared.end() ? Nerve::Steady : found->nerve;
}

void setNerve(State& state, const std::string& counter, Nerve nerve)
{
    const auto at = std::ranges::lower_bound(state.scared, counter, {}, &Scared::counter);
    const bool known = at != state.scared.end() && at->counter == counter;
    if (nerve == Nerve::Steady && known)
        state.scared.erase(at);
    else if (known)
        at->nerve = nerve;
    else if (nerve != Nerve::Steady)
        state.scared.insert(at, {counter, nerve});
}

bool inPanic(const Position& now, const Body& who)
{
    return nerveOf(stateOf(now), who.state->id) != Nerve::Steady;
}

bool inRout(const Position& now, const Body& who)
{
    return nerveOf(stateOf(now), who.state->id) == Nerve::Rout;
}

bool areInPanic(const Position& now, const std::vector<Body>& attacked)
{
    const auto panics = [&](const Body& one) { return inPanic(now, one); };
    return std::ranges::any_of(attacked, panics) &&
           (options(now).panicJoint == "any" || std::ranges::all_of(attacked, panics));
}

bool isDefender(const Position& now, const Body& who)
{
    return who.state->force != dataOf(now).plan.besieger;
}

play::Findings actsInPanic(const Position& now, const Body& who, const Phrase& refused)
{
    if (!inPanic(now, who))
        return {};
    if (options(now).panicActs == "free")
        return {play::ruling(says::siege_ruling_panic_acts_all_the_same, {{"name", who.name()}})};
    return {play::refusal(refused, {{"name", who.name()}})};
}

} // namespace merlon::siege
