#include "support_seats.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace merlon::test
{

/// They are tried in the order of the last criterion, so that the first of equals is the best.
std::vector<int> bestSeats(int pairs, const std::vector<bool>& fixed, const centuria::SatBefore& before)
{
    std::vector<int> tables(fixed.size());
    std::iota(tables.begin(), tables.end(), 0);
    std::optional<centuria::SeatCost> best;
    std::vector<int> found;
    do
    {
        const std::vector<int> seats(tables.begin(), tables.begin() + pairs);
        const centuria::SeatCost cost = costOf(seats, fixed, before);
        if (!best || cost < *best)
        {
            best = cost;
            found = seats;
        }
    } while (std::next_permutation(tables.begin(), tables.end()));
    return found;
}

} // namespace merlon::test
