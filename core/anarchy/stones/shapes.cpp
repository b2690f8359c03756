#include "core/anarchy/stones/stones.h"
#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<anarchy::StonesFlung> = true;

SHAPE(anarchy::ThrowStones, "stone", "anarchy.4.5.1a", FIELD(anarchy::ThrowStones::by, "by"),
      FIELD(anarchy::ThrowStones::at, "at"))
SHAPE(anarchy::ShiftStones, "shift_stones", "anarchy.4.5.2", FIELD(anarchy::ShiftStones::by, "by"),
      FIELD(anarchy::ShiftStones::with, "with"), FIELD(anarchy::ShiftStones::hex, "hex"),
      FIELD(anarchy::ShiftStones::to, "to"))
SHAPE(anarchy::StonesFlung, "flung", "anarchy.4.5.3a", FIELD(anarchy::StonesFlung::counter, "counter"),
      FIELD(anarchy::StonesFlung::flung, "flung", {.most = 99}))
SHAPE(anarchy::StonesShifted, "heaped", "anarchy.4.5.2", FIELD(anarchy::StonesShifted::counter, "counter"),
      FIELD(anarchy::StonesShifted::with, "helper"), FIELD(anarchy::StonesShifted::hex, "hex"),
      FIELD(anarchy::StonesShifted::heaped, "heaped"))

} // namespace merlon::play
