#pragma once

#include "core/play/rule_row.h"
#include "core/siege/named.h"

/// What a shot or a melee leaves to be done at once: retreats (sheet.3d, sheet.5) and riders beside their horses
/// (3.35a).
namespace merlon::siege
{

/// Refuses, with the reason, everything but what is owed, or the advance after combat; answers whether the order stands
/// all the same.
bool refuseWhileOwed(play::Verdict& verdict, const Position& now);
/// The same while there is something that must be done: not for an advance, which one may leave.
bool refuseDebts(play::Verdict& verdict, const Position& now);
/// Of one who owes a retreat from a melee, while others could make room for him (sheet.5).
bool waitsForOthers(const Position& now, const RetreatDue& due);

play::Verdict judge(const Position& now, const play::Begun<Retreat>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<PlaceRider>& order, play::Tray& tray);

std::vector<RuleId> rulesOfRetreat();
std::vector<RuleId> rulesOfDebts();

} // namespace merlon::siege
