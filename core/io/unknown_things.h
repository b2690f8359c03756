#pragma once

#include "core/play/system.h"

/// Only core/io includes this.
namespace merlon::io
{

/// What counters name that lies on the board, places of a campaign, and that is not there: found by beginning the game,
/// as only its system knows what there is. Of a scenario that nothing else is wrong with.
std::vector<play::Problem> unknownThings(const play::System& system, const play::Scenario& scenario,
                                         const play::Boards& boards);

} // namespace merlon::io
