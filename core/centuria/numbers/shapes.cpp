#include "core/centuria/numbers/options.h"
#include "core/play/shape.h"

namespace merlon::play
{

template <>
struct Shape<centuria::Options>
{
    static constexpr std::string_view key = "options";
    static constexpr Phrase says{{"centuria.ruling.avoid_rematches"}, key};
    static constexpr auto members = []
    {
        auto all = std::array{
            FIELD(centuria::Options::avoidRematches, "avoid_rematches"),
            FIELD(centuria::Options::totalFloor, "total_floor"),
            FIELD(centuria::Options::tieOpponentsExcludes, "tie_opponents_excludes"),
            FIELD(centuria::Options::finalTies, "final_ties"),
            FIELD(centuria::Options::lots, "lots"),
            FIELD(centuria::Options::kitPenalty, "kit_penalty"),
            FIELD(centuria::Options::annulledPlaysOn, "annulled_plays_on"),
            FIELD(centuria::Options::awardDuringGame, "award_during_game"),
            FIELD(centuria::Options::byeRepeats, "bye_repeats"),
            FIELD(centuria::Options::scenarios, "scenarios"),
            FIELD(centuria::Options::bothFault, "both_fault"),
            FIELD(centuria::Options::noShowPlaysOn, "no_show_plays_on"),
            FIELD(centuria::Options::annulledRank, "annulled_rank"),
            FIELD(centuria::Options::listDate, "list_date"),
            FIELD(centuria::Options::commandPool, "command_pool"),
            FIELD(centuria::Options::commandPointsInSetup, "command_points_in_setup"),
            FIELD(centuria::Options::entryNamedBy, "entry_named_by"),
            FIELD(centuria::Options::cratesPerUnit, "crates_per_unit"),
            FIELD(centuria::Options::crateOffTable, "crate_off_table"),
            FIELD(centuria::Options::flankEdges, "flank_edges"),
            FIELD(centuria::Options::noGenerals, "no_generals"),
            FIELD(centuria::Options::exhaustedRounding, "exhausted_rounding"),
            FIELD(centuria::Options::cutGame, "cut_game"),
            FIELD(centuria::Options::flightEliminatesLeaders, "flight_eliminates_leaders"),
            FIELD(centuria::Options::flatAddsLeaders, "flat_adds_leaders"),
            FIELD(centuria::Options::inZone, "in_zone"),
            FIELD(centuria::Options::zoneHasBands, "zone_has_bands"),
            FIELD(centuria::Options::compactInZone, "compact_in_zone"),
            FIELD(centuria::Options::rows, "rows"),
            FIELD(centuria::Options::lossesIfLeft, "losses_if_left"),
            FIELD(centuria::Options::imboscataFlightLosses, "imboscata_flight_losses"),
            FIELD(centuria::Options::ponteEnemyNear, "ponte_enemy_near"),
            FIELD(centuria::Options::homeCrates, "home_crates"),
            FIELD(centuria::Options::flightCounts, "flight_counts"),
            FIELD(centuria::Options::leaderUnitCounts, "leader_unit_counts"),
            FIELD(centuria::Options::slips, "slips"),
            FIELD(centuria::Options::removable, "removable"),
            FIELD(centuria::Options::sameTable, "same_table"),
            FIELD(centuria::Options::vanguardFrom, "vanguard_from"),
            FIELD(centuria::Options::campInZone, "camp_in_zone"),
            FIELD(centuria::Options::imboscataEdges, "imboscata_edges"),
            FIELD(centuria::Options::attackerEdges, "attacker_edges"),
            FIELD(centuria::Options::takenQuadrant, "taken_quadrant"),
            FIELD(centuria::Options::lowWalls, "low_walls"),
            FIELD(centuria::Options::campsBeforeSlips, "camps_before_slips"),
            FIELD(centuria::Options::laterStepsBegin, "steps_6_7_begin"),
            FIELD(centuria::Options::campMoves, "camp_moves"),
            FIELD(centuria::Options::riverDeploy, "river_deploy"),
            FIELD(centuria::Options::stripAt10, "strip_at_10"),
        };
        for (Field& one : all)
            one.optional = true;
        return all;
    }();
};
template <>
const Kind& kindOf<centuria::Options>()
{
    return kindIs<centuria::Options>;
}

SHAPE(centuria::Addition, "addition", "centuria.format.faq",
      FIELD(centuria::Addition::name, "name", {.least = 1, .most = 200}),
      FIELD(centuria::Addition::published, "published"))
SHAPE(centuria::TableThere, "table_there", "centuria.ruling.same_table",
      FIELD(centuria::TableThere::number, "number", {.least = 1, .most = 999}),
      FIELD(centuria::TableThere::name, "name", {.least = 1, .most = 80}),
      FIELD(centuria::TableThere::fixed, "fixed", {.least = 1, .most = 80, .atMost = 9}))
SHAPE(centuria::Own, "own", "centuria.format.day", FIELD(centuria::Own::seed, "seed", {.least = 0}),
      FIELD(centuria::Own::day, "day"), FIELD(centuria::Own::listsDue, "lists_due"),
      FIELD(centuria::Own::club, "club", {.least = 1, .most = 80}),
      FIELD(centuria::Own::rounds, "rounds", {.least = 1, .most = 20}),
      FIELD(centuria::Own::roundMinutes, "round_minutes", {.least = 1, .most = 999}),
      FIELD(centuria::Own::minutes, "minutes", {.least = 1, .most = 999, .atMost = 20}),
      FIELD(centuria::Own::lateMinutes, "late_minutes", {.least = 0, .most = 240}),
      FIELD(centuria::Own::armyPoints, "army_points", {.least = 1, .most = 9999}),
      FIELD(centuria::Own::units, "units", {.least = 1, .most = 99, .atMost = 2}),
      FIELD(centuria::Own::lateEntryUntil, "late_entry_until", {.least = 1, .most = 20}),
      FIELD(centuria::Own::keepApart, "keep_apart"), FIELD(centuria::Own::scenerySupplied, "scenery_supplied"),
      FIELD(centuria::Own::commandPoints, "command_points"),
      FIELD(centuria::Own::lossesToEliminate, "losses_to_eliminate", {.least = 1, .most = 9}),
      FIELD(centuria::Own::scenarios, "scenarios", {.atMost = 20}), FIELD(centuria::Own::tables, "room"),
      FIELD(centuria::Own::fixedElements, "fixed_elements", {.least = 1, .most = 80, .atMost = 9}),
      FIELD(centuria::Own::officialAdditions, "official_additions"),
      FIELD(centuria::Own::additions, "additions", {.atMost = 40}),
      FIELD(centuria::Own::optionalRules, "optional_rules", {.least = 1, .most = 200, .atMost = 40}),
      FIELD(centuria::Own::overrides, "overrides", {.least = 1, .most = 400, .atMost = 40}))

} // namespace merlon::play
