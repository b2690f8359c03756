#include "core/play/shape.h"
#include "march.h"

namespace merlon::play
{

SHAPE(march::Options, "options", "march.go")
SHAPE(march::Decreed, "facts", "march.go")
SHAPE(march::Piece, "army", "march.go", FIELD(march::Piece::at, "at"))
SHAPE(march::Ferry, "ferry", "march.go", FIELD(march::Ferry::from, "from"), FIELD(march::Ferry::to, "to"))
SHAPE(march::Own, "own", "march.battle", FIELD(march::Own::field, "field"),
      FIELD(march::Own::bases, "bases", {.least = 1, .most = 12}), FIELD(march::Own::ferries, "ferries"))
SHAPE(march::Go, "go", "march.go", FIELD(march::Go::army, "army"), FIELD(march::Go::to, "to"))
SHAPE(march::Fought, "fought", "march.battle", FIELD(march::Fought::battle, "battle"),
      FIELD(march::Fought::winner, "winner"), FIELD(march::Fought::lost, "lost", {.least = 0, .most = 12}))
SHAPE(march::EndSeason, "end_season", "march.season")
SHAPE(march::Gone, "gone", "march.go", FIELD(march::Gone::army, "army"), FIELD(march::Gone::to, "to"))
SHAPE(march::Met, "met", "march.battle", FIELD(march::Met::battle, "battle"), FIELD(march::Met::attacker, "attacker"),
      FIELD(march::Met::defender, "defender"))
SHAPE(march::Decided, "decided", "march.battle", FIELD(march::Decided::battle, "battle"),
      FIELD(march::Decided::winner, "winner"), FIELD(march::Decided::lost, "lost"))
SHAPE(march::SeasonEnded, "season_ended", "march.season")

} // namespace merlon::play
