#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// What a shot leaves to be done at once: retreats (sheet.3d) and riders beside their horses (3.35a).
namespace merlon::siege
{

/// There is no such counter: somebody has edited the scenario since.
play::Verdict sayUnknown(play::Verdict& verdict, const std::string& id);

/// Forbids, with the reason, everything but what is owed. True when something is.
bool forbidWhileOwed(play::Verdict& verdict, const Position& now);

play::Verdict judgeRetreat(const Position& now, const play::Begun<Retreat>& order);
play::Verdict judgePlacing(const Position& now, const play::Begun<PlaceRider>& order);

std::vector<RuleId> rulesOfRetreat();

} // namespace merlon::siege
