#pragma once

#include "core/siege/position.h"

/// The fifth step of a phase: who was stunned in an earlier one is well again (1.21e).
namespace merlon::siege
{

/// Those whose counters are turned back in the fifth step of this phase.
std::vector<Body> dueToRecover(const Position& now);

play::Verdict judge(const Position& now, const play::Begun<Recover>& order, play::Tray& tray);

std::vector<RuleId> rulesOfRecovery();

} // namespace merlon::siege
