#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// What a shot leaves to be done at once: retreats (sheet.3d) and riders beside their horses (3.35a).
namespace merlon::siege
{

/// There is no such counter: somebody has edited the scenario since.
play::Verdict sayUnknown(play::Verdict& verdict, const std::string& id);

/// Refuses, with the reason, everything but what is owed; answers whether the order stands all the same.
bool refuseWhileOwed(play::Verdict& verdict, const Position& now);

play::Verdict judgeRetreat(const Position& now, const play::Begun<Retreat>& order, play::Tray& tray);
play::Verdict judgePlacing(const Position& now, const play::Begun<PlaceRider>& order, play::Tray& tray);

std::vector<RuleId> rulesOfRetreat();

} // namespace merlon::siege
