#include "core/play/shape.h"
#include "core/siege/engine_orders.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::Pushed> = true;
template <>
inline constexpr bool isQuiet<siege::Struck> = true;

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

} // namespace merlon::play
