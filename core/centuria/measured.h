#pragma once

#include "core/centuria/desk/data.h"
#include "core/centuria/desk/state.h"
#include "core/play/scenario.h"

namespace merlon::centuria
{

/// A table in question as a game of its own: its scenario, its two players with as many units as their lists have, and
/// the switches of the tournament. Nothing when its scenario is not known.
std::optional<play::Scenario> measuredTable(const Data& data, const State& state, const play::Scenario& tournament,
                                            const TableId& id);

} // namespace merlon::centuria
