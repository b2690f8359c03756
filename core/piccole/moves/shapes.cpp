#include "core/piccole/moves/moves.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(piccole::RollPips, "roll_pips", "piccole.turn.pips")
SHAPE(piccole::Move, "move", "piccole.move.allowance", FIELD(piccole::Move::troop, "troop"),
      FIELD(piccole::Move::from, "from", {.optional = true}), FIELD(piccole::Move::to, "to", {.optional = true}),
      FIELD(piccole::Move::crossed, "crossed", {.optional = true}),
      FIELD(piccole::Move::distance, "distance", {.least = 0, .most = 8500}))
SHAPE(piccole::PipsRolled, "pips_rolled", "piccole.turn.pips", FIELD(piccole::PipsRolled::pips, "pips"))
SHAPE(piccole::Moved, "moved", "piccole.move.allowance", FIELD(piccole::Moved::troop, "troop"),
      FIELD(piccole::Moved::most, "most"))

} // namespace merlon::play
