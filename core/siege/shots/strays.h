#pragma once

#include "core/castle/shots/shots.h"
#include "core/siege/field/state.h"

/// Two optional rules of SIEGE: a shot that misses may hit a friend of the shooter (siege.error), and skill numbers of
/// shooters (siege.skill).
namespace merlon::siege
{

/// Put their rows among those of a shot.
void joinStrays(castle::Tables& tables, castle::Policies& policies);
void joinSkill(castle::Tables& tables);

/// The second die of a shot that has missed, with what is added to it, and what it does.
void resolveStray(play::Verdict& verdict, const castle::Shot& shot, int modifier, play::Tray& tray);

/// What is added to the die of his shots; 0 where the rule is not in use.
int skillOf(const castle::Position& now, const castle::Body& shooter);
/// Of all the shooters of his side with his weapon; 0 where the rule is not in use.
int sumOfSkills(const castle::Position& now, const castle::Body& shooter);

/// Beside those in tables.
std::vector<RuleId> rulesOfStrays();
std::vector<RuleId> rulesOfSkill();

} // namespace merlon::siege
