#include "core/play/shape.h"
#include "core/siege/engines/machines.h"

namespace merlon::play
{

SHAPE(siege::BringIn, "bring_in", "siege.2.41c", FIELD(siege::BringIn::machine, "machine"),
      FIELD(siege::BringIn::outward, "outward"), FIELD(siege::BringIn::hexes, "hexes", {.fewest = 1, .atMost = 3}),
      FIELD(siege::BringIn::crew, "crew", {.fewest = 1, .atMost = 3}),
      FIELD(siege::BringIn::top, "top", {.optional = true, .atMost = 3}))
SHAPE(siege::StrikeWall, "strike", "siege.4.32a", FIELD(siege::StrikeWall::hex, "hex"),
      FIELD(siege::StrikeWall::at, "at"))

} // namespace merlon::play
