#include "core/centuria/slips/slips.h"
#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(centuria::VanguardSlip, "vanguard_slip", "centuria.setup.slips.ruling",
      FIELD(centuria::VanguardSlip::unit, "unit", {.least = 1, .most = 80}))
SHAPE(centuria::EdgeSlip, "edge_slip", "centuria.setup.slips.ruling", FIELD(centuria::EdgeSlip::edge, "edge"),
      FIELD(centuria::EdgeSlip::unit, "unit", {.least = 1, .most = 80}))
SHAPE(centuria::AmbushSlip, "ambush_slip", "centuria.setup.slips.ruling",
      FIELD(centuria::AmbushSlip::element, "element", {.least = 1, .most = 80}),
      FIELD(centuria::AmbushSlip::unit, "unit", {.least = 1, .most = 80}))
SHAPE(centuria::RenounceSlip, "renounce_slip", "centuria.setup.slips.ruling",
      FIELD(centuria::RenounceSlip::unit, "unit", {.least = 1, .most = 80}),
      FIELD(centuria::RenounceSlip::trait, "trait"))
SHAPE(centuria::ChangeSlip, "change_slip", "centuria.setup.slips.ruling", FIELD(centuria::ChangeSlip::change, "change"),
      FIELD(centuria::ChangeSlip::element, "element", {.least = 1, .most = 80}))

SHAPE(centuria::WriteVanguard, "write_vanguard", "centuria.setup.slips.ruling",
      FIELD(centuria::WriteVanguard::table, "table"), FIELD(centuria::WriteVanguard::player, "player"),
      FIELD(centuria::WriteVanguard::number, "number", {.least = 1, .most = 99}),
      FIELD(centuria::WriteVanguard::slip, "slip"))
SHAPE(centuria::WriteEdge, "write_edge", "centuria.setup.slips.ruling", FIELD(centuria::WriteEdge::table, "table"),
      FIELD(centuria::WriteEdge::player, "player"),
      FIELD(centuria::WriteEdge::number, "number", {.least = 1, .most = 99}), FIELD(centuria::WriteEdge::slip, "slip"))
SHAPE(centuria::WriteAmbush, "write_ambush", "centuria.setup.slips.ruling",
      FIELD(centuria::WriteAmbush::table, "table"), FIELD(centuria::WriteAmbush::player, "player"),
      FIELD(centuria::WriteAmbush::number, "number", {.least = 1, .most = 99}),
      FIELD(centuria::WriteAmbush::slip, "slip"))
SHAPE(centuria::WriteRenounce, "write_renounce", "centuria.setup.slips.ruling",
      FIELD(centuria::WriteRenounce::table, "table"), FIELD(centuria::WriteRenounce::player, "player"),
      FIELD(centuria::WriteRenounce::number, "number", {.least = 1, .most = 99}),
      FIELD(centuria::WriteRenounce::slip, "slip"))
SHAPE(centuria::WriteChange, "write_change", "centuria.setup.slips.ruling",
      FIELD(centuria::WriteChange::table, "table"), FIELD(centuria::WriteChange::player, "player"),
      FIELD(centuria::WriteChange::granted, "granted"),
      FIELD(centuria::WriteChange::number, "number", {.least = 1, .most = 99}),
      FIELD(centuria::WriteChange::slip, "slip"))

SHAPE(centuria::OpenVanguard, "open_vanguard", "centuria.setup.slips.ruling",
      FIELD(centuria::OpenVanguard::slip, "slip"), FIELD(centuria::OpenVanguard::due, "due"),
      FIELD(centuria::OpenVanguard::content, "content"),
      FIELD(centuria::OpenVanguard::salt, "salt", {.saltOf = "content"}))
SHAPE(centuria::OpenEdge, "open_edge", "centuria.setup.slips.ruling", FIELD(centuria::OpenEdge::slip, "slip"),
      FIELD(centuria::OpenEdge::due, "due"), FIELD(centuria::OpenEdge::content, "content"),
      FIELD(centuria::OpenEdge::salt, "salt", {.saltOf = "content"}))
SHAPE(centuria::OpenAmbush, "open_ambush", "centuria.setup.slips.ruling", FIELD(centuria::OpenAmbush::slip, "slip"),
      FIELD(centuria::OpenAmbush::due, "due"), FIELD(centuria::OpenAmbush::content, "content"),
      FIELD(centuria::OpenAmbush::salt, "salt", {.saltOf = "content"}))
SHAPE(centuria::OpenRenounce, "open_renounce", "centuria.setup.slips.ruling",
      FIELD(centuria::OpenRenounce::slip, "slip"), FIELD(centuria::OpenRenounce::due, "due"),
      FIELD(centuria::OpenRenounce::content, "content"),
      FIELD(centuria::OpenRenounce::salt, "salt", {.saltOf = "content"}))
SHAPE(centuria::OpenChanges, "open_changes", "centuria.setup.change", FIELD(centuria::OpenChanges::table, "table"),
      FIELD(centuria::OpenChanges::alone, "alone"), FIELD(centuria::OpenChanges::begins, "begins"),
      FIELD(centuria::OpenChanges::first, "first"),
      FIELD(centuria::OpenChanges::firstSalt, "first_salt", {.saltOf = "first"}),
      FIELD(centuria::OpenChanges::firstPiece, "first_piece"), FIELD(centuria::OpenChanges::second, "second"),
      FIELD(centuria::OpenChanges::secondSalt, "second_salt", {.saltOf = "second"}),
      FIELD(centuria::OpenChanges::secondPiece, "second_piece"))

SHAPE(centuria::SlipWritten, "slip_written", "centuria.setup.slips.ruling",
      FIELD(centuria::SlipWritten::table, "table"), FIELD(centuria::SlipWritten::player, "player"),
      FIELD(centuria::SlipWritten::number, "number"), FIELD(centuria::SlipWritten::kind, "kind"),
      FIELD(centuria::SlipWritten::hash, "hash"))
SHAPE(centuria::SlipOpened, "slip_opened", "centuria.setup.slips.ruling", FIELD(centuria::SlipOpened::slip, "slip"),
      FIELD(centuria::SlipOpened::unit, "unit"), FIELD(centuria::SlipOpened::edge, "edge"),
      FIELD(centuria::SlipOpened::trait, "trait"), FIELD(centuria::SlipOpened::element, "element"),
      FIELD(centuria::SlipOpened::change, "change"), FIELD(centuria::SlipOpened::fate, "fate"))
SHAPE(centuria::SlipRow, "slip_row", "centuria.setup.slips.ruling", FIELD(centuria::SlipRow::round, "round"),
      FIELD(centuria::SlipRow::table, "table"), FIELD(centuria::SlipRow::number, "number"),
      FIELD(centuria::SlipRow::player, "player"), FIELD(centuria::SlipRow::kind, "kind"),
      FIELD(centuria::SlipRow::opened, "opened"), FIELD(centuria::SlipRow::unit, "unit"),
      FIELD(centuria::SlipRow::edge, "edge"), FIELD(centuria::SlipRow::trait, "trait"),
      FIELD(centuria::SlipRow::element, "element"), FIELD(centuria::SlipRow::change, "change"),
      FIELD(centuria::SlipRow::fate, "fate"), FIELD(centuria::SlipRow::seal, "seal"))

} // namespace merlon::play
