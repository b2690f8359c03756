#include "core/anarchy/field/state.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(anarchy::Decreed, "facts", "anarchy.1.1a", FIELD(anarchy::Decreed::cover, "cover"),
      FIELD(anarchy::Decreed::modifier, "modifier", {.least = -20, .most = 20}))

} // namespace merlon::play
