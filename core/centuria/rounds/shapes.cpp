#include "core/centuria/rounds/rounds.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::Pairing, "pairing", "centuria.pairing.swiss", FIELD(centuria::Pairing::first, "first"),
      FIELD(centuria::Pairing::second, "second"))
SHAPE(centuria::Pair, "pair", "centuria.pairing.swiss", FIELD(centuria::Pair::round, "round", {.least = 1, .most = 20}),
      FIELD(centuria::Pair::pairs, "pairs", {.fewest = 1}), FIELD(centuria::Pair::bye, "bye"),
      FIELD(centuria::Pair::tables, "tables", {.least = 1, .most = 999}))
SHAPE(centuria::Seat, "seat", "centuria.ruling.same_table", FIELD(centuria::Seat::player, "player"),
      FIELD(centuria::Seat::number, "number", {.least = 1, .most = 999}))
SHAPE(centuria::Publish, "publish", "centuria.pairing.swiss",
      FIELD(centuria::Publish::round, "round", {.least = 1, .most = 20}))
SHAPE(centuria::Score, "score", "centuria.ranking.game-points", FIELD(centuria::Score::table, "table"),
      FIELD(centuria::Score::first, "first", {.least = 0, .most = 9999}),
      FIELD(centuria::Score::second, "second", {.least = 0, .most = 9999}), FIELD(centuria::Score::sure, "sure"))
SHAPE(centuria::Correct, "correct", "centuria.ranking.when", FIELD(centuria::Correct::table, "table"),
      FIELD(centuria::Correct::first, "first", {.least = 0, .most = 9999}),
      FIELD(centuria::Correct::second, "second", {.least = 0, .most = 9999}), FIELD(centuria::Correct::sure, "sure"))
SHAPE(centuria::Paired, "paired", "centuria.pairing.swiss", FIELD(centuria::Paired::round, "round"),
      FIELD(centuria::Paired::pairs, "pairs"), FIELD(centuria::Paired::bye, "bye"),
      FIELD(centuria::Paired::absent, "absent"), FIELD(centuria::Paired::byHand, "by_hand"),
      FIELD(centuria::Paired::tables, "tables"), FIELD(centuria::Paired::seatedByHand, "seated_by_hand"))
SHAPE(centuria::Seated, "seated", "centuria.ruling.same_table", FIELD(centuria::Seated::round, "round"),
      FIELD(centuria::Seated::player, "player"), FIELD(centuria::Seated::number, "number"))
SHAPE(centuria::Published, "published", "centuria.pairing.swiss", FIELD(centuria::Published::round, "round"))
SHAPE(centuria::Scored, "scored", "centuria.ranking.game-points", FIELD(centuria::Scored::table, "table"),
      FIELD(centuria::Scored::first, "first"), FIELD(centuria::Scored::second, "second"),
      FIELD(centuria::Scored::award, "award"), FIELD(centuria::Scored::checked, "checked"),
      FIELD(centuria::Scored::firstCommand, "first_command"), FIELD(centuria::Scored::secondCommand, "second_command"))

} // namespace merlon::play
