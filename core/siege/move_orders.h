#pragma once

#include "core/siege/orders.h"

/// The orders of movement and what they change.
namespace merlon::siege
{

/// 1.6: the hexes that a counter enters, in their order. It may go on afterwards with the points that it has left,
/// until another one moves (siege.ruling.move-order).
struct Move
{
    CounterId counter;
    std::vector<hex::Hex> path;    ///< of a horse, of its front half; over its own rear half's hex: it backs
    std::optional<hex::Hex> rear;  ///< where the rear half of one that backs ends; none: straight on
    std::optional<CounterId> lead; ///< an animal without rider that he leads on from beside it (3.34b)
};

/// Movement points of this phase.
struct Spent
{
    CounterId counter;
    int spent = 0;                       ///< this time
    std::optional<CounterId> together{}; ///< the other one of two who move as one (siege.ruling.move-order)
};

} // namespace merlon::siege
