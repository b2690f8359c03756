#pragma once

#include "core/piccole/field/standing.h"

/// What an element sees to shoot at, and what is in the way. Section 9.
namespace merlon::piccole
{

/// Any of an enemy, or only his front, in range and arc.
bool seesTo(const Standing& standing, const Element& who, const Element& target);

/// What stops a shot on every lane.
struct Sight
{
    bool clear = false; ///< one lane at least is
    bool byTerrain = false;
    const Element* by = nullptr; ///< an element that is in the way
};
Sight sightTo(const Standing& standing, const Element& who, const Element& target);

/// Whether it may shoot at him as they stand: marked as a shooter, neither in contact, in range, a lane clear.
bool canShootAt(const Standing& standing, const Element& who, const Element& target);
/// Enemies with whom it can exchange shots.
std::vector<const Element*> partnersOf(const Standing& standing, const Element& who);

} // namespace merlon::piccole
