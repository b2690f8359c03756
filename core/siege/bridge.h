#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// The drawbridge and its winch. SIEGE 1.8.
namespace merlon::siege
{

play::Verdict judge(const Position& now, const play::Begun<WorkWinch>& order, play::Tray& tray);

/// The drawbridge; null where there is none.
const map::Covering* bridgeOf(const Position& now);
/// Those who stand at a winch.
std::vector<Body> atTheWinch(const Position& now);

std::vector<RuleId> rulesOfTheBridge();

} // namespace merlon::siege
