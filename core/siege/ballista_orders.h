#pragma once

#include "core/siege/orders.h"

/// The orders and effects of the ballista: SIEGE 3.4.
namespace merlon::siege
{

/// 3.41: its crew shoots it.
struct ShootBallista
{
    CounterId by;                    ///< the engineer
    CounterId with;                  ///< the other one
    std::optional<hex::Hex> hex;     ///< where it stands; none: the one beside the engineer
    CounterId at;                    ///< the target
    std::optional<hex::Hex> aim;     ///< which of a mounted target's two hexes; none: the better one
    std::optional<DoorSide> covered; ///< the side that the owner of a target on a door chose
};
/// 3.43a: between two assaults it is placed anew.
struct PlaceBallista
{
    hex::Hex hex; ///< where it stands
    hex::Hex to;
};

/// The ballista has shot; these two served it.
struct BallistaShot
{
    hex::Hex hex;
    CounterId by;
    CounterId bolt; ///< the other one
};
/// At the end of a phase: how many turns running the ballista has had a crew of the side to play.
struct BallistaServed
{
    hex::Hex hex;
    int served = 0;
};

} // namespace merlon::siege
