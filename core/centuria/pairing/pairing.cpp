#include "core/centuria/pairing/pairing.h"

#include "core/centuria/matching/matching.h"

#include <algorithm>
#include <numeric>

namespace merlon::centuria
{
namespace
{

long long squared(int a, int b)
{
    return static_cast<long long>(a - b) * (a - b);
}

/// One unwanted pair outweighs every sum of squares.
long long outweighing(int count)
{
    return static_cast<long long>(count) * count * count;
}
CostOf costsOf(int count, const Unwanted& unwanted)
{
    return [&unwanted, most = outweighing(count)](int a, int b) { return squared(a, b) + (unwanted(a, b) ? most : 0); };
}

std::vector<int> everybody(int count)
{
    std::vector<int> places(static_cast<std::size_t>(count));
    std::iota(places.begin(), places.end(), 0);
    return places;
}

std::vector<int> withoutPair(std::vector<int> places, std::size_t second)
{
    places.erase(places.begin() + static_cast<std::ptrdiff_t>(second));
    places.erase(places.begin());
    return places;
}

/// The best opponent for the first of those who are left with whom the rest can still be as good, and how the rest is
/// matched then. Only edges without slack come into it.
std::pair<std::size_t, Matched> opponentOfTheFirst(const std::vector<int>& places, const Matched& now,
                                                   const CostOf& cost)
{
    const std::size_t with = now.partner[0];
    for (std::size_t j = 1; j < with; ++j)
    {
        const long long own = cost(places[0], places[j]);
        if (!now.tight(0, j, own))
            continue;
        if (Matched rest = matched(withoutPair(places, j), cost); rest.total + own == now.total)
            return {j, std::move(rest)};
    }
    return {with, now.without(0, with, now.total - cost(places[0], places[with]))};
}

} // namespace

Cost costOf(const Pairs& pairs, const Unwanted& unwanted)
{
    Cost cost;
    for (const auto& [a, b] : pairs)
    {
        cost.unwanted += unwanted(a, b) ? 1 : 0;
        cost.squares += squared(a, b);
    }
    return cost;
}

Pairs neighbours(int places)
{
    Pairs pairs;
    for (int i = 0; i + 1 < places; i += 2)
        pairs.emplace_back(i, i + 1);
    return pairs;
}

Cost costIfMet(int count, const Unwanted& unwanted, int a, int b)
{
    std::vector<int> places = everybody(count);
    std::erase_if(places, [&](int one) { return one == a || one == b; });
    const long long most = outweighing(count);
    const long long total = matched(places, costsOf(count, unwanted)).total;
    Cost cost = costOf({{a, b}}, unwanted);
    cost.unwanted += static_cast<int>(total / most);
    cost.squares += total % most;
    return cost;
}

Pairs paired(int count, const Unwanted& unwanted)
{
    const CostOf cost = costsOf(count, unwanted);
    std::vector<int> places = everybody(count);

    Pairs pairs;
    Matched now = matched(places, cost);
    while (!places.empty())
    {
        auto [with, rest] = opponentOfTheFirst(places, now, cost);
        pairs.emplace_back(places[0], places[with]);
        places = withoutPair(std::move(places), with);
        now = std::move(rest);
    }
    return pairs;
}

} // namespace merlon::centuria
