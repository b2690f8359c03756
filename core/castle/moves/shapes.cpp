#include "core/castle/moves/moves.h"

#include "core/castle/field/spot_as.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(castle::Move, "move", "siege.1.6a", FIELD(castle::Move::counter, "counter"), FIELD(castle::Move::path, "path"),
      FIELD(castle::Move::rear, "rear"), FIELD(castle::Move::lead, "lead", {.since = 5}))

} // namespace merlon::play
