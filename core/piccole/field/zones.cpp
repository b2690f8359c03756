#include "core/piccole/field/zones.h"

#include "core/tabletop/zone.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

using tabletop::Convex;
using tabletop::Leg;
using tabletop::Span;
using tabletop::Tolerance;

bool isIn(const std::vector<Convex>& parts, const Stand& stand)
{
    const Convex shape = stand.shape(Tolerance::in);
    return std::ranges::any_of(parts, [&](const Convex& part) { return tabletop::overlap(shape, part); });
}

bool turns(const Leg& leg)
{
    return leg.from.facing != leg.to.facing;
}

Visit visitOf(const Element& enemy, const std::vector<Convex>& parts, std::span<const Leg> legs)
{
    Visit visit{&enemy, {}};
    for (const Leg& leg : legs)
    {
        const Convex shape = leg.from.shape(Tolerance::in);
        for (const Convex& part : parts)
            if (const auto span = tabletop::Meeting(shape, part).along(leg.direction, leg.way))
                visit.spans.push_back({leg.before + span->from, leg.before + span->to});
        if (!turns(leg))
            continue;
        const double at = leg.before + leg.way;
        if (isIn(parts, leg.to) || isIn(parts, leg.arrived()))
        {
            visit.turnsThere = true;
            visit.spans.push_back({at, at});
        }
    }
    visit.spans = tabletop::joined(std::move(visit.spans));
    visit.atStart = isIn(parts, legs.front().from);
    visit.atEnd = isIn(parts, legs.back().to);
    return visit;
}

bool isAnywhere(const Visit& visit)
{
    return !visit.spans.empty() || visit.atStart || visit.atEnd;
}

} // namespace

std::vector<Convex> zoneAgainst(const Standing& standing, const Element& owner, const Element& mover)
{
    std::vector<Stand> screens;
    for (const Element* other : standing.others(owner))
        if (other->id != mover.id)
            screens.push_back(other->stand());
    return tabletop::zoneOf(owner.stand(), standing.data.inches(standing.data.numbers->field.zone), screens);
}

std::vector<Visit> visitsOf(const Standing& standing, const Element& mover, std::span<const Leg> legs)
{
    std::vector<Visit> out;
    const double deep = standing.data.inches(standing.data.numbers->field.zone);
    for (const Element* enemy : standing.enemies(mover))
    {
        Visit visit = visitOf(*enemy, zoneAgainst(standing, *enemy, mover), legs);
        if (!isAnywhere(visit))
            visit.isScreened = isAnywhere(visitOf(*enemy, tabletop::zoneOf(enemy->stand(), deep, {}), legs));
        if (isAnywhere(visit) || visit.isScreened)
            out.push_back(std::move(visit));
    }
    return out;
}

std::vector<Span> apartFrom(const Visit& visit, std::span<const Visit> others)
{
    std::vector<Span> covered;
    for (const Visit& other : others)
        covered.insert(covered.end(), other.spans.begin(), other.spans.end());
    return tabletop::without(visit.spans, tabletop::joined(std::move(covered)));
}

bool isBackwards(const Leg& leg)
{
    const tabletop::Vec way = leg.way * leg.direction;
    return leg.from.facing == leg.to.facing && tabletop::tolerated(dot(way, leg.from.right())) &&
           dot(way, leg.from.ahead()) < 0;
}

} // namespace merlon::piccole
