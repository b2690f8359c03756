#pragma once

#include "core/lint/lint.h"

/// Forces and conditions of victory of a scenario, by no rule of its game.
namespace merlon::lint
{

/// Forces without counters, or with none that can be set up anywhere.
std::vector<Finding> idleForces(const edit::Desk& desk);

/// Conditions that name what is not there, or that can never be met.
std::vector<Finding> neverMet(const edit::Desk& desk);

} // namespace merlon::lint
