#include "core/centuria/conduct/conduct.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::ReportDice, "report_dice", "centuria.conduct.dice-warning",
      FIELD(centuria::ReportDice::player, "player"),
      FIELD(centuria::ReportDice::note, "note", {.least = 1, .most = 200}))
SHAPE(centuria::Penalise, "penalise", "centuria.conduct.organisers", FIELD(centuria::Penalise::player, "player"),
      FIELD(centuria::Penalise::tp, "tp", {.least = 1, .most = 9999}),
      FIELD(centuria::Penalise::note, "note", {.least = 1, .most = 200}))
SHAPE(centuria::Call, "call", "centuria.referee.doubt", FIELD(centuria::Call::table, "table"),
      FIELD(centuria::Call::note, "note", {.least = 1, .most = 200}))
SHAPE(centuria::Measure, "measure", "centuria.referee.doubt", FIELD(centuria::Measure::table, "table"),
      FIELD(centuria::Measure::note, "note", {.least = 1, .most = 200}))
SHAPE(centuria::Decide, "decide", "centuria.referee.rules", FIELD(centuria::Decide::matter, "matter"),
      FIELD(centuria::Decide::table, "table"), FIELD(centuria::Decide::what, "what", {.least = 1, .most = 400}),
      FIELD(centuria::Decide::by, "by", {.least = 1, .most = 80}))
SHAPE(centuria::Warned, "warned", "centuria.conduct.dice-warning", FIELD(centuria::Warned::player, "player"),
      FIELD(centuria::Warned::note, "note"))
SHAPE(centuria::Penalised, "penalised", "centuria.conduct.organisers", FIELD(centuria::Penalised::player, "player"),
      FIELD(centuria::Penalised::dice, "dice"), FIELD(centuria::Penalised::tp, "tp"),
      FIELD(centuria::Penalised::note, "note"))
SHAPE(centuria::Called, "called", "centuria.referee.doubt", FIELD(centuria::Called::table, "table"),
      FIELD(centuria::Called::note, "note"), FIELD(centuria::Called::measured, "measured"))
SHAPE(centuria::Decided, "decided", "centuria.referee.rules", FIELD(centuria::Decided::matter, "matter"),
      FIELD(centuria::Decided::table, "table"), FIELD(centuria::Decided::what, "what"),
      FIELD(centuria::Decided::by, "by"))
SHAPE(centuria::DecisionRow, "decision_row", "centuria.referee.rules", FIELD(centuria::DecisionRow::round, "round"),
      FIELD(centuria::DecisionRow::table, "table"), FIELD(centuria::DecisionRow::matter, "matter"),
      FIELD(centuria::DecisionRow::what, "what"), FIELD(centuria::DecisionRow::by, "by"),
      FIELD(centuria::DecisionRow::minutes, "minutes"))
SHAPE(centuria::PenaltyRow, "penalty_row", "centuria.conduct.organisers", FIELD(centuria::PenaltyRow::player, "player"),
      FIELD(centuria::PenaltyRow::round, "round"), FIELD(centuria::PenaltyRow::reproof, "reproof"),
      FIELD(centuria::PenaltyRow::tp, "tp"), FIELD(centuria::PenaltyRow::note, "note"))

} // namespace merlon::play
