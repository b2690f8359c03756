#include "core/siege/policies.h"

namespace merlon::siege
{
Policies policiesOf(const Ruleset& ruleset, std::string_view edition, const Options& options)
{
    Policies policies;
    policies.line.radius = ruleset.radius;
    if (const Edition* chosen = ruleset.editionOf(edition))
        policies.played = chosen->says;
    for (std::size_t i = 0; i < differences.size(); ++i)
        if (const Edition* other = options.house[i] ? ruleset.findEdition(options.house[i]->id) : nullptr)
            differences[i].get(&policies.played, differences[i].put(&other->says), play::today);
    policies.line.stunnedBlock = policies.played.lineBlocker == LineBlocker::Living;
    policies.line.edgeLine = options.edgeLine.value_or(castle::EdgeLine::Both);
    policies.line.cornerLine = options.cornerLine.value_or(castle::CornerLine::Ignore);
    policies.line.radiusOfTarget = options.radius == RadiusOf::Target;
    policies.moatOnly = options.moatOut == MoatOut::MoatOnly;
    policies.shotsCounted = options.oneShot != OneShot::Free;
    policies.friendAtEveryDistance = options.friendAdjacent == FriendAdjacent::Always;
    return policies;
}

} // namespace merlon::siege
