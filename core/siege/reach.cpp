#include "core/siege/reach.h"

#include "core/siege/flight.h"
#include "core/siege/move.h"
#include "core/siege/steps.h"

#include <algorithm>
#include <functional>

namespace merlon::siege
{

Reach::Reach(const Position& now, const Body& who, int points)
    : now_(now),
      who_(who),
      crowd_(now, who),
      twoHexes_(who.onMap() && who.state->rear && hex::distance(*who.state->hex, *who.state->rear) == 1)
{
    if (!who.onMap())
        return;
    const hex::Layout& layout = now.ground().layout();
    const int steps = std::min(points, layout.columns + layout.rows) + 1;
    corner_ = *who.state->hex - Hex{steps, steps};
    width_ = 2 * steps + 1;
    const std::size_t slots = static_cast<std::size_t>(width_) * static_cast<std::size_t>(width_);
    nodes_.resize(slots * (twoHexes_ ? hex::allSides.size() : 2));
    walk(points);
    findEnds();
}

std::size_t Reach::slotOf(Hex hex) const
{
    const Hex at = hex - corner_;
    return static_cast<std::size_t>(at.r) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(at.q);
}

std::uint32_t Reach::nodeOf(Hex front, Side rear, bool aloft) const
{
    const std::size_t slot = slotOf(front);
    return static_cast<std::uint32_t>(twoHexes_ ? slot * hex::allSides.size() + static_cast<std::size_t>(rear)
                                                : slot * 2 + (aloft ? 1 : 0));
}

std::optional<Hex> Reach::rearOf(std::uint32_t node) const
{
    if (!twoHexes_)
        return {};
    return hex::neighbour(nodes_[node].hex, static_cast<Side>(node % hex::allSides.size()));
}

void Reach::settle(std::uint32_t from, std::uint32_t to, Hex hex, int cost)
{
    if (cost >= nodes_[to].cost)
        return;
    nodes_[to] = {cost, from, hex};
    open_.emplace_back(cost, to);
    std::ranges::push_heap(open_, std::greater{});
}

void Reach::go(std::uint32_t from, Side side, int points)
{
    const Hex here = nodes_[from].hex;
    const Hex to = hex::neighbour(here, side);
    const bool aloft = isAloft(from);
    if (hex::distance(*who_.state->hex, to) >= width_ / 2)
        return;
    const bool lands = !twoHexes_ && landsAloft(now_, here, side, aloft);
    const std::uint32_t target = nodeOf(to, hex::opposite(side), lands);
    // The cheapest come first, and to a place of both halves no other step leads.
    if (nodes_[target].cost <= nodes_[from].cost || (twoHexes_ && nodes_[target].cost != anywhere))
        return;
    if (const auto rear = rearOf(from); rear && !mayFollow(now_, *rear, to))
        return;
    const Stride stride = strideOf(now_, who_, crowd_, here, side, aloft);
    if (!isOpen(stride) || !mayPass(stride, crowd_, who_))
    {
        if (twoHexes_)
            nodes_[target].cost = refused;
        return;
    }
    const int cost = nodes_[from].cost + priceOf(stride).whole();
    if (cost <= points)
        settle(from, target, to, cost);
}

void Reach::climb(std::uint32_t from, int points)
{
    const Hex here = nodes_[from].hex;
    const auto price = twoHexes_ ? std::nullopt : priceOfClimb(now_, here, isAloft(from));
    if (price && nodes_[from].cost + price->points <= points && !crowd_.barred(here, !isAloft(from)))
        settle(from, nodeOf(here, Side::S0, !isAloft(from)), here, nodes_[from].cost + price->points);
}

void Reach::walk(int points)
{
    const Hex start = *who_.state->hex;
    const Side rear = twoHexes_ ? hex::sideTowards(start, *who_.state->rear) : Side::S0;
    const std::uint32_t first = nodeOf(start, rear, who_.state->aloft);
    nodes_[first] = {0, first, start};
    open_.emplace_back(0, first);
    while (!open_.empty())
    {
        std::ranges::pop_heap(open_, std::greater{});
        const auto [cost, node] = open_.back();
        open_.pop_back();
        if (cost > nodes_[node].cost)
            continue;
        settled_.push_back(node);
        for (const Side side : hex::allSides)
            go(node, side, points);
        climb(node, points);
    }
}

bool Reach::mayStop(std::uint32_t node) const
{
    const auto free = [&](Hex hex) { return !crowd_.taken(hex, isAloft(node)) && !mayNotStop(now_, who_, hex); };
    const auto rear = rearOf(node);
    return free(nodes_[node].hex) && (!rear || free(*rear));
}

void Reach::findEnds()
{
    for (const std::uint32_t node : settled_) // the cheapest come first
        if (nodes_[node].from != node && mayStop(node))
            ends_.push_back({nodes_[node].hex, nodes_[node].cost});
    std::ranges::stable_sort(ends_, {}, &End::hex);
    const auto twice = std::ranges::unique(ends_, {}, &End::hex);
    ends_.erase(twice.begin(), twice.end());
}

std::vector<Hex> Reach::wayTo(Hex hex) const
{
    const auto endsThere = [&](std::uint32_t node) { return nodes_[node].hex == hex && nodes_[node].from != node; };
    auto last = std::ranges::find_if(settled_, [&](auto node) { return endsThere(node) && mayStop(node); });
    if (last == settled_.end())
        last = std::ranges::find_if(settled_, endsThere);
    if (last == settled_.end())
        return {};
    std::vector<Hex> way;
    for (std::uint32_t node = *last; nodes_[node].from != node; node = nodes_[node].from)
        way.push_back(nodes_[node].hex);
    std::ranges::reverse(way);
    return way;
}

} // namespace merlon::siege
