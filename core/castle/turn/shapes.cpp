#include "core/castle/turn/turn.h"

#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(castle::Recover, "recover", "siege.1.21e", FIELD(castle::Recover::counter, "counter"))
SHAPE(castle::EndStep, "end_step", "siege.1.21g")
SHAPE(castle::EndPhase, "end_phase", "siege.1.2a")
SHAPE(castle::PhaseEnded, "phase", "siege.1.2a", FIELD(castle::PhaseEnded::phase, "phase"))

} // namespace merlon::play
