#include "core/piccole/field/sight.h"

#include "core/tabletop/fan.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

using tabletop::Convex;
using tabletop::Fan;
using tabletop::Tolerance;

/// Where limits are exact, what a hand is forgiven is taken off again.
Fan fanOf(const Standing& standing, const Element& who)
{
    const Ruleset& numbers = *standing.data.numbers;
    const bool exact = standing.data.options.limits == "exact";
    return {who.stand(), standing.data.inches(numbers.shots.range) - (exact ? Tolerance::mm : 0),
            10 * numbers.shots.arc - (exact ? Tolerance::facing : 0)};
}

/// A hill on which either stands, and works that either is inside, obstruct nothing.
bool obstructs(const Patch& patch, const Element& who, const Element& target)
{
    if (!patch.is.blocksShots)
        return false;
    const bool isOpen = patch.is.height > 0 || patch.is.works;
    return !isOpen || (!tabletop::holds(patch.outline, who.stand().centre()) &&
                       !tabletop::holds(patch.outline, target.stand().centre()));
}

Sight alongLane(const Standing& standing, const Element& who, const Element& target, const Convex& lane)
{
    Sight sight{true, false, nullptr};
    const Convex onGround = tabletop::drawnIn(lane, Tolerance::inGround);
    for (const Patch& patch : standing.terrain().patches)
        if (obstructs(patch, who, target) && tabletop::overlap(onGround, patch.outline))
            sight.byTerrain = true;
    const Convex among = tabletop::drawnIn(lane, Tolerance::in);
    for (const Element* other : standing.others(who))
        if (other->id != target.id && tabletop::overlap(among, other->stand().shape(Tolerance::in)))
            sight.by = other;
    sight.clear = !sight.byTerrain && sight.by == nullptr;
    return sight;
}

} // namespace

bool seesTo(const Standing& standing, const Element& who, const Element& target)
{
    const Fan fan = fanOf(standing, who);
    if (standing.data.options.target == "any_part")
        return fan.sees(target.stand().shape());
    const tabletop::Segment front = target.stand().edge(tabletop::Edge::Front);
    return fan.sees({front.from, front.to});
}

Sight sightTo(const Standing& standing, const Element& who, const Element& target)
{
    const Stand stand = target.stand();
    if (standing.data.options.lane == "whole")
    {
        std::vector<tabletop::Vec> corners{who.stand().frontLeft(), who.stand().frontRight()};
        std::ranges::copy(stand.shape(), std::back_inserter(corners));
        return alongLane(standing, who, target, tabletop::hullOf(corners));
    }
    Sight first;
    bool any = false;
    for (const tabletop::Edge edge : fanOf(standing, who).edgesSeen(stand))
    {
        const Sight sight = alongLane(standing, who, target, tabletop::laneOf(who.stand(), stand.edge(edge)));
        if (sight.clear)
            return sight;
        if (!any)
            first = sight;
        any = true;
    }
    return first;
}

bool canShootAt(const Standing& standing, const Element& who, const Element& target)
{
    return who.shoots && who.side != target.side && !isInContact(standing, who) && !isInContact(standing, target) &&
           seesTo(standing, who, target) && sightTo(standing, who, target).clear;
}

std::vector<const Element*> partnersOf(const Standing& standing, const Element& who)
{
    std::vector<const Element*> out;
    for (const Element* enemy : standing.enemies(who))
        if (canShootAt(standing, who, *enemy) && canShootAt(standing, *enemy, who))
            out.push_back(enemy);
    return out;
}

} // namespace merlon::piccole
