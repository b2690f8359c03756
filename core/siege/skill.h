#pragma once

#include "core/siege/position.h"

/// The optional skill numbers of shooters: SIEGE, siege.skill.
namespace merlon::siege
{

/// What is added to the die of his shots; 0 where the rule is not in use.
int skillOf(const Position& now, const Body& shooter);
/// Of all the shooters of his side with his weapon; 0 where the rule is not in use.
int sumOfSkills(const Position& now, const Body& shooter);

} // namespace merlon::siege
