#pragma once

#include "core/siege/ballista.h"

/// Those who serve a ballista, and the turns that they count for.
namespace merlon::siege
{

bool isBeside(const Body& who, Hex hex);
bool isEngineer(const Body& who);
/// siege.3.41b: the crew must be there for three turns running, and not only for the shot.
bool crewForThreeTurns(const Position& now);
/// The ballista that he served in this turn; null: none.
const BallistaLog* servedBy(const Position& now, const Body& who);
/// The turns with a crew of that side that count for its next shot.
int servedFor(const Position& now, Hex hex, int force);

} // namespace merlon::siege
