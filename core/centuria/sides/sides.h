#pragma once

#include "core/centuria/rounds/rounds.h"

/// Who chooses, who plays which part, who begins. Sections 8 to 15.
namespace merlon::centuria
{

/// 2D6 and the tactical value of the Commander.
struct RollPriority
{
    TableId table;
};
/// What the winner, and in Imboscata his opponent, make of it. Only what the scenario needs is asked.
struct ChooseSide
{
    TableId table;
    std::optional<PlayerId> chooser; ///< the winner, or whom he leaves the choice to
    std::optional<Edge> edge;        ///< that the chooser takes
    std::optional<bool> attacks;     ///< the winner, in Imboscata
    std::optional<PlayerId> namedBy; ///< there: who names the entry edge
    std::optional<Edge> entry;
};
/// Whether it is somebody's turn to place a unit.
struct AskDeploy
{
    TableId table;
    PlayerId player;
    std::optional<PlayerId> chooser;  ///< asked where the table does not know
    std::optional<PlayerId> attacker; ///< likewise
    std::optional<bool> vanguard;     ///< it is his vanguard
    std::optional<bool> ready;        ///< what stands before all units does: vanguards, the baggage
    std::optional<int> placed;        ///< units that he has placed, a vanguard left out
    std::optional<int> enemyPlaced;
    std::optional<bool> enemyDone; ///< the opponent has none left: asked where it matters
};

struct PriorityWon
{
    TableId table;
    PlayerId winner;
};
struct SidesChosen
{
    TableId table;
    PlayerId chooser;
    std::optional<PlayerId> attacker;
    PlayerId south;
};

play::Verdict judge(const Data&, const State&, const play::Begun<RollPriority>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<ChooseSide>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<AskDeploy>&, play::Tray&);
void carry(const Data&, State&, const PriorityWon&);
void carry(const Data&, State&, const SidesChosen&);

std::vector<RuleId> rulesOfSides();

} // namespace merlon::centuria
