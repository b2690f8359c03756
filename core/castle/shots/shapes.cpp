#include "core/castle/shots/shots.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<castle::HasShot> = true;

SHAPE(castle::Shoot, "shoot", "siege.1.3a", FIELD(castle::Shoot::by, "by"), FIELD(castle::Shoot::at, "at"),
      FIELD(castle::Shoot::aim, "aim"), FIELD(castle::Shoot::across, "across"),
      FIELD(castle::Shoot::covered, "covered"))
SHAPE(castle::HasShot, "shot", "siege.1.21h", FIELD(castle::HasShot::counter, "counter"))

} // namespace merlon::play
