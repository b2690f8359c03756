#include "core/siege/shots/shots.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::HasShot> = true;

SHAPE(siege::Shoot, "shoot", "siege.1.3a", FIELD(siege::Shoot::by, "by"), FIELD(siege::Shoot::at, "at"),
      FIELD(siege::Shoot::aim, "aim"), FIELD(siege::Shoot::across, "across"), FIELD(siege::Shoot::covered, "covered"))
SHAPE(siege::HasShot, "shot", "siege.1.21h", FIELD(siege::HasShot::counter, "counter"))

} // namespace merlon::play
