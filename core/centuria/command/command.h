#pragma once

#include "core/centuria/rounds/rounds.h"

/// The ledger of command points. Section 7.
namespace merlon::centuria
{

/// Turn 0 is the setup. Only what the purpose needs is asked.
struct Spend
{
    TableId table;
    PlayerId player;
    int turn = 1;
    Spending on = Spending::Reroll;
    std::optional<bool> ownDie;   ///< the die that is rolled again is his
    std::optional<bool> declared; ///< before the first roll
    std::optional<bool> sameTest; ///< it has a bonus already: asked where he has bought one in this turn
    std::optional<bool> failed;   ///< the test that becomes a success
};
struct Spent
{
    TableId table;
    PlayerId player;
    int turn = 1;
    Spending on = Spending::Reroll;
};

play::Verdict judge(const Data&, const State&, const play::Begun<Spend>&, play::Tray&);
void carry(const Data&, State&, const Spent&);

std::vector<RuleId> rulesOfCommand();

} // namespace merlon::centuria
