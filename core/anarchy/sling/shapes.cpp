#include "core/anarchy/sling/sling.h"

#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(anarchy::Lob, "lob", "anarchy.1.2a", FIELD(anarchy::Lob::by, "by"), FIELD(anarchy::Lob::hex, "hex"))

} // namespace merlon::play
