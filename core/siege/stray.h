#pragma once

#include "core/siege/shot.h"

/// A shot that misses and may hit a friend of the shooter: SIEGE, optional shooting errors.
namespace merlon::siege
{

/// A friend of the shooter who stands beside that hex, at its height, and where.
struct Bystander
{
    const Counter* who = nullptr;
    Hex hex;
};
std::vector<Bystander> friendsBeside(const Shot& shot, Hex aimed);

/// The second die of a shot that has missed, with what is added to it, and what it does.
void resolveStray(play::Verdict& verdict, const Shot& shot, int modifier, play::Tray& tray);

std::vector<RuleId> rulesOfStrays();

} // namespace merlon::siege
