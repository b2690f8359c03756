#pragma once

#include "core/centuria/rounds/rounds.h"

/// The seven forms. Sections 7 to 15.
namespace merlon::centuria
{

/// What became of a game. Only what its scenario and its ending need is asked; whatever else is given is refused.
struct Form
{
    TableId table;
    Ending ending = Ending::TenTurns;
    std::optional<PlayerId> attacker;
    // What the scenario asks.
    std::optional<Reach> firstReach;
    std::optional<Reach> secondReach;
    std::optional<bool> vanguardLost; ///< the winner's
    std::optional<int> camp;          ///< losses of the Defender's
    std::optional<int> firstCamp;
    std::optional<int> secondCamp;
    std::optional<int> baggage; ///< losses
    std::optional<bool> left;   ///< the baggage has left the table
    std::optional<int> firstSides;
    std::optional<int> secondSides;
    std::optional<bool> firstBridge; ///< a unit of his near the bridge
    std::optional<bool> secondBridge;
    std::optional<bool> firstAdjacent; ///< a unit of his adjacent to one that holds a side
    std::optional<bool> secondAdjacent;
    std::optional<int> firstHome; ///< crates
    std::optional<int> firstOutside;
    std::optional<int> secondHome;
    std::optional<int> secondOutside;
    std::optional<int> firstFresh; ///< units that count
    std::optional<int> firstTired;
    std::optional<int> secondFresh;
    std::optional<int> secondTired;
    // What became of each army: its Commander and Generals eliminated, the points of its units.
    std::optional<bool> firstCommander;
    std::optional<bool> secondCommander;
    std::optional<int> firstGenerals;
    std::optional<int> secondGenerals;
    std::vector<int> firstEliminated;
    std::vector<int> firstExhausted;
    std::vector<int> secondEliminated;
    std::vector<int> secondExhausted;
    std::vector<int> firstLeaders; ///< units of its leaders among the eliminated
    std::vector<int> secondLeaders;
    std::optional<int> firstCommand; ///< points left over
    std::optional<int> secondCommand;
};

play::Verdict judge(const Data&, const State&, const play::Begun<Form>&, play::Tray&);

std::vector<RuleId> rulesOfForms();

} // namespace merlon::centuria
