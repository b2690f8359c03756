#include "core/centuria/sides/sides.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::RollPriority, "roll_priority", "centuria.scenario.priority",
      FIELD(centuria::RollPriority::table, "table"))
SHAPE(centuria::ChooseSide, "choose_side", "centuria.scenario.side", FIELD(centuria::ChooseSide::table, "table"),
      FIELD(centuria::ChooseSide::chooser, "chooser"), FIELD(centuria::ChooseSide::edge, "edge"),
      FIELD(centuria::ChooseSide::attacks, "attacks"), FIELD(centuria::ChooseSide::namedBy, "named_by"),
      FIELD(centuria::ChooseSide::entry, "entry"))
SHAPE(centuria::AskDeploy, "ask_deploy", "centuria.scenario.side", FIELD(centuria::AskDeploy::table, "table"),
      FIELD(centuria::AskDeploy::player, "player"), FIELD(centuria::AskDeploy::chooser, "chooser"),
      FIELD(centuria::AskDeploy::attacker, "attacker"), FIELD(centuria::AskDeploy::vanguard, "vanguard"),
      FIELD(centuria::AskDeploy::ready, "ready"),
      FIELD(centuria::AskDeploy::placed, "placed", {.least = 0, .most = 99}),
      FIELD(centuria::AskDeploy::enemyPlaced, "enemy_placed", {.least = 0, .most = 99}),
      FIELD(centuria::AskDeploy::enemyDone, "enemy_done"))
SHAPE(centuria::PriorityWon, "priority_won", "centuria.scenario.priority", FIELD(centuria::PriorityWon::table, "table"),
      FIELD(centuria::PriorityWon::winner, "winner"))
SHAPE(centuria::SidesChosen, "sides_chosen", "centuria.scenario.side", FIELD(centuria::SidesChosen::table, "table"),
      FIELD(centuria::SidesChosen::chooser, "chooser"), FIELD(centuria::SidesChosen::attacker, "attacker"),
      FIELD(centuria::SidesChosen::south, "south"))

} // namespace merlon::play
