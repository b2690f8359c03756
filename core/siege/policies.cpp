#include "core/siege/policies.h"

namespace merlon::siege
{
namespace
{

void choose(Policies& policies, const std::string& key, const std::string& value)
{
    if (key == "line-blocker")
        policies.stunnedBlock = value != "standing";
    else if (key == "over-cover")
        policies.overCover = value == "medium" ? rules::Cover::Medium : rules::Cover::Light;
    else if (key == "edge-line")
        policies.edgeLine = value == "strict" ? EdgeLine::Strict : value == "open" ? EdgeLine::Open : EdgeLine::Both;
    else if (key == "corner-line")
        policies.cornerLine = value == "strict" ? CornerLine::Strict
                              : value == "open" ? CornerLine::Open
                                                : CornerLine::Ignore;
    else if (key == "radius")
        policies.radiusOfTarget = value == "target";
    else if (key == "friend-adjacent")
        policies.friendAtEveryDistance = value == "always";
}

} // namespace

Policies policiesOf(const rules::Ruleset& ruleset, const scenario::Scenario& scenario)
{
    Policies policies;
    policies.radius = ruleset.radius;
    const rules::Edition* edition = ruleset.findEdition(scenario.edition);
    if (!edition && !ruleset.editions.empty())
        edition = &ruleset.editions.front();
    if (edition)
        for (const auto& [key, value] : edition->policies)
            choose(policies, key, value);
    for (const auto& option : scenario.options)
        choose(policies, option.key, option.value);
    return policies;
}

} // namespace merlon::siege
