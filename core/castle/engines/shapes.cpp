#include "core/castle/engines/engines.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<castle::BallistaShot> = true;
template <>
inline constexpr bool isQuiet<castle::Pushed> = true;
template <>
inline constexpr bool isQuiet<castle::Struck> = true;
template <>
inline constexpr bool isQuiet<castle::Wheeled> = true;

SHAPE(castle::ShootBallista, "shoot_ballista", "siege.3.41a", FIELD(castle::ShootBallista::by, "by"),
      FIELD(castle::ShootBallista::with, "with"), FIELD(castle::ShootBallista::hex, "hex"),
      FIELD(castle::ShootBallista::at, "at"), FIELD(castle::ShootBallista::aim, "aim"),
      FIELD(castle::ShootBallista::covered, "covered"))
SHAPE(castle::BallistaShot, "bolt", "siege.3.41a", FIELD(castle::BallistaShot::hex, "hex"),
      FIELD(castle::BallistaShot::by, "by"), FIELD(castle::BallistaShot::bolt, "bolt"))
SHAPE(castle::BallistaServed, "served", "siege.3.41b", FIELD(castle::BallistaServed::hex, "hex"),
      FIELD(castle::BallistaServed::served, "served", {.least = 0, .most = 999}))
SHAPE(castle::Push, "push", "siege.2.41a", FIELD(castle::Push::hex, "hex"), FIELD(castle::Push::to, "to"))
SHAPE(castle::Pushed, "pushed", "siege.2.41a", FIELD(castle::Pushed::hex, "hex"),
      FIELD(castle::Pushed::pushed, "pushed", {.least = 0, .most = 99}))
SHAPE(castle::Struck, "struck", "siege.4.32c", FIELD(castle::Struck::hex, "hex"),
      FIELD(castle::Struck::struck, "struck"))
SHAPE(castle::PushMantlet, "push_mantlet", "siege.5.21a", FIELD(castle::PushMantlet::counter, "counter"),
      FIELD(castle::PushMantlet::path, "path"))
SHAPE(castle::TurnMantlet, "turn_mantlet", "siege.5.22a", FIELD(castle::TurnMantlet::counter, "counter"),
      FIELD(castle::TurnMantlet::outward, "outward"))
SHAPE(castle::Wheeled, "wheeled", "siege.5.21a", FIELD(castle::Wheeled::counter, "counter"))

} // namespace merlon::play
