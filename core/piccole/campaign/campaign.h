#pragma once

#include "core/piccole/battle/battle.h"

/// Dice of a campaign by what is typed: a storm at sea, a siege, and who is
/// lost in them. Section 16.
namespace merlon::piccole
{

/// Elements by their types.
struct Army
{
    std::array<int, troopCount> of{};

    int size() const;
};
/// Fair losses: each type loses its share, and what is left over goes to the
/// largest fractions.
Army sharedLosses(const Army& army, int losses);

/// An army or contingent goes by sea.
struct Sail
{
    bool summer = false;
    int ftp = 0;
    int ftm = 0;
    int ftl = 0;
    int cvp = 0;
    int cvl = 0;
    std::optional<Troop> general; ///< the type of the element that he is with
};
/// A siege die; the numbers are those of the defender's army inside.
struct Besiege
{
    int turns = 0; ///< of the unbroken siege, before this one
    int ftp = 0;
    int ftm = 0;
    int ftl = 0;
    int cvp = 0;
    int cvl = 0;
    std::optional<Troop> general;
    bool cutOff = false; ///< no friendly territory is adjacent
};

/// So many of each type.
struct Wrecked
{
    int ftp = 0;
    int ftm = 0;
    int ftl = 0;
    int cvp = 0;
    int cvl = 0;
    bool general = false; ///< his element is among them
};
struct Arrived
{
};
struct Fallen
{
    int ftp = 0;
    int ftm = 0;
    int ftl = 0;
    int cvp = 0;
    int cvl = 0;
    bool general = false;
    bool destroyed = false; ///< what is left of the army inside
};
enum class Sieging : std::uint8_t
{
    Besieger,
    Besieged
};
/// The place holds, and that side loses an element of its choice.
struct Holds
{
    Sieging loser = Sieging::Besieger;
};

play::Verdict judge(const Data&, const State&, const play::Begun<Sail>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Besiege>&, play::Tray&);
void carry(const Data&, State&, const Wrecked&);
void carry(const Data&, State&, const Arrived&);
void carry(const Data&, State&, const Fallen&);
void carry(const Data&, State&, const Holds&);

std::vector<RuleId> rulesOfCampaign();

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<piccole::Sieging> = words("sieging", "besieger", "besieged");

} // namespace merlon::play
