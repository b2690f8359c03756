#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// Where those are placed who fall from a drawbridge or a ladder, and what becomes of them. SIEGE 1.8, 1.94.
namespace merlon::siege
{

play::Verdict judge(const Position& now, const play::Begun<Fall>& order, play::Tray& tray);

/// The hexes on which one who falls may be placed.
std::vector<Hex> fallsOf(const Position& now, const FallDue& due);

std::vector<RuleId> rulesOfFalls();

} // namespace merlon::siege
