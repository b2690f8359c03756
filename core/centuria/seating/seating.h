#pragma once

#include <compare>
#include <functional>
#include <vector>

namespace merlon::centuria
{

/// How many of that pair have sat at that table before; both from 0, the pairs in the order of the ranking.
using SatBefore = std::function<int(int pair, int table)>;

/// What speaks against seats, the weightiest first.
struct SeatCost
{
    int atFixed = 0; ///< second sittings at tables with fixed scenery
    int again = 0;   ///< all second sittings
    long long squares = 0;

    friend auto operator<=>(const SeatCost&, const SeatCost&) = default;
};
SeatCost costOf(const std::vector<int>& seats, const std::vector<bool>& fixed, const SatBefore& before);

/// The table of each pair: fewest second sittings, those at fixed scenery first; among those the least sum of squared
/// shifts from the table of its rank; among those the lowest table for the first pair, then for the next, and so on.
/// `fixed`: of each table, whether it has fixed scenery; there are at least as many tables as pairs.
std::vector<int> seated(int pairs, const std::vector<bool>& fixed, const SatBefore& before);

} // namespace merlon::centuria
