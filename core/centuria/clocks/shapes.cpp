#include "core/centuria/clocks/clocks.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::Start, "start", "centuria.format.length",
      FIELD(centuria::Start::round, "round", {.least = 1, .most = 20}), FIELD(centuria::Start::at, "at"))
SHAPE(centuria::Extend, "extend", "centuria.format.extra", FIELD(centuria::Extend::table, "table"),
      FIELD(centuria::Extend::minutes, "minutes", {.least = 1, .most = 240}),
      FIELD(centuria::Extend::note, "note", {.least = 1, .most = 200}))
SHAPE(centuria::Await, "await", "centuria.leave.kinds", FIELD(centuria::Await::player, "player"),
      FIELD(centuria::Await::at, "at"))
SHAPE(centuria::Arrive, "arrive", "centuria.leave.kinds", FIELD(centuria::Arrive::player, "player"),
      FIELD(centuria::Arrive::at, "at"))
SHAPE(centuria::RoundStarted, "round_started", "centuria.format.length", FIELD(centuria::RoundStarted::round, "round"),
      FIELD(centuria::RoundStarted::at, "at"))
SHAPE(centuria::Extended, "extended", "centuria.format.extra", FIELD(centuria::Extended::round, "round"),
      FIELD(centuria::Extended::table, "table"), FIELD(centuria::Extended::minutes, "minutes"),
      FIELD(centuria::Extended::note, "note"))
SHAPE(centuria::Awaited, "awaited", "centuria.leave.kinds", FIELD(centuria::Awaited::player, "player"),
      FIELD(centuria::Awaited::since, "since"), FIELD(centuria::Awaited::at, "at"))
SHAPE(centuria::Came, "came", "centuria.leave.kinds", FIELD(centuria::Came::player, "player"),
      FIELD(centuria::Came::at, "at"))

} // namespace merlon::play
