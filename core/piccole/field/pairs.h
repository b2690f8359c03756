#pragma once

#include "core/piccole/field/standing.h"

/// Who fights whom in a step 4. Section 10.
namespace merlon::piccole
{

/// Two that fight front to front.
struct Pair
{
    const Element* one = nullptr;
    const Element* other = nullptr;
};
/// Aligned fronts first, then others, the longest share first.
std::vector<Pair> pairsOf(const Standing& standing);
/// Whom it fights front to front; null: nobody.
const Element* partnerOf(const std::vector<Pair>& pairs, const Element& one);
/// Enemy fronts on its flanks and rear.
std::vector<const Element*> flankersOf(const Standing& standing, const Element& one);
/// Enemies that threaten a flank of it and have no front on it.
std::vector<const Element*> threatsTo(const Standing& standing, const Element& one);
/// Friends of a loser whose fronts are on a flank or the rear of whom he fought.
std::vector<const Element*> participantsOf(const Standing& standing, const Element& loser, const Element& winner);
/// Everybody who must fight as they stand: one of each two, the attacker.
std::vector<const Element*> owingMelee(const Standing& standing, const std::vector<std::string>& fought);

} // namespace merlon::piccole
