#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// The drawbridge and its winch, and where those are placed who fall from it or from a ladder. SIEGE 1.8, 1.94.
namespace merlon::siege
{

play::Verdict judge(const Position& now, const play::Begun<WorkWinch>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Fall>& order, play::Tray& tray);

/// The hexes on which one who falls may be placed.
std::vector<Hex> fallsOf(const Position& now, const FallDue& due);
/// Those who stand at a winch.
std::vector<Body> atTheWinch(const Position& now);

std::vector<RuleId> rulesOfTheBridge();

} // namespace merlon::siege
