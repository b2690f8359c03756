#include "core/castle/moves/moves.h"

#include <algorithm>
#include <functional>

namespace merlon::castle
{

Reach::Reach(const Position& now, const Body& who, int points)
    : now_(now),
      who_(who),
      occupants_(now, who),
      twoHexes_(who.onMap() && who.state->rear && hex::distance(*who.state->hex, *who.state->rear) == 1)
{
    if (!who.onMap())
        return;
    const hex::Layout& layout = now.ground().layout();
    const int steps = std::min(points, layout.columns + layout.rows) + 1;
    corner_ = *who.state->hex - Hex{steps, steps};
    width_ = 2 * steps + 1;
    const std::size_t slots = static_cast<std::size_t>(width_) * static_cast<std::size_t>(width_);
    storeys_ = static_cast<std::uint32_t>(std::max(now.ground().storeys(), who.state->storey + 1));
    nodes_.resize(slots * (twoHexes_ ? hex::allSides.size() : storeys_));
    spots_.resize(slots);
    walk(points);
    findEnds();
}

std::size_t Reach::slotOf(Hex hex) const
{
    const Hex at = hex - corner_;
    return static_cast<std::size_t>(at.q) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(at.r);
}

std::uint32_t Reach::nodeOf(Hex front, Side rear, int storey) const
{
    const std::size_t slot = slotOf(front);
    return static_cast<std::uint32_t>(twoHexes_ ? slot * hex::allSides.size() + static_cast<std::size_t>(rear)
                                                : slot * storeys_ + static_cast<std::size_t>(storey));
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

/// Answers whether there is nothing more to weigh across that side, for a horse wherever its rear half is.
bool Reach::go(std::uint32_t from, Side side, int points)
{
    const Hex here = nodes_[from].hex;
    const Hex to = hex::neighbour(here, side);
    const Spot start{here, storeyOf(from)};
    if (hex::distance(*who_.state->hex, to) >= width_ / 2 || (twoHexes_ && leadsNowhereNew(to)))
        return true;
    const int lands = twoHexes_ ? 0 : storeyBeyond(now_, start, side);
    const std::uint32_t target = nodeOf(to, hex::opposite(side), lands);
    if (nodes_[target].cost <= nodes_[from].cost) // the cheapest come first
        return true;
    if (const auto rear = rearOf(from); rear && !mayFollow(now_, *rear, to))
        return false;
    const Stride stride = strideOf(now_, who_, occupants_, start, side);
    if (!isOpen(stride) || !mayPass(stride, occupants_, who_))
        return true;
    const int cost = nodes_[from].cost + priceOf(stride).whole();
    if (cost <= points)
        settle(from, target, to, cost);
    return true;
}

/// To a place of both halves of a horse leads one step, and the first who weighs it comes there cheapest.
void Reach::goOn(std::uint32_t from, int points)
{
    std::uint8_t& untried = spots_[slotOf(nodes_[from].hex)].untried;
    for (const Side side : hex::allSides)
    {
        const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(side));
        if ((!twoHexes_ || (untried & bit) != 0) && go(from, side, points))
            untried = static_cast<std::uint8_t>(untried & ~bit);
    }
}

void Reach::climb(std::uint32_t from, int points)
{
    const Spot here{nodes_[from].hex, storeyOf(from)};
    if (twoHexes_ || now_.ground().at(here.hex).tall() == nullptr)
        return;
    for (const int storey : {here.storey + 1, here.storey - 1})
        if (const auto price = priceOfClimb(now_, here, storey); price && nodes_[from].cost + price->points <= points &&
                                                                 !occupants_.barred({here.hex, storey}) &&
                                                                 mayClimb({now_, who_, here, storey}))
            settle(from, nodeOf(here.hex, Side::S0, storey), here.hex, nodes_[from].cost + price->points);
}

void Reach::walk(int points)
{
    const Hex start = *who_.state->hex;
    const Side rear = twoHexes_ ? hex::sideTowards(start, *who_.state->rear) : Side::S0;
    const std::uint32_t first = nodeOf(start, rear, who_.state->storey);
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
        noteEnd(node);
        goOn(node, points);
        climb(node, points);
    }
}

