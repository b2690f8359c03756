#pragma once

#include "core/anarchy/field/state.h"

namespace merlon::anarchy
{

/// Beside what the family's rules have said, the rules of this book that say the same.
play::Verdict citing(const castle::Position& now, play::Verdict verdict);
/// All that are cited so.
std::vector<RuleId> rulesCited();

} // namespace merlon::anarchy
