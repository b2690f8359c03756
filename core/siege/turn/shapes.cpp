#include "core/siege/turn/turn.h"

#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(siege::Recover, "recover", "siege.1.21e", FIELD(siege::Recover::counter, "counter"))
SHAPE(siege::EndStep, "end_step", "siege.1.21g")
SHAPE(siege::EndPhase, "end_phase", "siege.1.2a")
SHAPE(siege::PhaseEnded, "phase", "siege.1.2a", FIELD(siege::PhaseEnded::phase, "phase"))

} // namespace merlon::play
