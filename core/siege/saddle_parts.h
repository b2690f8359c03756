#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// What beginning to mount or dismount and doing it share.
namespace merlon::siege
{

/// He stands beside it.
bool touches(const Body& who, const LooseHorse& horse);
/// 3.33e
bool isTooHurtTo(const Position& now, const Body& who, Seat into);
/// Hexes on which one who dismounts may be put.
std::vector<Hex> alightingsOf(const Position& now, const Body& who);

std::vector<RuleId> rulesOfTheExchange();

} // namespace merlon::siege
