#pragma once

#include "core/castle/ground/site.h"
#include "core/play/system.h"

namespace merlon::castle
{

struct Numbers;

/// Mounted counters, animals and horses left behind that do not lie on two hexes side by side, and others that do.
/// `site`: null while the map is not read.
std::vector<play::Problem> wrongHalves(const play::Scenario& scenario, const Site* site, const Numbers& numbers);

/// As a message calls it.
std::string calledOf(const play::Counter& counter);
/// The people and horses of the scenario begin elsewhere.
bool isFree(const play::Scenario& scenario, hex::Hex at);
/// Where its force may set up; none: it sets up as the scenario says.
std::vector<hex::Hex> zonesOf(const play::Scenario& scenario, const play::Counter& counter);
/// The counter, not on the map.
play::Cure offTheMap(const play::Counter& counter);

} // namespace merlon::castle
