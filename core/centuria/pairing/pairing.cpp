#include "core/centuria/pairing/pairing.h"

#include "core/centuria/matching/matching.h"

#include <numeric>

namespace merlon::centuria
{
namespace
{

long long squared(int a, int b)
{
    return static_cast<long long>(a - b) * (a - b);
}

std::vector<int> withoutPair(std::vector<int> places, std::size_t second)
{
    places.erase(places.begin() + static_cast<std::ptrdiff_t>(second));
    places.erase(places.begin());
    return places;
}

/// The best opponent for the first of those who are left with whom the rest can still be as good. Only edges without
/// slack come into it.
std::size_t opponentOfTheFirst(const std::vector<int>& places, const Matched& now, const CostOf& cost)
{
    for (std::size_t j = 1; j < now.partner[0]; ++j)
    {
        const long long own = cost(places[0], places[j]);
        if (now.tight(0, j, own) && matched(withoutPair(places, j), cost).total + own == now.total)
            return j;
    }
    return now.partner[0];
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

Pairs paired(int count, const Unwanted& unwanted)
{
    // one unwanted pair outweighs every sum of squares
    const long long most = static_cast<long long>(count) * count * count;
    const CostOf cost = [&](int a, int b) { return squared(a, b) + (unwanted(a, b) ? most : 0); };
    std::vector<int> places(static_cast<std::size_t>(count));
    std::iota(places.begin(), places.end(), 0);

    Pairs pairs;
    Matched now = matched(places, cost);
    while (!places.empty())
    {
        const std::size_t with = opponentOfTheFirst(places, now, cost);
        const bool same = with == now.partner[0];
        pairs.emplace_back(places[0], places[with]);
        const long long left = now.total - cost(places[0], places[with]);
        places = withoutPair(std::move(places), with);
        now = same ? now.without(0, with, left) : matched(places, cost);
    }
    return pairs;
}

} // namespace merlon::centuria
