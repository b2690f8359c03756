#include "core/centuria/entry/entry.h"

#include "centuria_rules.h"

#include <algorithm>
#include <set>

namespace merlon::centuria
{
namespace
{

using play::Findings;
using play::note;
using play::refusal;

play::Value battle(Battle one)
{
    return play::wordValue(one);
}

Findings saysTheDay(const Data& data)
{
    const Terms& terms = data.terms;
    return {note(says::centuria_format_day_games, {{"day", terms.day}, {"count", terms.rounds}})};
}

Findings lastsNotAsPrinted(const Data& data)
{
    const auto& printed = data.ruleset->defaults.roundMinutes;
    Findings found;
    for (int round = 1; round <= data.terms.rounds; ++round)
        if (const int minutes = minutesOf(data.terms, round); std::ranges::count(printed, minutes) == 0)
            found.push_back(refusal(
                says::centuria_format_length_other,
                {{"round", round}, {"minutes", minutes}, {"least", printed.front()}, {"most", printed.back()}}));
    return found;
}

bool listsOtherRounds(const Data& data)
{
    return !data.terms.minutes.empty() && static_cast<int>(data.terms.minutes.size()) != data.terms.rounds;
}

Findings choosesScenarios(const Data& data)
{
    const Terms& terms = data.terms;
    if (data.options.scenarios == "drawn")
        return play::refuseIf(!terms.listed.empty(), says::centuria_format_scenarios_ruling_both);
    Findings found;
    if (static_cast<int>(terms.listed.size()) != terms.rounds)
        found.push_back(refusal(says::centuria_format_scenarios_ruling_each,
                                {{"named", static_cast<int>(terms.listed.size())}, {"count", terms.rounds}}));
    std::set<Battle> used;
    for (const Battle one : terms.listed)
    {
        if (!used.insert(one).second)
            found.push_back(refusal(says::centuria_format_scenarios_ruling_twice, {{"scenario", battle(one)}}));
        if (static_cast<int>(used.size()) == battles)
            used.clear(); // the list begins again
    }
    return found;
}

bool namesTooFewUnits(const Data& data)
{
    return data.terms.unitsLeast > data.terms.unitsMost;
}
play::Args units(const Data& data)
{
    return play::args("least", data.terms.unitsLeast, "most", data.terms.unitsMost);
}

Findings isDueTooLate(const Data& data)
{
    const int days = daysBetween(data.terms.listsDue, data.terms.day);
    if (days >= data.ruleset->dueDays)
        return {note(says::centuria_army_list_deadline_set, {{"due", data.terms.listsDue}})};
    return {refusal(says::centuria_army_list_deadline_near,
                    {{"due", data.terms.listsDue}, {"least", data.ruleset->dueDays}})};
}

/// How the organiser reads what the rules leave open: all that is not read as usual is announced.
struct Switch
{
    const Phrase& says;
    bool (*isSet)(const Options& options);
};

constexpr Switch switches[] = {
    {says::centuria_ruling_avoid_rematches_set, [](const Options& all) { return all.avoidRematches != "false"; }},
    {says::centuria_ruling_total_floor_set, [](const Options& all) { return all.totalFloor != "none"; }},
    {says::centuria_ruling_tie_opponents_excludes_set,
     [](const Options& all) { return all.tieOpponentsExcludes != "own_game"; }},
    {says::centuria_ruling_final_ties_set, [](const Options& all) { return all.finalTies != "shared"; }},
    {says::centuria_ruling_lots_set, [](const Options& all) { return all.lots != "round"; }},
    {says::centuria_ruling_kit_penalty_set, [](const Options& all) { return all.kitPenalty != "group"; }},
    {says::centuria_ruling_annulled_plays_on_set, [](const Options& all) { return all.annulledPlaysOn != "true"; }},
    {says::centuria_ruling_award_during_game_set, [](const Options& all) { return all.awardDuringGame != "150"; }},
    {says::centuria_ruling_bye_repeats_set, [](const Options& all) { return all.byeRepeats != "true"; }},
    {says::centuria_ruling_scenarios_set, [](const Options& all) { return all.scenarios != "chosen"; }},
    {says::centuria_ruling_both_fault_set, [](const Options& all) { return all.bothFault != "0"; }},
    {says::centuria_ruling_no_show_plays_on_set, [](const Options& all) { return all.noShowPlaysOn != "true"; }},
    {says::centuria_ruling_annulled_rank_set, [](const Options& all) { return all.annulledRank != "last"; }},
    {says::centuria_ruling_list_date_set, [](const Options& all) { return all.listDate != "first_complete"; }},
    {says::centuria_ruling_command_pool_set, [](const Options& all) { return all.commandPool != "per_game"; }},
    {says::centuria_ruling_command_points_in_setup_set,
     [](const Options& all) { return all.commandPointsInSetup != "false"; }},
    {says::centuria_ruling_entry_named_by_set, [](const Options& all) { return all.entryNamedBy != "loser"; }},
    {says::centuria_ruling_crates_per_unit_set, [](const Options& all) { return all.cratesPerUnit != "any"; }},
    {says::centuria_ruling_crate_off_table_set,
     [](const Options& all) { return all.crateOffTable != "as_eliminated"; }},
    {says::centuria_ruling_flank_edges_set, [](const Options& all) { return all.flankEdges != "scenario"; }},
    {says::centuria_ruling_no_generals_set, [](const Options& all) { return all.noGenerals != "extra_50"; }},
    {says::centuria_ruling_exhausted_rounding_set, [](const Options& all) { return all.exhaustedRounding != "each"; }},
    {says::centuria_ruling_cut_game_set, [](const Options& all) { return all.cutGame != "as_it_stands"; }},
    {says::centuria_ruling_flight_eliminates_leaders_set,
     [](const Options& all) { return all.flightEliminatesLeaders != "true"; }},
    {says::centuria_ruling_flat_adds_leaders_set, [](const Options& all) { return all.flatAddsLeaders != "false"; }},
    {says::centuria_ruling_in_zone_whole, [](const Options& all) { return all.inZone == "whole"; }},
    {says::centuria_ruling_in_zone_any, [](const Options& all) { return all.inZone == "any"; }},
    {says::centuria_ruling_zone_has_bands_set, [](const Options& all) { return all.zoneHasBands != "false"; }},
    {says::centuria_ruling_compact_in_zone_set, [](const Options& all) { return all.compactInZone != "centre"; }},
    {says::centuria_ruling_rows_set, [](const Options& all) { return all.rows != "first"; }},
    {says::centuria_ruling_losses_if_left_set, [](const Options& all) { return all.lossesIfLeft != "true"; }},
    {says::centuria_ruling_imboscata_flight_losses_set,
     [](const Options& all) { return all.imboscataFlightLosses != "printed"; }},
    {says::centuria_ruling_ponte_enemy_near_set, [](const Options& all) { return all.ponteEnemyNear != "bridge"; }},
    {says::centuria_ruling_home_crates_set, [](const Options& all) { return all.homeCrates != "alternative"; }},
    {says::centuria_ruling_flight_counts_set, [](const Options& all) { return all.flightCounts != "table"; }},
    {says::centuria_ruling_leader_unit_counts_set, [](const Options& all) { return all.leaderUnitCounts != "true"; }},
    {says::centuria_ruling_slips_set, [](const Options& all) { return all.slips != "per_player"; }},
    {says::centuria_ruling_removable_set, [](const Options& all) { return all.removable != "not_fixed"; }},
    {says::centuria_ruling_same_table_set, [](const Options& all) { return all.sameTable != "avoided"; }},
    {says::centuria_ruling_vanguard_from_set, [](const Options& all) { return all.vanguardFrom != "no_mans_land"; }},
    {says::centuria_ruling_camp_in_zone_set, [](const Options& all) { return all.campInZone != "true"; }},
    {says::centuria_ruling_imboscata_edges_set, [](const Options& all) { return all.imboscataEdges != "opposite"; }},
    {says::centuria_ruling_attacker_edges_set, [](const Options& all) { return all.attackerEdges != "any"; }},
    {says::centuria_ruling_taken_quadrant_set, [](const Options& all) { return all.takenQuadrant != "reroll"; }},
    {says::centuria_ruling_low_walls_set, [](const Options& all) { return all.lowWalls != "free"; }},
    {says::centuria_ruling_camps_before_slips_set, [](const Options& all) { return all.campsBeforeSlips != "true"; }},
    {says::centuria_ruling_steps_6_7_begin_set, [](const Options& all) { return all.laterStepsBegin != "same"; }},
    {says::centuria_ruling_camp_moves_set, [](const Options& all) { return all.campMoves != "nearer_than_10"; }},
    {says::centuria_ruling_river_deploy_set, [](const Options& all) { return all.riverDeploy != "warned"; }},
    {says::centuria_ruling_strip_at_10_set, [](const Options& all) { return all.stripAt10 != "scenario"; }},
};

Findings readsOtherwise(const Data& data)
{
    Findings found;
    for (const Switch& one : switches)
        if (one.isSet(data.options))
            found.push_back(play::ruling(one.says));
    return found;
}

Findings eliminatesCampsOtherwise(const Data& data)
{
    const int losses = data.terms.lossesToEliminate;
    if (losses == data.ruleset->schedules.lossesToEliminate)
        return {};
    return {play::ruling(says::centuria_ruling_losses_to_eliminate_set, {{"count", losses}})};
}

constexpr play::Rule<Data> announcementRules[] = {
    {rule::centuria_format_day, saysTheDay},
    {rule::centuria_format_length, lastsNotAsPrinted},
    {refusal, says::centuria_format_length_list, listsOtherRounds},
    {rule::centuria_format_scenarios_ruling, choosesScenarios},
    {refusal, says::centuria_army_units_none, namesTooFewUnits, units},
    {rule::centuria_army_list_deadline, isDueTooLate},
    {rule::centuria_ruling_losses_to_eliminate, eliminatesCampsOtherwise},
    {play::several, readsOtherwise},
};

} // namespace

std::vector<play::Reason> otherReadings(const Data& data)
{
    std::vector<play::Reason> out;
    for (const Switch& one : switches)
        if (one.isSet(data.options))
            out.push_back({one.says});
    const int losses = data.terms.lossesToEliminate;
    if (losses != data.ruleset->schedules.lossesToEliminate)
        out.push_back({says::centuria_ruling_losses_to_eliminate_set, {{"count", losses}}});
    return out;
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Announce>&, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (state.announced)
        return verdict.forbid(says::centuria_format_day_again);
    play::weigh(announcementRules, data, verdict);
    weighTerms(data, verdict);
    return verdict.effect(Announced{});
}

void carry(const Data&, State& state, const Announced&)
{
    state.announced = true;
}

std::vector<RuleId> rulesOfAnnouncement()
{
    std::vector<RuleId> ids{rule::centuria_format_scenarios};
    play::addIds(ids, announcementRules);
    for (const Switch& one : switches)
        ids.push_back(one.says.rule);
    return ids;
}

} // namespace merlon::centuria
