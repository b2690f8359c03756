#pragma once

#include "core/castle/ground/site.h"
#include "core/play/system.h"

namespace merlon::castle
{

struct Numbers;

/// Mounted counters, animals and horses left behind that do not lie on two hexes side by side, and others that do.
/// `site`: null while the map is not read.
std::vector<play::Problem> wrongHalves(const play::Scenario& scenario, const Site* site, const Numbers& numbers);

/// The counter, not on the map.
play::Cure offTheMap(const play::Counter& counter);

} // namespace merlon::castle
