#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// The movement of step 2. SIEGE 1.6.
namespace merlon::siege
{

/// In step 1 of this phase, so that it may not move (1.21b).
bool shotACrossbow(const Position& now, const Body& who);
/// All that is against its moving at all.
void sayWhoMayMove(play::Verdict& verdict, const Position& now, const Body& who);
/// A way on foot with so many points, to where it may stop: what is against it, and what it costs.
int judgeWay(play::Verdict& verdict, const Position& now, const Body& who, const std::vector<Hex>& way, int points);
/// Movement points that it has left in this phase.
int pointsLeft(const Body& who);
/// Whether it could move now, if there is a way.
bool mayMove(const Position& now, const Body& who);

/// The ends of the moves that it may make now.
std::vector<Hex> endsOfMoves(const Position& now, const Body& who);
/// The cheapest way there, whatever it costs; where none is open, straight on.
std::vector<Hex> wayOf(const Position& now, const Body& who, Hex end);

play::Verdict judge(const Position& now, const play::Begun<Move>& order, play::Tray& tray);

std::vector<RuleId> rulesOfMovement();
std::vector<RuleId> rulesOfMovers();

} // namespace merlon::siege