bool Reach::isFree(Spot spot) const
{
    return !occupants_.taken(spot) && !mayNotStop(now_, who_, spot.hex);
}

bool Reach::isFreeForAHorse(Hex hex)
{
    std::optional<bool>& free = spots_[slotOf(hex)].free;
    if (!free)
        free = isFree({hex});
    return *free;
}

/// It was there before, with its rear half elsewhere, and went on over every side.
bool Reach::leadsNowhereNew(Hex hex)
{
    const Reached& spot = spots_[slotOf(hex)];
    return spot.untried == 0 && (spot.end != anywhere || !isFreeForAHorse(hex));
}

bool Reach::mayStop(std::uint32_t node) const
{
    const auto rear = rearOf(node);
    return isFree({nodes_[node].hex, storeyOf(node)}) && (!rear || isFree({*rear}));
}

void Reach::noteEnd(std::uint32_t node)
{
    const Hex hex = nodes_[node].hex;
    Reached& spot = spots_[slotOf(hex)];
    if (spot.end != anywhere || nodes_[node].from == node) // the cheapest come first
        return;
    const auto rear = rearOf(node);
    if (rear ? isFreeForAHorse(hex) && isFreeForAHorse(*rear) : isFree({hex, storeyOf(node)}))
        spot.end = nodes_[node].cost;
}

void Reach::findEnds()
{
    for (std::size_t slot = 0; slot < spots_.size(); ++slot)
        if (const int cost = spots_[slot].end; cost != anywhere)
        {
            const auto width = static_cast<std::size_t>(width_);
            ends_.push_back({corner_ + Hex{static_cast<int>(slot / width), static_cast<int>(slot % width)}, cost});
        }
}

std::vector<Hex> Reach::wayTo(Hex hex) const
{
    const auto endsThere = [&](std::uint32_t node) { return nodes_[node].hex == hex && nodes_[node].from != node; };
    auto last = std::ranges::find_if(settled_, [&](auto node) { return endsThere(node) && mayStop(node); });
    if (last == settled_.end())
        last = std::ranges::find_if(settled_, endsThere);
    std::vector<Hex> way;
    if (last != settled_.end())
        for (const Spot& step : wayOf(*last))
            way.push_back(step.hex);
    return way;
}

std::vector<Spot> Reach::storeys() const
{
    std::vector<Spot> found;
    for (const std::uint32_t node : settled_)
        if (const Spot spot{nodes_[node].hex, storeyOf(node)}; spot.storey > 0 && nodes_[node].from != node &&
                                                               now_.ground().at(spot.hex).tall() != nullptr &&
                                                               isFree(spot))
            found.push_back(spot);
    std::ranges::sort(found);
    return found;
}

std::vector<Spot> Reach::wayTo(Spot spot) const
{
    const auto isIt = [&](std::uint32_t node) {
        return Spot{nodes_[node].hex, storeyOf(node)} == spot && nodes_[node].from != node;
    };
    const auto last = std::ranges::find_if(settled_, isIt);
    if (last == settled_.end())
        return {};
    auto way = wayOf(*last);
    way.back().storey = spot.storey; // where he ends is said
    return way;
}

/// A storey is said where a climb leads elsewhere than it would unsaid.
std::vector<Spot> Reach::wayOf(std::uint32_t last) const
{
    std::vector<Spot> way;
    for (std::uint32_t node = last; nodes_[node].from != node; node = nodes_[node].from)
    {
        const std::uint32_t from = nodes_[node].from;
        const bool said = nodes_[from].hex == nodes_[node].hex && climbed(storeyOf(from)) != storeyOf(node);
        way.push_back({nodes_[node].hex, said ? storeyOf(node) : 0});
    }
    std::ranges::reverse(way);
    return way;
}

} // namespace merlon::castle
