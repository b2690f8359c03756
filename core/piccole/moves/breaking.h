#pragma once

#include "core/piccole/moves/moves.h"

/// Breaking contact, as a move and as cavalry's reaction. Section 8.
namespace merlon::piccole
{

/// In which step of the turn.
enum class Step : std::uint8_t
{
    Move,
    Reaction ///< of cavalry, to an enemy that has just contacted it
};
/// What of the enemy touches a flank or the rear.
enum class Touch : std::uint8_t
{
    Nothing,
    Base, ///< but no front
    Front
};
struct BreakContact
{
    std::optional<ElementId> who; ///< on a table: the rest is read there, but for the step where no turn is followed
    std::optional<play::Pose> at;
    Troop troop = Troop::CvL;
    Troop enemy = Troop::FtP;
    Step step = Step::Move;
    Ground ground = Ground::Easy;
    Ground enemyGround = Ground::Easy;
    std::optional<Troop> other; ///< another enemy in contact
    Ground otherGround = Ground::Easy;
    Touch touch = Touch::Nothing;
    bool earlier = false; ///< the contact is older than this turn
    bool aside = false;   ///< it would not go straight back
    bool shut = false;    ///< a body that it may not pass leaves it no way
    std::optional<play::Length> distance;
};

struct Broke
{
    Troop troop = Troop::CvL;
    play::Length most;
};
struct Stays
{
    Troop troop = Troop::CvL;
};
/// On a table.
struct WentBack
{
    ElementId who;
    play::Pose at;
};
struct Tried
{
    ElementId who;
};

/// By how many inches it is faster there; 0 and less: it may not break contact.
int inchesFaster(const Data& data, Troop troop, Ground ground, Troop enemy, Ground enemyGround);

play::Verdict judge(const Data&, const State&, const play::Begun<BreakContact>&, play::Tray&);
void carry(const Data&, State&, const Broke&);
void carry(const Data&, State&, const Stays&);
void carry(const Data&, State&, const WentBack&);
void carry(const Data&, State&, const Tried&);

std::vector<RuleId> rulesOfBreaking();

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<piccole::Step> = words("step", "move", "reaction");
template <>
inline constexpr auto wordsOf<piccole::Touch> = words("touch", "nothing", "base", "front");

} // namespace merlon::play
