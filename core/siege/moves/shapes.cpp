#include "core/siege/moves/moves.h"

#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(siege::Move, "move", "siege.1.6a", FIELD(siege::Move::counter, "counter"), FIELD(siege::Move::path, "path"),
      FIELD(siege::Move::rear, "rear"), FIELD(siege::Move::lead, "lead", {.since = 5}))

} // namespace merlon::play
