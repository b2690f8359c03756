#include "core/siege/field/nerve.h"

#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

bool areInPanic(const Position& now, const std::vector<Body>& attacked)
{
    return std::ranges::any_of(attacked, inPanic) &&
           (now.options().panicJoint == "any" || std::ranges::all_of(attacked, inPanic));
}

bool isDefender(const Position& now, const Body& who)
{
    return who.state->force != now.data().plan.besieger;
}

play::Findings actsInPanic(const Position& now, const Body& who, const Phrase& refused)
{
    if (!inPanic(who))
        return {};
    if (now.options().panicActs == "free")
        return {play::ruling(says::siege_ruling_panic_acts_all_the_same, {{"name", who.name()}})};
    return {play::refusal(refused, {{"name", who.name()}})};
}

} // namespace merlon::siege
