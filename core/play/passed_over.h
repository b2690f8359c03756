#pragma once

#include "core/play/system.h"

namespace merlon::play
{

/// A part of the clock that is left, and who could still have acted in it.
struct PassedOver
{
    Clock clock;
    std::vector<Muster> may; ///< never empty
    bool later = false;      ///< it has not even begun
};

/// Whom an order that takes nothing passes over: the end of a step, or of a phase with the steps that it leaves out,
/// which lesser ends would reach one by one. Empty: nobody.
std::vector<PassedOver> passedOver(const Game& game, const Record& end);

/// No lesser end may be given: whoever ends a step has seen who could still act in it.
bool isLeastEnd(const Game& game, const Record& end);

} // namespace merlon::play
