#pragma once

#include "core/castle/ground/site.h"
#include "core/play/system.h"

/// What is odd about the beginning of a scenario: it can be played so, and hardly anybody means it.
namespace merlon::castle
{

struct Numbers;

/// Those who stand in the moat, where nobody can stand, or where another one stands.
std::vector<play::Problem> oddPlaces(const play::Scenario& scenario, const Site& site, const Numbers& numbers);
/// All of the beginning of a battle, halves of horses too.
std::vector<play::Problem> problemsOf(const play::Scenario& scenario, const play::Boards& boards,
                                      const Numbers& numbers);
/// Drawbridges that lead to no gate, or are not told as one bridge.
std::vector<play::MapProblem> oddBridges(const map::HexMap& map);

} // namespace merlon::castle
