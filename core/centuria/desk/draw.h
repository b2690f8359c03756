#pragma once

#include <cstdint>
#include <vector>

/// Lots from the recorded seed: the same on every machine.
namespace merlon::centuria
{

/// What is drawn by lot, each from throws of its own.
enum class Lot : std::uint8_t
{
    FirstRound,
    Scenarios,
    Ties,
    LastList
};

/// 0 to n - 1 in an order drawn by lot. `time`: which draw of its kind.
std::vector<int> shuffled(std::uint64_t seed, Lot lot, int time, int n);
/// The lot of one among others; no two are likely to be equal.
int lotOf(std::uint64_t seed, Lot lot, int time, int index);

} // namespace merlon::centuria
