#pragma once

#include "core/piccole/battle/battle.h"

/// What becomes of an element that recoils, by what lies behind it. Sections 7 and 13.
namespace merlon::piccole
{

/// In the inch behind an element.
enum class Behind : std::uint8_t
{
    Nothing,
    Enemy,
    Touch, ///< an enemy is not in the way, but touches its rear
    Impassable,
    Friend,
    Edge ///< of the table
};
/// How a friend faces.
enum class Facing : std::uint8_t
{
    Same,
    Opposite,
    Other
};
struct Recoil
{
    std::optional<ElementId> who; ///< on a table: what lies behind it is seen there
    Troop troop = Troop::FtP;
    Behind behind = Behind::Nothing;
    std::optional<Troop> other; ///< the type of the friend
    Facing facing = Facing::Same;
    bool stuck = false;   ///< the friend, or one behind it, cannot be pushed
    bool engaged = false; ///< the friend is in contact with an enemy
    bool off = false;     ///< the push takes a friend over the edge
    bool crowded = false; ///< there is no room behind the friend
};

/// How it comes out of it.
enum class Course : std::uint8_t
{
    Back,
    Pushes,
    Passes,
    Destroyed
};
struct Recoiled
{
    Troop troop = Troop::FtP;
    Course course = Course::Back;
    bool friendLost = false;
};

play::Verdict judge(const Data&, const State&, const play::Begun<Recoil>&, play::Tray&);
void carry(const Data&, State&, const Recoiled&);

std::vector<RuleId> rulesOfRecoil();

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<piccole::Behind> = words("behind", "nothing", "enemy", "touch", "impassable", "friend",
                                                       "edge");
template <>
inline constexpr auto wordsOf<piccole::Facing> = words("facing", "same", "opposite", "other");
template <>
inline constexpr auto wordsOf<piccole::Course> = words("course", "back", "pushes", "passes", "destroyed");

} // namespace merlon::play
