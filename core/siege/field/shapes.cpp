#include "core/play/shape.h"
#include "core/siege/field/state.h"

namespace merlon::play
{

SHAPE(siege::Decreed, "facts", "siege.1.5a", FIELD(siege::Decreed::cover, "cover"),
      FIELD(siege::Decreed::modifier, "modifier", {.least = -20, .most = 20}),
      FIELD(siege::Decreed::points, "points", {.least = 1, .most = 99}))

} // namespace merlon::play
