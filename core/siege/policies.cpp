#include "core/siege/policies.h"

namespace merlon::siege
{
namespace
{

void chooseByEdition(Policies& policies, const std::string& key, const std::string& value)
{
    if (key == "line-blocker")
        policies.line.stunnedBlock = value != "standing";
    else if (key == "over-cover")
        policies.overCover = value == "medium" ? castle::Cover::Medium : castle::Cover::Light;
}

} // namespace

Policies policiesOf(const Ruleset& ruleset, std::string_view edition, const Options& options)
{
    Policies policies;
    policies.line.radius = ruleset.radius;
    const Edition* chosen = ruleset.findEdition(edition);
    if (!chosen && !ruleset.editions.empty())
        chosen = &ruleset.editions.front();
    if (chosen)
        for (const auto& [key, value] : chosen->policies)
            chooseByEdition(policies, key, value);
    policies.line.edgeLine = options.edgeLine.value_or(castle::EdgeLine::Both);
    policies.line.cornerLine = options.cornerLine.value_or(castle::CornerLine::Ignore);
    policies.line.radiusOfTarget = options.radius == RadiusOf::Target;
    policies.friendAtEveryDistance = options.friendAdjacent == FriendAdjacent::Always;
    return policies;
}

} // namespace merlon::siege
