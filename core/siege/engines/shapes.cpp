#include "core/siege/engines/engines.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::BallistaShot> = true;
template <>
inline constexpr bool isQuiet<siege::Pushed> = true;
template <>
inline constexpr bool isQuiet<siege::Struck> = true;
template <>
inline constexpr bool isQuiet<siege::Wheeled> = true;

SHAPE(siege::ShootBallista, "shoot_ballista", "siege.3.41a", FIELD(siege::ShootBallista::by, "by"),
      FIELD(siege::ShootBallista::with, "with"), FIELD(siege::ShootBallista::hex, "hex"),
      FIELD(siege::ShootBallista::at, "at"), FIELD(siege::ShootBallista::aim, "aim"),
      FIELD(siege::ShootBallista::covered, "covered"))
SHAPE(siege::PlaceBallista, "place_ballista", "siege.3.43a", FIELD(siege::PlaceBallista::hex, "hex"),
      FIELD(siege::PlaceBallista::to, "to"))
SHAPE(siege::BallistaShot, "bolt", "siege.3.41a", FIELD(siege::BallistaShot::hex, "hex"),
      FIELD(siege::BallistaShot::by, "by"), FIELD(siege::BallistaShot::bolt, "bolt"))
SHAPE(siege::BallistaServed, "served", "siege.3.41b", FIELD(siege::BallistaServed::hex, "hex"),
      FIELD(siege::BallistaServed::served, "served", {.least = 0, .most = 999}))
SHAPE(siege::Push, "push", "siege.2.41a", FIELD(siege::Push::hex, "hex"), FIELD(siege::Push::to, "to"))
SHAPE(siege::BringIn, "bring_in", "siege.2.41c", FIELD(siege::BringIn::machine, "machine"),
      FIELD(siege::BringIn::outward, "outward"), FIELD(siege::BringIn::hexes, "hexes", {.fewest = 1, .atMost = 3}),
      FIELD(siege::BringIn::crew, "crew", {.fewest = 1, .atMost = 3}),
      FIELD(siege::BringIn::top, "top", {.optional = true, .atMost = 3}))
SHAPE(siege::StrikeWall, "strike", "siege.4.32a", FIELD(siege::StrikeWall::hex, "hex"),
      FIELD(siege::StrikeWall::at, "at"))
SHAPE(siege::Pushed, "pushed", "siege.2.41a", FIELD(siege::Pushed::hex, "hex"),
      FIELD(siege::Pushed::pushed, "pushed", {.least = 0, .most = 99}))
SHAPE(siege::Struck, "struck", "siege.4.32c", FIELD(siege::Struck::hex, "hex"), FIELD(siege::Struck::struck, "struck"))
SHAPE(siege::PushMantlet, "push_mantlet", "siege.5.21a", FIELD(siege::PushMantlet::counter, "counter"),
      FIELD(siege::PushMantlet::path, "path"))
SHAPE(siege::TurnMantlet, "turn_mantlet", "siege.5.22a", FIELD(siege::TurnMantlet::counter, "counter"),
      FIELD(siege::TurnMantlet::outward, "outward"))
SHAPE(siege::Wheeled, "wheeled", "siege.5.21a", FIELD(siege::Wheeled::counter, "counter"))

} // namespace merlon::play
