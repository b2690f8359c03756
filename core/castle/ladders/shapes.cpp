#include "core/castle/ladders/ladders.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<castle::Carried> = true;
template <>
inline constexpr bool isQuiet<castle::LadderLaid> = true;
template <>
inline constexpr bool isQuiet<castle::Toppled> = true;

SHAPE(castle::CarryLadder, "carry", "siege.1.91a", FIELD(castle::CarryLadder::counter, "counter"),
      FIELD(castle::CarryLadder::with, "with"), FIELD(castle::CarryLadder::path, "path"),
      FIELD(castle::CarryLadder::beside, "beside", {.optional = true}))
SHAPE(castle::LayLadder, "put_down", "siege.ruling.ladder-carry", FIELD(castle::LayLadder::counter, "counter"))
SHAPE(castle::RaiseLadder, "raise", "siege.1.91c", FIELD(castle::RaiseLadder::hex, "hex"),
      FIELD(castle::RaiseLadder::wall, "wall"))
SHAPE(castle::ShiftLadder, "shift", "siege.1.92a", FIELD(castle::ShiftLadder::by, "by", {.fewest = 2, .atMost = 2}),
      FIELD(castle::ShiftLadder::hex, "hex"), FIELD(castle::ShiftLadder::wall, "wall"),
      FIELD(castle::ShiftLadder::to, "to"))
SHAPE(castle::Climb, "climb", "siege.1.93a", FIELD(castle::Climb::counter, "counter"))
SHAPE(castle::Topple, "topple", "siege.1.94a", FIELD(castle::Topple::counter, "counter"),
      FIELD(castle::Topple::hex, "hex"))
SHAPE(castle::DropLadder, "drop", "siege.1.94c", FIELD(castle::DropLadder::counter, "counter"),
      FIELD(castle::DropLadder::hex, "hex"))
SHAPE(castle::LadderOwed, "ladder", "siege.1.94c", FIELD(castle::LadderOwed::counter, "counter"),
      FIELD(castle::LadderOwed::ladder, "ladder"))
SHAPE(castle::Carried, "with", "siege.1.91a", FIELD(castle::Carried::counter, "counter"),
      FIELD(castle::Carried::with, "with"))
SHAPE(castle::LadderLaid, "lays", "siege.ruling.ladder-carry", FIELD(castle::LadderLaid::counter, "counter"),
      FIELD(castle::LadderLaid::lays, "lays"))
SHAPE(castle::Toppled, "toppled", "siege.1.94a", FIELD(castle::Toppled::counter, "counter"))

} // namespace merlon::play
