#pragma once

#include "core/siege/position.h"

/// What a shot leaves to be done at once: retreats (sheet.3d) and riders beside their horses (3.35a).
namespace merlon::siege
{

/// There is no such counter: somebody has edited the scenario since.
play::Verdict sayUnknown(play::Verdict& verdict, const std::string& id);

/// Forbids, with the reason, everything but what is owed. True when something is.
bool forbidWhileOwed(play::Verdict& verdict, const Position& now);

/// A retreat is owed; or, when there is no way, the counter is wounded, or killed.
void owe(play::Verdict& verdict, const Position& now, const Body& who, int hexes);

play::Verdict judgeRetreat(const Position& now, const play::Begun<Retreat>& order);
play::Verdict judgePlacing(const Position& now, const play::Begun<PlaceRider>& order);

/// Where a retreating counter may go: every hex that the end of a full retreat may be, each with a path of that many
/// steps.
struct Flight
{
    Hex end;
    std::vector<Hex> path;
};
std::vector<Flight> flightsOf(const Position& now, const Body& who, int hexes);
/// Hexes on which an unhorsed rider may be placed.
std::vector<Hex> placingsOf(const Position& now, const Body& who);

} // namespace merlon::siege
