#pragma once

#include "core/play/rule_row.h"
#include "core/siege/flight.h"

/// The advance after combat: SIEGE 1.73.
namespace merlon::siege
{

/// The last melee lets somebody advance, and nothing else is owed before.
bool mayAnybodyAdvance(const Position& now);
/// Those who may, and every hex where each may end.
std::vector<Body> advancers(const Position& now);
std::vector<Flight> advancesOf(const Position& now, const Body& who);

play::Verdict judge(const Position& now, const play::Begun<Advance>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Stay>&, play::Tray& tray);

std::vector<RuleId> rulesOfTheAdvance();

} // namespace merlon::siege
