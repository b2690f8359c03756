#include "core/centuria/entry/entry.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::Announce, "announce", "centuria.format.day")
SHAPE(centuria::Register, "register", "centuria.army.own", FIELD(centuria::Register::player, "player"),
      FIELD(centuria::Register::place, "place", {.least = 1, .most = 80}),
      FIELD(centuria::Register::club, "club", {.least = 1, .most = 80}),
      FIELD(centuria::Register::earlier, "earlier", {.atMost = 9}))
SHAPE(centuria::HandIn, "hand_in", "centuria.army.sheet", FIELD(centuria::HandIn::player, "player"),
      FIELD(centuria::HandIn::delivered, "delivered"),
      FIELD(centuria::HandIn::points, "points", {.least = 0, .most = 9999}),
      FIELD(centuria::HandIn::bases, "bases", {.least = 0, .most = 99}),
      FIELD(centuria::HandIn::groups, "groups", {.least = 0, .most = 99, .atMost = 30}),
      FIELD(centuria::HandIn::tacticalValue, "tactical_value", {.least = 0, .most = 99}),
      FIELD(centuria::HandIn::generals, "generals", {.least = 0, .most = 20}),
      FIELD(centuria::HandIn::commanders, "commanders", {.least = 0, .most = 9}),
      FIELD(centuria::HandIn::lacks, "lacks", {.atMost = 4}),
      FIELD(centuria::HandIn::time, "time", {.least = 5, .most = 5}), FIELD(centuria::HandIn::first, "first"))
SHAPE(centuria::Inspect, "inspect", "centuria.kit.dice", FIELD(centuria::Inspect::player, "player"),
      FIELD(centuria::Inspect::dice, "dice", {.least = 0, .most = 999}),
      FIELD(centuria::Inspect::diceDiffer, "dice_differ"), FIELD(centuria::Inspect::tape, "tape"),
      FIELD(centuria::Inspect::markers, "markers"), FIELD(centuria::Inspect::ruler, "ruler"),
      FIELD(centuria::Inspect::rulebook, "rulebook"),
      FIELD(centuria::Inspect::elements, "elements", {.least = 0, .most = 99}),
      FIELD(centuria::Inspect::impassable, "impassable", {.least = 0, .most = 99}),
      FIELD(centuria::Inspect::steep, "steep"), FIELD(centuria::Inspect::granted, "granted"),
      FIELD(centuria::Inspect::walls, "walls", {.least = 0, .most = 99}), FIELD(centuria::Inspect::camp, "camp"))
SHAPE(centuria::SitOut, "sit_out", "centuria.odd.sacrifice", FIELD(centuria::SitOut::player, "player"))
SHAPE(centuria::Announced, "announced", "centuria.format.day")
SHAPE(centuria::Entered, "entered", "centuria.army.own", FIELD(centuria::Entered::player, "player"),
      FIELD(centuria::Entered::place, "place"), FIELD(centuria::Entered::club, "club"),
      FIELD(centuria::Entered::earlier, "earlier"))
SHAPE(centuria::ListTaken, "list_taken", "centuria.army.sheet", FIELD(centuria::ListTaken::player, "player"),
      FIELD(centuria::ListTaken::delivered, "delivered"), FIELD(centuria::ListTaken::time, "time"),
      FIELD(centuria::ListTaken::late, "late"), FIELD(centuria::ListTaken::points, "points"),
      FIELD(centuria::ListTaken::units, "units"), FIELD(centuria::ListTaken::generals, "generals"),
      FIELD(centuria::ListTaken::tacticalValue, "tactical_value"))
SHAPE(centuria::Inspected, "inspected", "centuria.kit.dice", FIELD(centuria::Inspected::player, "player"),
      FIELD(centuria::Inspected::tp, "tp"))
SHAPE(centuria::Withdrawn, "withdrawn", "centuria.odd.sacrifice", FIELD(centuria::Withdrawn::player, "player"))

} // namespace merlon::play
