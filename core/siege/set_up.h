#pragma once

#include "core/castle/site.h"
#include "core/play/system.h"

/// What is odd about the beginning of a scenario: it can be played so, and hardly anybody means it.
namespace merlon::siege
{

/// Those who stand in the moat, where nobody can stand, or where another one stands.
std::vector<play::Problem> oddPlaces(const play::Scenario& scenario, const castle::Site& site);
/// Drawbridges that lead to no gate, or are not told as one bridge.
std::vector<play::MapProblem> oddBridges(const map::HexMap& map);

} // namespace merlon::siege
