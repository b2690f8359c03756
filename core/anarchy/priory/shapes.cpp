#include "core/anarchy/priory/priory.h"

#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(anarchy::WorkDoor, "work_door", "anarchy.2.3.1a", FIELD(anarchy::WorkDoor::by, "by"),
      FIELD(anarchy::WorkDoor::hex, "hex"))
SHAPE(anarchy::BreakDoor, "break_in", "anarchy.2.3.2a", FIELD(anarchy::BreakDoor::by, "by"),
      FIELD(anarchy::BreakDoor::hex, "hex"))

} // namespace merlon::play
