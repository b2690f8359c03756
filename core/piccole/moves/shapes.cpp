#include "core/piccole/moves/breaking.h"
#include "core/piccole/moves/deploy.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(piccole::RollPips, "roll_pips", "piccole.turn.pips")
SHAPE(piccole::Move, "move", "piccole.move.allowance", FIELD(piccole::Move::who, "who"),
      FIELD(piccole::Move::via, "via", {.optional = true, .atMost = 20}), FIELD(piccole::Move::at, "at"),
      FIELD(piccole::Move::troop, "troop", {.optional = true}), FIELD(piccole::Move::from, "from", {.optional = true}),
      FIELD(piccole::Move::to, "to", {.optional = true}), FIELD(piccole::Move::crossed, "crossed", {.optional = true}),
      FIELD(piccole::Move::distance, "distance", {.least = 0, .most = 8500}))
SHAPE(piccole::PipsRolled, "pips_rolled", "piccole.turn.pips", FIELD(piccole::PipsRolled::pips, "pips"))
SHAPE(piccole::Moved, "moved", "piccole.move.allowance", FIELD(piccole::Moved::troop, "troop"),
      FIELD(piccole::Moved::most, "most"))
SHAPE(piccole::BreakContact, "break_contact", "piccole.break-contact.move", FIELD(piccole::BreakContact::who, "who"),
      FIELD(piccole::BreakContact::at, "at"), FIELD(piccole::BreakContact::troop, "troop", {.optional = true}),
      FIELD(piccole::BreakContact::enemy, "enemy", {.optional = true}),
      FIELD(piccole::BreakContact::step, "step", {.optional = true}),
      FIELD(piccole::BreakContact::ground, "ground", {.optional = true}),
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
SHAPE(piccole::WentBack, "went_back", "piccole.break-contact.die", FIELD(piccole::WentBack::who, "who"),
      FIELD(piccole::WentBack::at, "at"))
template <>
inline constexpr bool isQuiet<piccole::Tried> = true;
SHAPE(piccole::Tried, "tried", "piccole.turn.break", FIELD(piccole::Tried::who, "who"))
SHAPE(piccole::Went, "went", "piccole.move.direction", FIELD(piccole::Went::who, "who"), FIELD(piccole::Went::at, "at"),
      FIELD(piccole::Went::contacted, "contacted", {.optional = true}))
SHAPE(piccole::Deploy, "deploy", "piccole.field.deploy.ruling", FIELD(piccole::Deploy::who, "who"),
      FIELD(piccole::Deploy::beside, "beside"), FIELD(piccole::Deploy::edge, "edge", {.optional = true}),
      FIELD(piccole::Deploy::at, "at"))
SHAPE(piccole::RollTerrain, "roll_terrain", "piccole.field.prepare")
SHAPE(piccole::TakeEdge, "take_edge", "piccole.field.side", FIELD(piccole::TakeEdge::edge, "edge"))
SHAPE(piccole::NextPart, "next_part", "piccole.turn.alternate")
SHAPE(piccole::Placed, "placed", "piccole.field.deploy.ruling", FIELD(piccole::Placed::who, "who"),
      FIELD(piccole::Placed::at, "at"))
SHAPE(piccole::TerrainSet, "terrain_set", "piccole.field.prepare", FIELD(piccole::TerrainSet::by, "by"))
SHAPE(piccole::EdgeTaken, "edge_taken", "piccole.field.side", FIELD(piccole::EdgeTaken::edge, "edge"))
SHAPE(piccole::Pitch, "pitch", "piccole.field.camp.ruling", FIELD(piccole::Pitch::side, "side"),
      FIELD(piccole::Pitch::at, "at"))
SHAPE(piccole::Pitched, "pitched", "piccole.field.camp.ruling", FIELD(piccole::Pitched::side, "side"),
      FIELD(piccole::Pitched::at, "at"))
SHAPE(piccole::CampHeld, "camp_held", "piccole.field.camp.ruling", FIELD(piccole::CampHeld::owner, "owner"),
      FIELD(piccole::CampHeld::by, "by"))
SHAPE(piccole::SideLost, "side_lost", "piccole.victory.lost", FIELD(piccole::SideLost::side, "side"))
SHAPE(piccole::PartBegan, "part_began", "piccole.turn.alternate", FIELD(piccole::PartBegan::part, "part"),
      FIELD(piccole::PartBegan::side, "side"), FIELD(piccole::PartBegan::turn, "turn"))

} // namespace merlon::play
