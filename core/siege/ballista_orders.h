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

namespace merlon::play
{

SHAPE(siege::ShootBallista, "shoot_ballista", "siege.3.41a", FIELD(siege::ShootBallista::by, "by"),
      FIELD(siege::ShootBallista::with, "with"), FIELD(siege::ShootBallista::hex, "hex"),
      FIELD(siege::ShootBallista::at, "at"), FIELD(siege::ShootBallista::aim, "aim"),
      FIELD(siege::ShootBallista::covered, "covered"))
SHAPE(siege::PlaceBallista, "place_ballista", "siege.3.43a", FIELD(siege::PlaceBallista::hex, "hex"),
      FIELD(siege::PlaceBallista::to, "to"))
SHAPE(siege::BallistaShot, "bolt", "siege.3.41a", FIELD(siege::BallistaShot::hex, "hex"),
      FIELD(siege::BallistaShot::by, "by"), FIELD(siege::BallistaShot::bolt, "bolt"))
template <>
inline constexpr bool isQuiet<siege::BallistaShot> = true;
SHAPE(siege::BallistaServed, "served", "siege.3.41b", FIELD(siege::BallistaServed::hex, "hex"),
      FIELD(siege::BallistaServed::served, "served", {.least = 0, .most = 999}))

} // namespace merlon::play
