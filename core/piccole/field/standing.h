#pragma once

#include "core/piccole/combat/combat.h"
#include "core/piccole/numbers/data.h"
#include "core/tabletop/contact.h"

/// Who stands where, and what lies beneath. Sections 0, 5, 7 and 8.
namespace merlon::piccole
{

using tabletop::Stand;

/// What questions are put to: the elements of a game on its table. It must outlive whoever asks.
struct Standing
{
    const Data& data;
    const std::vector<Element>& elements;
    const std::vector<Camp>* camps = nullptr; ///< null: none is pitched

    const Terrain& terrain() const { return *data.terrain; }
    /// All that stand there but that one.
    std::vector<const Element*> others(const Element& one) const;
    std::vector<const Element*> enemies(const Element& one) const;

    bool isOnDifficult(const Stand& stand) const;
    Ground groundOf(const Stand& stand) const { return isOnDifficult(stand) ? Ground::Difficult : Ground::Easy; }
    int heightOf(const Stand& stand) const;
    /// Inside a camp or a fortification.
    bool isInWorks(const Stand& stand) const;
    bool isInRiver(const Stand& stand) const;
    /// On the table and not on impassable ground.
    bool hasGround(const Stand& stand) const;
    /// Whom a base would overlap there, but that one.
    const Element* takenBy(const Stand& stand, std::string_view but) const;
};

/// Whether troops of that type may move through a friend of the other: cavalry through light infantry, light infantry
/// through all.
bool mayPass(Troop mover, Troop other);
/// The same way or the opposite one.
bool isAlike(int facing, int other);

/// An enemy front on an edge of an element, or the other way round.
struct Front
{
    const Element* enemy = nullptr;
    tabletop::Contact contact;
};
/// Enemies on whose edges its front lies.
std::vector<Front> frontsOf(const Standing& standing, const Element& one);
/// Enemies whose front lies on an edge of it, with that edge.
std::vector<Front> frontsOn(const Standing& standing, const Element& one);
/// Frontal contact with an enemy, whichever of the two fronts it is.
bool isInContact(const Standing& standing, const Element& one);

/// Where a base stands in contact with that edge of an enemy: aligned, or shifted along it by the least way that gives
/// room; two where as much to either side. None: there is no room.
std::vector<Stand> placesOn(const Standing& standing, const Element& mover, const Element& enemy, tabletop::Edge edge);

/// The element of its own side that stands aligned behind it; null: none.
const Element* behindOf(const Standing& standing, const Element& one);
/// How many heavy infantry stand aligned behind it, one behind the other.
int supportersOf(const Standing& standing, const Element& one);

/// Whether `one` threatens a flank of an enemy without a front on it. Section 11.
enum class Threat : std::uint8_t
{
    No,
    Line, ///< from the line, corner on corner
    Side  ///< side by side
};
Threat threatOf(const Standing& standing, const Element& one, const Element& enemy);
/// Whether it would threaten him from the line were it not engaged in front.
bool isEngagedBeside(const Standing& standing, const Element& one, const Element& enemy);

} // namespace merlon::piccole
