#include "core/play/shape.h"
#include "core/play/victory.h"

namespace merlon::play
{

SHAPE(OutOfPlay, "dead", "play.victory", FIELD(OutOfPlay::wins, "wins"),
      FIELD(OutOfPlay::counters, "counters", {.fewest = 1}))
SHAPE(OffTheMap, "left", "play.victory", FIELD(OffTheMap::wins, "wins"),
      FIELD(OffTheMap::counters, "counters", {.fewest = 1}))
SHAPE(Lost, "lost", "play.victory", FIELD(Lost::wins, "wins"), FIELD(Lost::force, "force"),
      FIELD(Lost::lost, "lost", {.least = 1, .most = 10'000}))
SHAPE(Held, "held", "play.victory", FIELD(Held::wins, "wins"), FIELD(Held::force, "force"),
      FIELD(Held::zones, "zones", {.optional = true}),
      FIELD(Held::hexes, "hexes", {.optional = true, .atMost = 10'000}),
      FIELD(Held::counters, "count", {.least = 1, .most = 10'000}), FIELD(Held::fit, "fit", {.optional = true}),
      FIELD(Held::alone, "alone", {.optional = true}), FIELD(Held::atEnd, "at-end", {.optional = true}),
      FIELD(Held::turn, "turn", {.least = 1, .most = 100'000}))
SHAPE(Brought, "brought", "play.victory", FIELD(Brought::wins, "wins"), FIELD(Brought::overlay, "overlay"),
      FIELD(Brought::zones, "zones", {.optional = true}),
      FIELD(Brought::hexes, "hexes", {.optional = true, .atMost = 10'000}),
      FIELD(Brought::things, "count", {.least = 1, .most = 10'000}),
      FIELD(Brought::atEnd, "at-end", {.optional = true}))
SHAPE(NoneLeft, "gone", "play.victory", FIELD(NoneLeft::wins, "wins"), FIELD(NoneLeft::overlay, "overlay"))
SHAPE(Bears, "bears", "play.victory", FIELD(Bears::wins, "wins"), FIELD(Bears::overlays, "overlays", {.fewest = 1}),
      FIELD(Bears::zones, "zones", {.optional = true}),
      FIELD(Bears::hexes, "hexes", {.optional = true, .atMost = 10'000}),
      FIELD(Bears::count, "count", {.least = 1, .most = 10'000}), FIELD(Bears::atEnd, "at-end", {.optional = true}),
      FIELD(Bears::turn, "turn", {.least = 1, .most = 100'000}))
SHAPE(LastTurnOver, "over", "play.victory", FIELD(LastTurnOver::wins, "wins"),
      FIELD(LastTurnOver::turn, "turn", {.least = 1, .most = 100'000}),
      FIELD(LastTurnOver::day, "day", {.least = 1, .most = 9999}))

} // namespace merlon::play
