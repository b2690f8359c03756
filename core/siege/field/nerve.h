#pragma once

#include "core/play/rule_row.h"
#include "core/siege/field/position.h"

/// Panic and rout, an optional rule of SIEGE: who is in it, and what that forbids.
namespace merlon::siege
{

inline bool inPanic(const Body& who)
{
    return who.state->nerve != Nerve::Steady;
}
/// 2g: whether those who are attacked count as in panic (siege.ruling.panic-joint).
bool areInPanic(const Position& now, const std::vector<Body>& attacked);

/// One in panic is refused in these words, or may do so by the other reading of siege.ruling.panic-acts.
play::Findings actsInPanic(const Position& now, const Body& who, const Phrase& refused);

bool isDefender(const Position& now, const Body& who);

} // namespace merlon::siege
