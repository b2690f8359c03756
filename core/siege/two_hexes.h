#pragma once

#include "core/castle/site.h"
#include "core/play/system.h"

namespace merlon::siege
{

/// Mounted counters, animals and horses left behind that do not lie on two hexes side by side, and others that do.
/// `site`: null while the map is not read.
std::vector<play::Problem> wrongHalves(const play::Scenario& scenario, const castle::Site* site);

/// The counter, not on the map.
play::Cure offTheMap(const play::Counter& counter);

} // namespace merlon::siege
