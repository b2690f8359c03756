#pragma once

#include "core/play/rule_row.h"
#include "core/siege/field/state.h"

/// Panic and rout, an optional rule of SIEGE: who is in it, and what that forbids.
namespace merlon::siege
{

/// Steady where nobody knows him.
Nerve nerveOf(const State& state, std::string_view counter);
void setNerve(State& state, const std::string& counter, Nerve nerve);
bool inPanic(const castle::Position& now, const castle::Body& who);
bool inRout(const castle::Position& now, const castle::Body& who);
/// 2g: whether those who are attacked count as in panic (siege.ruling.panic-joint).
bool areInPanic(const castle::Position& now, const std::vector<castle::Body>& attacked);
/// Of the side that is besieged.
bool isDefender(const castle::Position& now, const castle::Body& who);
/// One in panic is refused in these words, or may do so by the other reading of siege.ruling.panic-acts.
play::Findings actsInPanic(const castle::Position& now, const castle::Body& who, const Phrase& refused);

} // namespace merlon::siege
