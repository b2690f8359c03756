#pragma once

#include "core/play/rule_row.h"
#include "core/siege/crowd.h"
#include "core/siege/steps.h"

/// Who stands in the way of one who moves: whom he may pass, and where he may stop. SIEGE 1.61, 1.62.
namespace merlon::siege
{

/// A step of that counter among the others.
Stride strideOf(const Position& now, const Body& who, const Crowd& crowd, Hex from, Side side, bool aloft);
/// Whether nobody who stands there bars that step.
bool mayPass(const Stride& stride, const Crowd& crowd, const Body& who);
/// Whether one in panic, to the other level of that hex, would come beside an enemy whom he is not beside now
/// (panic.2f).
bool climbsIntoContact(const Position& now, const Body& who, Hex hex, bool aloft);
/// Who stands in the hex of a step: what is against it, and whom it passes.
void judgePassage(play::Verdict& verdict, const Stride& stride, const Crowd& crowd, const Body& who, bool stops);
/// What is against its stopping there.
void judgeStop(play::Verdict& verdict, const Position& now, const Crowd& crowd, const Body& who, Hex hex,
               bool aloft = false);

std::vector<RuleId> rulesOfPassage();

} // namespace merlon::siege
