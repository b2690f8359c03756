#include "core/play/shape.h"
#include "core/siege/ballista_orders.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::BallistaShot> = true;

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

} // namespace merlon::play
