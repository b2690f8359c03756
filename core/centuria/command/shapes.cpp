#include "core/centuria/command/command.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::Spend, "spend", "centuria.command.spent", FIELD(centuria::Spend::table, "table"),
      FIELD(centuria::Spend::player, "player"), FIELD(centuria::Spend::turn, "turn", {.least = 0, .most = 99}),
      FIELD(centuria::Spend::on, "on"), FIELD(centuria::Spend::ownDie, "own_die"),
      FIELD(centuria::Spend::declared, "declared"), FIELD(centuria::Spend::sameTest, "same_test"),
      FIELD(centuria::Spend::failed, "failed"))
SHAPE(centuria::Spent, "spent", "centuria.command.spent", FIELD(centuria::Spent::table, "table"),
      FIELD(centuria::Spent::player, "player"), FIELD(centuria::Spent::turn, "turn"), FIELD(centuria::Spent::on, "on"))

} // namespace merlon::play
