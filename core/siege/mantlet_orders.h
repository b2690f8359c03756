#pragma once

#include "core/siege/orders.h"

/// The orders and the effect of the mantlet: SIEGE 5.2.
namespace merlon::siege
{

/// 5.21: one on its hex pushes it along.
struct PushMantlet
{
    CounterId counter;
    std::vector<hex::Hex> path;
};
/// 5.22a: one on its hex turns its base to another side.
struct TurnMantlet
{
    CounterId counter;
    hex::Side outward = hex::Side::S0;
};

/// In this phase he moves with fewer points.
struct Wheeled
{
    CounterId counter;
};

} // namespace merlon::siege
