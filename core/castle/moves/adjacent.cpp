#include "core/castle/moves/moves.h"

#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

/// He, if he stood there: of a rider the half that is looked at.
Counter placedAt(const Body& who, Spot spot)
{
    Counter placed = *who.state;
    placed.hex = spot.hex;
    placed.rear.reset();
    placed.storey = spot.storey;
    return placed;
}

bool isReached(const Position& now, const Body& one, const Body& other)
{
    return contactOf(now, one, other).bar == Bar::None || contactOf(now, other, one).bar == Bar::None;
}

/// Whether one of those who live and are not of his side is so; horses without their riders too.
template <class Is>
bool anyEnemy(const Position& now, const Body& who, Is is)
{
    const auto isOne = [&](const Counter& one)
    { return one.force != who.state->force && one.health != Health::Dead && !now.isNobodys(one) && is(one); };
    return std::ranges::any_of(now.state().counters, isOne) ||
           std::ranges::any_of(now.looseHorses(), [&](const Body& horse) { return isOne(*horse.state); });
}

bool isBeside(const Counter& one, Hex hex)
{
    return std::ranges::any_of(Footprint(one), [&](Hex theirs) { return hex::distance(theirs, hex) <= 1; });
}

} // namespace

std::vector<Neighbour> neighboursAt(const Position& now, const Body& who, Spot spot)
{
    std::vector<Neighbour> found;
    const Counter placed = placedAt(who, spot);
    anyEnemy(now, who,
             [&](const Counter& one)
             {
                 if (isBeside(one, spot.hex))
                     found.push_back({&one, isReached(now, {&placed, who.figure}, now.body(one))});
                 return false;
             });
    std::ranges::stable_sort(found, {}, &Neighbour::reached);
    return found;
}

bool besideEnemy(const Position& now, const Body& who, Spot spot)
{
    const bool reach = now.rules().adjacentByReach;
    const auto isReachedFromThere = [&](const Counter& one)
    {
        const Counter placed = placedAt(who, spot);
        return isReached(now, {&placed, who.figure}, now.body(one));
    };
    return anyEnemy(now, who,
                    [&](const Counter& one) { return isBeside(one, spot.hex) && (!reach || isReachedFromThere(one)); });
}

play::Findings byAdjacency(const Position& now, const Body& who, Spot spot)
{
    return byAdjacency(now, spot.hex, neighboursAt(now, who, spot));
}

play::Findings byAdjacency(const Position& now, Hex hex, const std::vector<Neighbour>& enemies)
{
    if (enemies.empty() || std::ranges::any_of(enemies, &Neighbour::reached))
        return {};
    const auto& says =
        now.rules().adjacentByReach ? says::siege_ruling_adjacency_not_reached : says::siege_ruling_adjacency_counts;
    const RuleId& by = now.rules().adjacencyRuling;
    return {play::ruling(says.by(by), {{"other", counterRef(enemies.front().enemy->id)}, {"hex", hex}})};
}

} // namespace merlon::castle
