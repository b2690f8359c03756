#include "core/castle/moves/moves.h"

#include "core/castle/field/occupants.h"

#include <algorithm>
#include <map>

namespace merlon::castle
{
namespace
{

/// The front half follows the rear half over its hex; the way begins where the front half stands.
struct Search
{
    const Position& now;
    const Body& who;
    Occupants occupants{now, who};
    std::vector<Backing> found{};

    /// What the step costs; nothing: it is refused.
    Cost costOf(Hex from, Side side) const
    {
        const Stride stride = strideOf(now, who, occupants, {from}, side);
        return isOpen(stride) && mayPass(stride, occupants, who) ? Cost(priceOf(stride).whole()) : Cost();
    }
    bool mayStop(Hex hex) const { return !occupants.taken({hex}) && !mayNotStop(now, who, hex); }
    /// The rear half ends straight on.
    bool mayEnd(const std::vector<Hex>& way) const
    {
        const Hex rear = *rearEndOf(who, way);
        return mayStop(way.back()) && mayStop(rear) && costOf(way.back(), hex::sideTowards(way.back(), rear));
    }
    void keep(const std::vector<Hex>& way, int cost)
    {
        const auto known =
            std::ranges::find_if(found, [&](const Backing& one) { return one.destination.end == way.back(); });
        if (known != found.end() && known->cost <= cost)
            return;
        Backing better{{way.back(), {way.begin() + 1, way.end()}}, cost};
        if (known != found.end())
            *known = std::move(better);
        else
            found.push_back(std::move(better));
    }
    void walk(int points)
    {
        struct Way
        {
            std::vector<Hex> path;
            int cost = 0;
        };
        std::map<std::pair<Hex, Hex>, int> best; // by where it is, and comes from
        std::vector<Way> ways{{{*who.state->hex}, 0}};
        for (std::size_t at = 0; at < ways.size(); ++at)
            for (const Side side : hex::allSides)
            {
                const Way way = ways[at];
                const Hex from = way.path.back();
                const Hex to = hex::neighbour(from, side);
                if (at == 0 ? to != who.state->rear : std::ranges::count(way.path, to) > 0)
                    continue;
                const auto price = costOf(from, side);
                if (!price || way.cost + *price > points)
                    continue;
                const auto [known, fresh] = best.try_emplace({from, to}, way.cost + *price);
                if (!fresh && known->second <= way.cost + *price)
                    continue;
                known->second = way.cost + *price;
                Way further{way.path, known->second};
                further.path.push_back(to);
                if (mayEnd(further.path))
                    keep(further.path, further.cost);
                ways.push_back(std::move(further));
            }
    }
};

} // namespace

std::vector<Backing> backingsOf(const Position& now, const Body& who, int points)
{
    if (now.rules().horseTurns != HorseTurns::Either || !who.onMap() || !who.state->rear)
        return {};
    Search search{now, who};
    search.walk(points);
    return std::move(search.found);
}

} // namespace merlon::castle
