#pragma once

#include "core/siege/named.h"

/// What is against a retreat: sheet.3d, sheet.5b, 3.54a.
namespace merlon::siege
{

/// Step by step, as it was declared; false when two hexes do not touch.
bool judgeSteps(play::Verdict& verdict, const Position& now, const Body& who, Driven by, const std::vector<Hex>& path,
                std::vector<Hex>& visited);
/// What is against its end, where it has left his hex.
void judgeEnd(play::Verdict& verdict, const Position& now, const Body& who, Driven by, const std::vector<Hex>& visited);
/// Where the horse's rear half ends; none on foot, and where the verdict says why not.
std::optional<Hex> judgeRear(play::Verdict& verdict, const play::Begun<Retreat>& order, const Position& now,
                             const Body& who, Driven by, const std::vector<Hex>& visited);

std::vector<RuleId> rulesOfRetreatSteps();

} // namespace merlon::siege
