#include "support_pairings.h"

#include <numeric>
#include <optional>

namespace merlon::test
{
namespace
{

using centuria::Cost;
using centuria::Pairs;

/// They are tried in the order of the third criterion, so that the first of equals is the best.
void tryAll(const std::vector<int>& left, Pairs& soFar, const centuria::Unwanted& unwanted, std::optional<Cost>& best,
            Pairs& found)
{
    if (left.empty())
    {
        const Cost cost = centuria::costOf(soFar, unwanted);
        if (!best || cost < *best)
        {
            best = cost;
            found = soFar;
        }
        return;
    }
    for (std::size_t i = 1; i < left.size(); ++i)
    {
        std::vector<int> rest = left;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        rest.erase(rest.begin());
        soFar.emplace_back(left[0], left[i]);
        tryAll(rest, soFar, unwanted, best, found);
        soFar.pop_back();
    }
}

} // namespace

Pairs bestOfAll(int count, const centuria::Unwanted& unwanted)
{
    std::vector<int> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), 0);
    std::optional<Cost> best;
    Pairs soFar;
    Pairs found;
    tryAll(all, soFar, unwanted, best, found);
    return found;
}

} // namespace merlon::test
