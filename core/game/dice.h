#pragma once

#include "core/verdict/verdict.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Dice: typed in from the table, or rolled from a recorded seed. A d10 is 1 to 10; its face 0 is 10 (siege.0.2).
namespace merlon::game
{

/// The dice that come with an order, in the order in which they are wanted. A referee takes what it needs.
using DiceGiven = std::vector<verdict::DieUsed>;

/// A typed face 0 to 10 of a d10 as a value 1 to 10; nothing for anything else.
std::optional<int> valueOfFace(int face);

/// The n-th (from 0) d10 of a seed: the same on every machine, so that a journal can be replayed.
int rolled(std::uint64_t seed, std::uint64_t n);

} // namespace merlon::game
