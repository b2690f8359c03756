#pragma once

#include "core/anarchy/field/state.h"
#include "core/castle/field/tables.h"

/// Open ground and the steps of a phase: chapter 1.1, and who shoots in the third step.
namespace merlon::anarchy
{

/// Rows among those of the battle.
void joinOpenGround(castle::Tables& tables);
/// Rules that data and the walk of a line judge, without a row of their own.
std::vector<RuleId> rulesOfOpenGround();
/// By the other reading of anarchy.ruling.3, of the third step: the side that is not moving.
bool shootsInTheOthersPhase(const castle::Position& now);

} // namespace merlon::anarchy
