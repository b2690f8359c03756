#pragma once

#include "core/piccole/field/standing.h"
#include "core/tabletop/path.h"

#include <span>

/// Zones of control, and the ways through them. Section 6.
namespace merlon::piccole
{

/// The zone of an element against one that moves, in convex parts, less what others screen.
std::vector<tabletop::Convex> zoneAgainst(const Standing& standing, const Element& owner, const Element& mover);

/// When a path is in the zone of an enemy.
struct Visit
{
    const Element* enemy = nullptr;
    std::vector<tabletop::Span> spans; ///< of its way
    bool atStart = false;
    bool atEnd = false;
    bool turnsThere = false; ///< it takes another facing on the way there
    bool isScreened = false; ///< it is in no part of the zone, and would be were nobody between
};
/// A visit of each zone that it is in, or would be in if nobody stood between.
std::vector<Visit> visitsOf(const Standing& standing, const Element& mover, std::span<const tabletop::Leg> legs);
/// Stretches of way of one visit that lie in none of the others.
std::vector<tabletop::Span> apartFrom(const Visit& visit, std::span<const Visit> others);

/// Straight back, facing as before.
bool isBackwards(const tabletop::Leg& leg);

} // namespace merlon::piccole
