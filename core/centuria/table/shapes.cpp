#include "core/centuria/table/system.h"
#include "core/play/shape.h"

namespace merlon::play
{

using namespace centuria::setup;

template <>
struct Shape<centuria::setup::Options>
{
    static constexpr std::string_view key = "options";
    static constexpr Phrase says{{"centuria.setup.step1"}, key};
    static constexpr auto members = []
    {
        using centuria::setup::Options;
        auto all = std::array{
            FIELD(Options::vanguardFrom, "vanguard_from"),
            FIELD(Options::campInZone, "camp_in_zone"),
            FIELD(Options::entryNamedBy, "entry_named_by"),
            FIELD(Options::imboscataEdges, "imboscata_edges"),
            FIELD(Options::attackerEdges, "attacker_edges"),
            FIELD(Options::takenQuadrant, "taken_quadrant"),
            FIELD(Options::lowWalls, "low_walls"),
            FIELD(Options::campsBeforeSlips, "camps_before_slips"),
            FIELD(Options::flankEdges, "flank_edges"),
            FIELD(Options::laterStepsBegin, "steps_6_7_begin"),
            FIELD(Options::campMoves, "camp_moves"),
            FIELD(Options::riverDeploy, "river_deploy"),
            FIELD(Options::stripAt10, "strip_at_10"),
            FIELD(Options::removable, "removable"),
            FIELD(Options::slips, "slips"),
        };
        for (Field& one : all)
            one.optional = true;
        return all;
    }();
};
template <>
const Kind& kindOf<centuria::setup::Options>()
{
    return kindIs<centuria::setup::Options>;
}

SHAPE(Seated, "seated", "centuria.scenario.side", FIELD(Seated::chooser, "chooser"), FIELD(Seated::south, "south"),
      FIELD(Seated::defender, "defender"))
SHAPE(centuria::setup::Own, "own", "centuria.scenario.table", FIELD(centuria::setup::Own::battle, "battle"),
      FIELD(centuria::setup::Own::inOrder, "in_order"),
      FIELD(centuria::setup::Own::elementsEach, "elements_each", {.least = 0, .most = 9}),
      FIELD(centuria::setup::Own::winner, "winner"), FIELD(centuria::setup::Own::sides, "sides"),
      FIELD(centuria::setup::Own::of, "of", {.least = 1, .most = 40}))
SHAPE(centuria::setup::Brought, "unit", "centuria.setup.step5", FIELD(Brought::at, "at"), FIELD(Brought::as, "as"),
      FIELD(Brought::front, "front", {.least = 10, .most = 3000}),
      FIELD(Brought::depth, "depth", {.least = 10, .most = 3000}),
      FIELD(Brought::bases, "bases", {.least = 1, .most = 9}), FIELD(Brought::trait, "trait"),
      FIELD(Brought::skirmisher, "skirmisher"))
SHAPE(centuria::setup::Decreed, "facts", "centuria.setup.step5")

SHAPE(Start, "start", "centuria.setup.start.ruling")
SHAPE(Quadrant, "quadrant", "centuria.setup.start.ruling", FIELD(Quadrant::side, "side"))
SHAPE(Lay, "lay", "centuria.setup.step1", FIELD(Lay::side, "side"), FIELD(Lay::element, "element"),
      FIELD(Lay::kind, "kind"), FIELD(Lay::front, "front", {.least = 10, .most = 18'000}),
      FIELD(Lay::depth, "depth", {.least = 10, .most = 18'000}), FIELD(Lay::at, "at"),
      FIELD(Lay::outline, "outline", {.atMost = 200}), FIELD(Lay::bought, "bought", {.optional = true}),
      FIELD(Lay::quadrant, "quadrant", {.least = 1, .most = 6}))
SHAPE(Priority, "priority", "centuria.scenario.priority", FIELD(Priority::first, "first", {.least = 0, .most = 20}),
      FIELD(Priority::second, "second", {.least = 0, .most = 20}))
SHAPE(Sides, "sides", "centuria.scenario.side", FIELD(Sides::chooser, "chooser"), FIELD(Sides::south, "south"),
      FIELD(Sides::defender, "defender"), FIELD(Sides::entryBy, "entry_by"))
SHAPE(Shift, "shift", "centuria.scenario.saccheggio.camp-scenery", FIELD(Shift::element, "element"),
      FIELD(Shift::by, "by"))
SHAPE(PlaceCamp, "camp", "centuria.setup.step2", FIELD(PlaceCamp::side, "side"),
      FIELD(PlaceCamp::front, "front", {.least = 10, .most = 9999}),
      FIELD(PlaceCamp::depth, "depth", {.least = 10, .most = 9999}), FIELD(PlaceCamp::at, "at"),
      FIELD(PlaceCamp::shifts, "shifts", {.atMost = 20}))
SHAPE(PlaceBaggage, "baggage", "centuria.scenario.imboscata.baggage-place", FIELD(PlaceBaggage::at, "at"))
SHAPE(NameVanguard, "vanguard", "centuria.scenario.avanguardie.choice", FIELD(NameVanguard::unit, "unit"))
SHAPE(NameFlank, "flank", "centuria.setup.step3", FIELD(NameFlank::side, "side"), FIELD(NameFlank::unit, "unit"),
      FIELD(NameFlank::edge, "edge"))
SHAPE(NameHide, "hide", "centuria.setup.step4", FIELD(NameHide::side, "side"), FIELD(NameHide::unit, "unit"),
      FIELD(NameHide::element, "element"))
SHAPE(Renounce, "renounce", "centuria.setup.renounce", FIELD(Renounce::unit, "unit"))
SHAPE(PlaceUnit, "place", "centuria.setup.step5", FIELD(PlaceUnit::unit, "unit"), FIELD(PlaceUnit::at, "at"),
      FIELD(PlaceUnit::others, "others", {.atMost = 8}), FIELD(PlaceUnit::as, "as"))
SHAPE(NextStep, "next", "centuria.setup.alternation.ruling")

SHAPE(Written, "secret_slip", "centuria.setup.slips.ruling", FIELD(Written::unit, "unit"), FIELD(Written::edge, "edge"),
      FIELD(Written::element, "element"), FIELD(Written::change, "change"))
SHAPE(WriteSlip, "write", "centuria.setup.slips.ruling", FIELD(WriteSlip::side, "side"), FIELD(WriteSlip::kind, "kind"),
      FIELD(WriteSlip::number, "number", {.least = 1, .most = 99}), FIELD(WriteSlip::slip, "slip"))
SHAPE(OpenSlip, "open", "centuria.setup.slips.ruling", FIELD(OpenSlip::slip, "slip"),
      FIELD(OpenSlip::content, "content"), FIELD(OpenSlip::salt, "salt", {.saltOf = "content"}))
SHAPE(OpenChanges, "changes", "centuria.setup.change", FIELD(OpenChanges::first, "first"),
      FIELD(OpenChanges::firstSalt, "first_salt", {.saltOf = "first"}), FIELD(OpenChanges::firstBy, "first_by"),
      FIELD(OpenChanges::second, "second"), FIELD(OpenChanges::secondSalt, "second_salt", {.saltOf = "second"}),
      FIELD(OpenChanges::secondBy, "second_by"))
SHAPE(Settle, "settle", "centuria.referee.doubt", FIELD(Settle::what, "what", {.least = 1, .most = 400}),
      FIELD(Settle::by, "by", {.least = 1, .most = 80}))

SHAPE(Started, "started", "centuria.setup.start.ruling", FIELD(Started::side, "side"))
SHAPE(Rolled, "rolled", "centuria.setup.start.ruling", FIELD(Rolled::quadrant, "quadrant"))
SHAPE(Laid, "laid", "centuria.setup.step1", FIELD(Laid::side, "side"), FIELD(Laid::element, "element"),
      FIELD(Laid::kind, "kind"), FIELD(Laid::outline, "outline", {.atMost = 200}), FIELD(Laid::quadrant, "quadrant"),
      FIELD(Laid::bought, "bought"))
SHAPE(Shifted, "shifted", "centuria.setup.step1", FIELD(Shifted::element, "element"), FIELD(Shifted::by, "by"))
SHAPE(Won, "won", "centuria.scenario.priority", FIELD(Won::side, "side"))
SHAPE(Chosen, "chosen", "centuria.scenario.side", FIELD(Chosen::chooser, "chooser"), FIELD(Chosen::south, "south"),
      FIELD(Chosen::defender, "defender"))
SHAPE(CampStands, "camp_stands", "centuria.setup.step2", FIELD(CampStands::side, "side"), FIELD(CampStands::at, "at"),
      FIELD(CampStands::front, "front"), FIELD(CampStands::depth, "depth"))
SHAPE(BaggageStands, "baggage_stands", "centuria.scenario.imboscata.baggage-place", FIELD(BaggageStands::at, "at"))
SHAPE(VanguardNamed, "vanguard_named", "centuria.scenario.avanguardie.choice", FIELD(VanguardNamed::unit, "unit"))
SHAPE(FlankNamed, "flank_named", "centuria.setup.step3", FIELD(FlankNamed::side, "side"),
      FIELD(FlankNamed::unit, "unit"), FIELD(FlankNamed::edge, "edge"))
SHAPE(HideNamed, "hide_named", "centuria.setup.step4", FIELD(HideNamed::side, "side"), FIELD(HideNamed::unit, "unit"),
      FIELD(HideNamed::element, "element"))
SHAPE(TraitLost, "trait_lost", "centuria.setup.renounce", FIELD(TraitLost::unit, "unit"))
SHAPE(Stands, "stands", "centuria.setup.step5", FIELD(Stands::unit, "unit"), FIELD(Stands::at, "at"),
      FIELD(Stands::others, "others", {.atMost = 8}), FIELD(Stands::as, "as"))
SHAPE(StepDone, "step_done", "centuria.setup.alternation.ruling")
SHAPE(SlipLies, "slip_lies", "centuria.setup.slips.ruling", FIELD(SlipLies::side, "side"),
      FIELD(SlipLies::kind, "kind"), FIELD(SlipLies::number, "number"), FIELD(SlipLies::hash, "hash"))
SHAPE(SlipOpened, "slip_opened", "centuria.setup.slips.ruling", FIELD(SlipOpened::slip, "slip"))
SHAPE(Removed, "removed", "centuria.setup.change", FIELD(Removed::element, "element"))
SHAPE(Settled, "settled", "centuria.referee.doubt", FIELD(Settled::what, "what"), FIELD(Settled::by, "by"))
SHAPE(StepRow, "step_row", "centuria.setup.step1", FIELD(StepRow::step, "step"), FIELD(StepRow::task, "task"),
      FIELD(StepRow::side, "side"), FIELD(StepRow::done, "done"))

} // namespace merlon::play
