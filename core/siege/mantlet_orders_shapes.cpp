#include "core/play/shape.h"
#include "core/siege/mantlet_orders.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::Wheeled> = true;

SHAPE(siege::PushMantlet, "push_mantlet", "siege.5.21a", FIELD(siege::PushMantlet::counter, "counter"),
      FIELD(siege::PushMantlet::path, "path"))
SHAPE(siege::TurnMantlet, "turn_mantlet", "siege.5.22a", FIELD(siege::TurnMantlet::counter, "counter"),
      FIELD(siege::TurnMantlet::outward, "outward"))
SHAPE(siege::Wheeled, "wheeled", "siege.5.21a", FIELD(siege::Wheeled::counter, "counter"))

} // namespace merlon::play
