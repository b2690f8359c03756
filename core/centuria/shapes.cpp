#include "core/centuria/sheets.h"
#include "core/centuria/system.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::Piece, "player", "centuria.army.own")
SHAPE(centuria::Decreed, "facts", "centuria.army.own")
SHAPE(centuria::PlaceRow, "place_row", "centuria.ranking.total", FIELD(centuria::PlaceRow::rank, "rank"),
      FIELD(centuria::PlaceRow::player, "player"), FIELD(centuria::PlaceRow::total, "total"),
      FIELD(centuria::PlaceRow::tieOpponents, "tie_opponents"),
      FIELD(centuria::PlaceRow::tieDifference, "tie_difference"), FIELD(centuria::PlaceRow::byRound, "by_round"),
      FIELD(centuria::PlaceRow::penalties, "penalties"), FIELD(centuria::PlaceRow::standing, "standing"),
      FIELD(centuria::PlaceRow::origin, "origin"), FIELD(centuria::PlaceRow::checked, "checked"))
SHAPE(centuria::TableRow, "table_row", "centuria.pairing.swiss", FIELD(centuria::TableRow::round, "round"),
      FIELD(centuria::TableRow::number, "number"), FIELD(centuria::TableRow::first, "first"),
      FIELD(centuria::TableRow::second, "second"), FIELD(centuria::TableRow::firstPoints, "first_points"),
      FIELD(centuria::TableRow::secondPoints, "second_points"), FIELD(centuria::TableRow::progress, "progress"))
SHAPE(centuria::PlayerRow, "player_row", "centuria.army.own", FIELD(centuria::PlayerRow::player, "player"),
      FIELD(centuria::PlayerRow::origin, "origin"), FIELD(centuria::PlayerRow::club, "club"),
      FIELD(centuria::PlayerRow::points, "points"), FIELD(centuria::PlayerRow::units, "units"),
      FIELD(centuria::PlayerRow::generals, "generals"), FIELD(centuria::PlayerRow::delivered, "delivered"),
      FIELD(centuria::PlayerRow::time, "time"), FIELD(centuria::PlayerRow::late, "late"),
      FIELD(centuria::PlayerRow::kit, "kit"))
SHAPE(centuria::RoundRow, "round_row", "centuria.format.length", FIELD(centuria::RoundRow::round, "round"),
      FIELD(centuria::RoundRow::scenario, "scenario"), FIELD(centuria::RoundRow::minutes, "minutes"),
      FIELD(centuria::RoundRow::open, "open"), FIELD(centuria::RoundRow::byHand, "by_hand"))
SHAPE(centuria::HistoryRow, "history_row", "centuria.ranking.when", FIELD(centuria::HistoryRow::player, "player"),
      FIELD(centuria::HistoryRow::ranks, "ranks"), FIELD(centuria::HistoryRow::totals, "totals"))
SHAPE(centuria::TermsRow, "terms_row", "centuria.format.day", FIELD(centuria::TermsRow::day, "day"),
      FIELD(centuria::TermsRow::listsDue, "lists_due"), FIELD(centuria::TermsRow::rounds, "rounds"),
      FIELD(centuria::TermsRow::armyPoints, "army_points"), FIELD(centuria::TermsRow::units, "units"),
      FIELD(centuria::TermsRow::lateMinutes, "late_minutes"),
      FIELD(centuria::TermsRow::lateEntryUntil, "late_entry_until"), FIELD(centuria::TermsRow::keepApart, "keep_apart"),
      FIELD(centuria::TermsRow::scenerySupplied, "scenery_supplied"),
      FIELD(centuria::TermsRow::commandPoints, "command_points"),
      FIELD(centuria::TermsRow::lossesToEliminate, "losses_to_eliminate"), FIELD(centuria::TermsRow::club, "club"),
      FIELD(centuria::TermsRow::seed, "seed"))

} // namespace merlon::play
