#include "core/piccole/moves/breaking.h"
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
SHAPE(piccole::BreakContact, "break_contact", "piccole.break-contact.move",
      FIELD(piccole::BreakContact::troop, "troop"), FIELD(piccole::BreakContact::enemy, "enemy"),
      FIELD(piccole::BreakContact::step, "step"), FIELD(piccole::BreakContact::ground, "ground", {.optional = true}),
      FIELD(piccole::BreakContact::enemyGround, "enemy_ground", {.optional = true}),
      FIELD(piccole::BreakContact::other, "other"),
      FIELD(piccole::BreakContact::otherGround, "other_ground", {.optional = true}),
      FIELD(piccole::BreakContact::touch, "touch", {.optional = true}),
      FIELD(piccole::BreakContact::earlier, "earlier", {.optional = true}),
      FIELD(piccole::BreakContact::aside, "aside", {.optional = true}),
      FIELD(piccole::BreakContact::shut, "shut", {.optional = true}),
      FIELD(piccole::BreakContact::distance, "distance", {.least = 0, .most = 8500}))
SHAPE(piccole::Broke, "broke", "piccole.break-contact.die", FIELD(piccole::Broke::troop, "troop"),
      FIELD(piccole::Broke::most, "most"))
SHAPE(piccole::Stays, "stays", "piccole.break-contact.die", FIELD(piccole::Stays::troop, "troop"))

} // namespace merlon::play
