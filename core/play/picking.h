#pragma once

#include "core/play/system.h"

namespace merlon::play
{

/// The game that picks of an order are looked for in: the same, or, where the referee sets refusals aside, as if it
/// were the time of whoever the order begins with.
Game forPicks(const Game& game, const Record& begun, const Given& held);

} // namespace merlon::play
