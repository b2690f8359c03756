#pragma once

#include "core/play/scenario.h"
#include "core/play/scene.h"

namespace merlon::play
{

/// The counters that a scenario sets up on hexes, each where its fields say: to be seen while no game of it can begin.
Scene setUpOf(const Scenario& scenario);

} // namespace merlon::play
