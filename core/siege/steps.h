#pragma once

#include "core/siege/position.h"

/// One step of one counter: what it costs, and why it may not be taken. SIEGE 1.1, 1.6.
namespace merlon::siege
{

/// The movement points of a step across that side; nothing: movement refuses it.
castle::Cost costOfStep(const Position& now, bool mounted, Hex from, Side side);

} // namespace merlon::siege
