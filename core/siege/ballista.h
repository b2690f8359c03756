#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// The ballista: SIEGE 3.4.
namespace merlon::siege
{

/// One who has served a ballista in this turn does nothing that would make it no turn of his.
play::Findings servesABallista(const Position& now, const Body& who);
/// The same, of a move that ends on that hex.
play::Findings leavesABallista(const Position& now, const Body& who, Hex end);

/// How far its cycle is: 1 to 3, in the third turn it may shoot; 0 in the turn of its shot.
int cycleOf(const Position& now, Hex ballista);
/// The first turn in which it may shoot, if from now on it has a crew.
int nextShotOf(const Position& now, Hex ballista);
std::vector<Hex> ballistasOf(const State& state);

/// What the end of a phase counts.
void countCrews(play::Verdict& verdict, const Position& now);

play::Verdict judge(const Position& now, const play::Begun<ShootBallista>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<PlaceBallista>& order, play::Tray& tray);

/// What a hand may pick; nothing: the order is none of the ballista's.
std::optional<play::Marks> couldWithBallistas(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfTheBallista();

} // namespace merlon::siege
