#include "core/piccole/sheets.h"
#include "core/piccole/system.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(piccole::Piece, "piece", "piccole.combat.total")
SHAPE(piccole::Decreed, "facts", "piccole.combat.total")
SHAPE(piccole::CombatRow, "combat_row", "piccole.combat.total", FIELD(piccole::CombatRow::number, "number"),
      FIELD(piccole::CombatRow::asking, "asking"), FIELD(piccole::CombatRow::element, "element"),
      FIELD(piccole::CombatRow::total, "total"), FIELD(piccole::CombatRow::enemy, "enemy"),
      FIELD(piccole::CombatRow::enemyTotal, "enemy_total"), FIELD(piccole::CombatRow::loser, "loser"),
      FIELD(piccole::CombatRow::fate, "fate"))
SHAPE(piccole::TroopRow, "troop_row", "piccole.combat.total", FIELD(piccole::TroopRow::troop, "troop"),
      FIELD(piccole::TroopRow::easy, "easy"), FIELD(piccole::TroopRow::difficult, "difficult"),
      FIELD(piccole::TroopRow::factor, "factor"), FIELD(piccole::TroopRow::hampered, "hampered"),
      FIELD(piccole::TroopRow::flees, "flight"))
SHAPE(piccole::ResultLine, "result_line", "piccole.combat.lower", FIELD(piccole::ResultLine::troop, "troop"),
      FIELD(piccole::ResultLine::ratio, "ratio"), FIELD(piccole::ResultLine::ground, "ground"),
      FIELD(piccole::ResultLine::byFtP, "by_ftp"), FIELD(piccole::ResultLine::byFtM, "by_ftm"),
      FIELD(piccole::ResultLine::byFtL, "by_ftl"), FIELD(piccole::ResultLine::byCvP, "by_cvp"),
      FIELD(piccole::ResultLine::byCvL, "by_cvl"))

} // namespace merlon::play
