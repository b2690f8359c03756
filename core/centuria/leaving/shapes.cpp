#include "core/centuria/leaving/leaving.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::Leave, "leave", "centuria.leave.kinds", FIELD(centuria::Leave::player, "player"),
      FIELD(centuria::Leave::how, "how"), FIELD(centuria::Leave::begun, "begun"), FIELD(centuria::Leave::at, "at"),
      FIELD(centuria::Leave::grounds, "grounds"))
SHAPE(centuria::Gone, "gone", "centuria.leave.kinds", FIELD(centuria::Gone::player, "player"),
      FIELD(centuria::Gone::how, "how"), FIELD(centuria::Gone::grounds, "grounds"), FIELD(centuria::Gone::at, "at"))

} // namespace merlon::play
