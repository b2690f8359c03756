#include "core/centuria/glance.h"
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
      FIELD(centuria::PlaceRow::number, "number"), FIELD(centuria::PlaceRow::origin, "origin"),
      FIELD(centuria::PlaceRow::checked, "checked"))
SHAPE(centuria::TableRow, "table_row", "centuria.pairing.swiss", FIELD(centuria::TableRow::round, "round"),
      FIELD(centuria::TableRow::number, "number"), FIELD(centuria::TableRow::first, "first"),
      FIELD(centuria::TableRow::second, "second"), FIELD(centuria::TableRow::firstPoints, "first_points"),
      FIELD(centuria::TableRow::secondPoints, "second_points"), FIELD(centuria::TableRow::progress, "progress"))
SHAPE(centuria::PlayerRow, "player_row", "centuria.army.own", FIELD(centuria::PlayerRow::player, "player"),
      FIELD(centuria::PlayerRow::origin, "origin"), FIELD(centuria::PlayerRow::club, "club"),
      FIELD(centuria::PlayerRow::points, "points"), FIELD(centuria::PlayerRow::units, "units"),
      FIELD(centuria::PlayerRow::generals, "generals"), FIELD(centuria::PlayerRow::delivered, "delivered"),
      FIELD(centuria::PlayerRow::time, "time"), FIELD(centuria::PlayerRow::late, "late"),
      FIELD(centuria::PlayerRow::kit, "kit"), FIELD(centuria::PlayerRow::conduct, "conduct"),
      FIELD(centuria::PlayerRow::notes, "notes"))
SHAPE(centuria::OpponentRow, "opponent_row", "centuria.pairing.rematch.ruling",
      FIELD(centuria::OpponentRow::player, "player"), FIELD(centuria::OpponentRow::round, "round"),
      FIELD(centuria::OpponentRow::number, "number"), FIELD(centuria::OpponentRow::opponent, "opponent"),
      FIELD(centuria::OpponentRow::because, "because"), FIELD(centuria::OpponentRow::neighbour, "neighbour"),
      FIELD(centuria::OpponentRow::metIn, "met_in"), FIELD(centuria::OpponentRow::moreMeetings, "more_meetings"),
      FIELD(centuria::OpponentRow::moreSquares, "more_squares"))
SHAPE(centuria::RoundRow, "round_row", "centuria.format.length", FIELD(centuria::RoundRow::round, "round"),
      FIELD(centuria::RoundRow::scenario, "scenario"), FIELD(centuria::RoundRow::minutes, "minutes"),
      FIELD(centuria::RoundRow::open, "open"), FIELD(centuria::RoundRow::byHand, "by_hand"),
      FIELD(centuria::RoundRow::seatedByHand, "seated_by_hand"))
SHAPE(centuria::RoomRow, "room_row", "centuria.ruling.same_table", FIELD(centuria::RoomRow::number, "number"),
      FIELD(centuria::RoomRow::name, "name"), FIELD(centuria::RoomRow::fixed, "fixed"))
SHAPE(centuria::HistoryRow, "history_row", "centuria.ranking.when", FIELD(centuria::HistoryRow::player, "player"),
      FIELD(centuria::HistoryRow::ranks, "ranks"), FIELD(centuria::HistoryRow::totals, "totals"))
SHAPE(centuria::CommandRow, "command_row", "centuria.command.grant", FIELD(centuria::CommandRow::round, "round"),
      FIELD(centuria::CommandRow::number, "number"), FIELD(centuria::CommandRow::player, "player"),
      FIELD(centuria::CommandRow::granted, "granted"), FIELD(centuria::CommandRow::spent, "spent"),
      FIELD(centuria::CommandRow::rerolls, "rerolls"), FIELD(centuria::CommandRow::left, "left"))
SHAPE(centuria::TermsRow, "terms_row", "centuria.format.day", FIELD(centuria::TermsRow::day, "day"),
      FIELD(centuria::TermsRow::listsDue, "lists_due"), FIELD(centuria::TermsRow::rounds, "rounds"),
      FIELD(centuria::TermsRow::armyPoints, "army_points"), FIELD(centuria::TermsRow::units, "units"),
      FIELD(centuria::TermsRow::lateMinutes, "late_minutes"),
      FIELD(centuria::TermsRow::lateEntryUntil, "late_entry_until"), FIELD(centuria::TermsRow::keepApart, "keep_apart"),
      FIELD(centuria::TermsRow::scenerySupplied, "scenery_supplied"),
      FIELD(centuria::TermsRow::commandPoints, "command_points"),
      FIELD(centuria::TermsRow::lossesToEliminate, "losses_to_eliminate"), FIELD(centuria::TermsRow::club, "club"),
      FIELD(centuria::TermsRow::seed, "seed"), FIELD(centuria::TermsRow::fixedElements, "fixed_elements"),
      FIELD(centuria::TermsRow::officialAdditions, "official_additions"),
      FIELD(centuria::TermsRow::additions, "additions"), FIELD(centuria::TermsRow::optionalRules, "optional_rules"),
      FIELD(centuria::TermsRow::overrides, "overrides"))
SHAPE(centuria::TileRow, "tile_row", "centuria.pairing.swiss", FIELD(centuria::TileRow::number, "number"),
      FIELD(centuria::TileRow::table, "table"), FIELD(centuria::TileRow::first, "first"),
      FIELD(centuria::TileRow::second, "second"), FIELD(centuria::TileRow::firstPoints, "first_points"),
      FIELD(centuria::TileRow::secondPoints, "second_points"), FIELD(centuria::TileRow::progress, "progress"))
SHAPE(centuria::SeatRow, "seat_row", "centuria.pairing.swiss", FIELD(centuria::SeatRow::player, "player"),
      FIELD(centuria::SeatRow::number, "number"), FIELD(centuria::SeatRow::against, "against"))

} // namespace merlon::play
