#pragma once

#include "core/castle/field/position.h"
#include "core/play/rule_row.h"
/// Those who serve a ballista, and the turns that they count for.
namespace merlon::castle
{

bool isBeside(const Body& who, Hex hex);
bool isEngineer(const Body& who);
/// siege.3.41b: the crew must be there for three turns running, and not only for the shot.
bool crewForThreeTurns(const Position& now);
/// The ballista that he served in this turn; null: none.
const BallistaLog* servedBy(const Position& now, const Body& who);
/// The turns with a crew of that side that count for its next shot.
int servedFor(const Position& now, Hex hex, int force);

/// One who has served a ballista in this turn does nothing that would make it no turn of his.
play::Findings servesABallista(const Position& now, const Body& who);
/// The same, of a move that ends on that hex.
play::Findings leavesABallista(const Position& now, const Body& who, Hex end);
/// How far its cycle is: 1 to 3, in the third turn it may shoot; 0 in the turn of its shot.
int cycleOf(const Position& now, Hex ballista);
/// The first turn in which it may shoot, if from now on it has a crew.
int nextShotOf(const Position& now, Hex ballista);
std::vector<Hex> ballistasOf(const State& state);

} // namespace merlon::castle
