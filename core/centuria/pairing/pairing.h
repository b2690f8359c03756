#pragma once

#include <compare>
#include <functional>
#include <utility>
#include <vector>

namespace merlon::centuria
{

/// Pairs of places in a ranking, 0 the best; the better of a pair first, the pairs in the order of these.
using Pairs = std::vector<std::pair<int, int>>;
/// Whether two places had better not meet: they met before, they are of one city.
using Unwanted = std::function<bool(int, int)>;

/// Neighbours of an even number of places: 1 with 2, 3 with 4.
Pairs neighbours(int places);
/// The fewest pairs that are unwanted, among those the least sum of squared differences of place, among those the best
/// opponent for the first, then for the next, and so on. With nothing unwanted they are the neighbours.
Pairs paired(int places, const Unwanted& unwanted);

struct Cost
{
    int unwanted = 0;
    long long squares = 0;

    friend auto operator<=>(const Cost&, const Cost&) = default;
};
Cost costOf(const Pairs& pairs, const Unwanted& unwanted);
/// The least that it costs to pair them all if those two meet.
Cost costIfMet(int places, const Unwanted& unwanted, int a, int b);

} // namespace merlon::centuria
