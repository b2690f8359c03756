#include "core/piccole/sheets.h"
#include "core/piccole/system.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(piccole::Brought, "element", "piccole.equipment.army", FIELD(piccole::Brought::troop, "troop"),
      FIELD(piccole::Brought::pose, "pose"), FIELD(piccole::Brought::general, "general"),
      FIELD(piccole::Brought::shoots, "shoots"), FIELD(piccole::Brought::depth, "depth", {.least = 50, .most = 2000}))
SHAPE(piccole::Decreed, "facts", "piccole.geometry.base", FIELD(piccole::Decreed::from, "from"),
      FIELD(piccole::Decreed::to, "to"), FIELD(piccole::Decreed::way, "way", {.least = 0, .most = 9999}),
      FIELD(piccole::Decreed::zones, "zones"), FIELD(piccole::Decreed::ground, "ground"),
      FIELD(piccole::Decreed::enemyGround, "enemy_ground"),
      FIELD(piccole::Decreed::behind, "behind", {.least = 0, .most = 11}),
      FIELD(piccole::Decreed::enemyBehind, "enemy_behind", {.least = 0, .most = 11}),
      FIELD(piccole::Decreed::works, "works"), FIELD(piccole::Decreed::enemyWorks, "enemy_works"),
      FIELD(piccole::Decreed::higher, "higher"), FIELD(piccole::Decreed::bank, "bank"),
      FIELD(piccole::Decreed::threats, "threats", {.least = 0, .most = 11}),
      FIELD(piccole::Decreed::enemyThreats, "enemy_threats", {.least = 0, .most = 11}),
      FIELD(piccole::Decreed::contacts, "contacts", {.least = 0, .most = 11}),
      FIELD(piccole::Decreed::enemyContacts, "enemy_contacts", {.least = 0, .most = 11}))
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
