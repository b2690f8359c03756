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

namespace merlon::play
{

SHAPE(siege::PushMantlet, "push_mantlet", "siege.5.21a", FIELD(siege::PushMantlet::counter, "counter"),
      FIELD(siege::PushMantlet::path, "path"))
SHAPE(siege::TurnMantlet, "turn_mantlet", "siege.5.22a", FIELD(siege::TurnMantlet::counter, "counter"),
      FIELD(siege::TurnMantlet::outward, "outward"))
SHAPE(siege::Wheeled, "wheeled", "siege.5.21a", FIELD(siege::Wheeled::counter, "counter"))
template <>
inline constexpr bool isQuiet<siege::Wheeled> = true;

} // namespace merlon::play
