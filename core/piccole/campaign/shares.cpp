#include "core/piccole/campaign/campaign.h"

#include <algorithm>
#include <numeric>

namespace merlon::piccole
{

int Army::size() const
{
    return std::accumulate(of.begin(), of.end(), 0);
}

/// Ties: the type with more elements, then their order.
Army sharedLosses(const Army& army, int losses)
{
    Army out;
    const int all = army.size();
    const int lost = std::min(losses, all);
    if (all == 0)
        return out;
    std::array<std::size_t, troopCount> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (const std::size_t i : order)
        out.of.at(i) = lost * army.of.at(i) / all;
    const auto fraction = [&](std::size_t i) { return lost * army.of.at(i) % all; };
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b)
                             { return std::pair(fraction(a), army.of.at(a)) > std::pair(fraction(b), army.of.at(b)); });
    for (int i = 0, left = lost - out.size(); i < left; ++i)
        ++out.of.at(order.at(static_cast<std::size_t>(i)));
    return out;
}

} // namespace merlon::piccole
