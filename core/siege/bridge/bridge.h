#pragma once

#include "core/play/rule_row.h"
#include "core/siege/field/state.h"

/// The drawbridge and its winch. SIEGE 1.8.
namespace merlon::siege
{

/// 1.8: at the end of the turn the bridge is raised, or lowered again. Who does not want to gives no order.
struct WorkWinch
{
    castle::CounterId counter;
};
struct Winched
{
    castle::CounterId counter;
};

// What the effects change.

/// At the winch: the turn that one spends there begins anew.
void carry(const Data&, State& state, const Winched& winched);

/// Those who stand at a winch.
std::vector<castle::Body> atTheWinch(const castle::Position& now);

play::Verdict judge(const castle::Position& now, const play::Begun<WorkWinch>& order, play::Tray& tray);

std::vector<RuleId> rulesOfTheBridge();

} // namespace merlon::siege
