#pragma once

#include "core/piccole/battle/battle.h"

/// Who has lost a battle, by what both have lost, and battles that end before.
/// Section 15.
namespace merlon::piccole
{

/// The element with the General.
enum class Gone : std::uint8_t
{
    No,
    Combat,  ///< destroyed on the table
    OffTable ///< recoiled or fled over the edge
};

/// At the end of a turn. `fled` are over the edge, besides `lost`; `allied`,
/// contingents, are among the others.
struct CountLosses
{
    int start = 0;
    int lost = 0;
    int enemyStart = 0;
    int enemyLost = 0;
    int fled = 0;
    int enemyFled = 0;
    Gone general = Gone::No;
    Gone enemyGeneral = Gone::No;
    bool camp = false; ///< was occupied by the enemy, and still is in his hands
    bool enemyCamp = false;
    int allied = 0;
    int alliedLost = 0;
    int enemyAllied = 0;
    int enemyAlliedLost = 0;
};
enum class Ending : std::uint8_t
{
    GivenUp,
    BrokenOff
};
struct EndBattle
{
    Ending how = Ending::GivenUp;
    Side by = Side::Element;
    bool othersTurn = false; ///< it is the other player's turn
    bool unwilling = false;  ///< the other does not agree
};

struct BattleLost
{
    Side loser = Side::Element;
};
/// At the end of a turn nobody has lost.
struct GoesOn
{
};
struct BrokenOff
{
};

play::Verdict judge(const Data&, const State&, const play::Begun<CountLosses>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<EndBattle>&, play::Tray&);
void carry(const Data&, State&, const BattleLost&);
void carry(const Data&, State&, const GoesOn&);
void carry(const Data&, State&, const BrokenOff&);

std::vector<RuleId> rulesOfEnding();

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<piccole::Gone> = words("gone", "no", "combat", "off_table");
template <>
inline constexpr auto wordsOf<piccole::Ending> = words("ending", "given_up", "broken_off");

} // namespace merlon::play
