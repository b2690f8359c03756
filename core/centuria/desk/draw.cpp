#include "core/centuria/desk/draw.h"

#include "core/play/dice.h"

#include <numeric>
#include <utility>

namespace merlon::centuria
{
namespace
{

constexpr int mostSides = 1 << 30;

/// Where the throws of a draw begin: no two draws share one.
std::uint64_t firstThrow(Lot lot, int time)
{
    return (static_cast<std::uint64_t>(lot) << 40U) + (static_cast<std::uint64_t>(time) << 20U);
}

} // namespace

/// By our own throws: std::shuffle differs between standard libraries.
std::vector<int> shuffled(std::uint64_t seed, Lot lot, int time, int n)
{
    std::vector<int> all(static_cast<std::size_t>(n));
    std::iota(all.begin(), all.end(), 0);
    for (int left = n; left > 1; --left)
    {
        const int at = play::rolled(seed, firstThrow(lot, time) + static_cast<std::uint64_t>(left), left) - 1;
        std::swap(all[static_cast<std::size_t>(at)], all[static_cast<std::size_t>(left - 1)]);
    }
    return all;
}

int lotOf(std::uint64_t seed, Lot lot, int time, int index)
{
    return play::rolled(seed, firstThrow(lot, time) + static_cast<std::uint64_t>(index), mostSides);
}

} // namespace merlon::centuria
