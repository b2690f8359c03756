#include "core/siege/field/state.h"

#include "core/siege/numbers/ruleset.h"

namespace merlon::siege
{
namespace
{

/// A house rule takes one difference from another edition.
Differences playedBy(const Ruleset& ruleset, const Edition* own, const Options& options)
{
    Differences played = own != nullptr ? own->says : Differences();
    for (std::size_t i = 0; i < numberOfDifferences; ++i)
        if (const Edition* other = options.house[i] ? ruleset.findEdition(options.house[i]->id) : nullptr)
            differences()[i].get(&played, differences()[i].put(&other->says), play::today);
    return played;
}

castle::Readings lineBy(const castle::Radius& radius, const Differences& played, const Options& options)
{
    return {.stunnedBlock = played.lineBlocker == "living",
            .edgeLine = options.edgeLine,
            .cornerLine = options.cornerLine,
            .radiusOfTarget = options.radius == "target",
            .ownTowerStops = options.ownTower == "strict",
            .crestIsHex = options.embankmentCrest == "hex",
            .equalPass = options.embankmentLower == "open",
            .radius = radius};
}

} // namespace

void Data::playBy(std::string_view edition, const Options& chosen)
{
    const Edition* own = ruleset->editionOf(edition);
    options = chosen;
    played = playedBy(*ruleset, own, options);
    line = lineBy(ruleset->radius, played, options);
    errorTwice = own != nullptr ? own->errorTwice : std::vector<int>();
}

} // namespace merlon::siege
