#include "core/siege/ladders/ladders.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::Carried> = true;
template <>
inline constexpr bool isQuiet<siege::LadderLaid> = true;
template <>
inline constexpr bool isQuiet<siege::Toppled> = true;

SHAPE(siege::CarryLadder, "carry", "siege.1.91a", FIELD(siege::CarryLadder::counter, "counter"),
      FIELD(siege::CarryLadder::with, "with"), FIELD(siege::CarryLadder::path, "path"),
      FIELD(siege::CarryLadder::beside, "beside", {.optional = true}))
SHAPE(siege::LayLadder, "put_down", "siege.ruling.ladder-carry", FIELD(siege::LayLadder::counter, "counter"))
SHAPE(siege::RaiseLadder, "raise", "siege.1.91c", FIELD(siege::RaiseLadder::hex, "hex"),
      FIELD(siege::RaiseLadder::wall, "wall"))
SHAPE(siege::ShiftLadder, "shift", "siege.1.92a", FIELD(siege::ShiftLadder::by, "by", {.fewest = 2, .atMost = 2}),
      FIELD(siege::ShiftLadder::hex, "hex"), FIELD(siege::ShiftLadder::wall, "wall"),
      FIELD(siege::ShiftLadder::to, "to"))
SHAPE(siege::Climb, "climb", "siege.1.93a", FIELD(siege::Climb::counter, "counter"))
SHAPE(siege::Topple, "topple", "siege.1.94a", FIELD(siege::Topple::counter, "counter"),
      FIELD(siege::Topple::hex, "hex"))
SHAPE(siege::DropLadder, "drop", "siege.1.94c", FIELD(siege::DropLadder::counter, "counter"),
      FIELD(siege::DropLadder::hex, "hex"))
SHAPE(siege::LadderOwed, "ladder", "siege.1.94c", FIELD(siege::LadderOwed::counter, "counter"),
      FIELD(siege::LadderOwed::ladder, "ladder"))
SHAPE(siege::Carried, "with", "siege.1.91a", FIELD(siege::Carried::counter, "counter"),
      FIELD(siege::Carried::with, "with"))
SHAPE(siege::LadderLaid, "lays", "siege.ruling.ladder-carry", FIELD(siege::LadderLaid::counter, "counter"),
      FIELD(siege::LadderLaid::lays, "lays"))
SHAPE(siege::Toppled, "toppled", "siege.1.94a", FIELD(siege::Toppled::counter, "counter"))

} // namespace merlon::play
