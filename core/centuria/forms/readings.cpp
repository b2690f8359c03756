// How the organiser reads what the rules leave open, where points depend on it.
#include "core/centuria/forms/questions.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

/// Where it matters what stands in a zone.
bool looksAtZones(const Filling& filling)
{
    const Battle battle = filling.outcome.battle;
    return isPlayedOut(filling.outcome) &&
           (battle == Battle::Avanguardie || battle == Battle::Rifornimenti || battle == Battle::Breccia);
}

bool is(const Filling& filling, Battle battle)
{
    return filling.outcome.battle == battle;
}

bool hasExhausted(const Filling& filling)
{
    return std::ranges::any_of(filling.outcome.armies, [](const Army& army) { return !army.exhausted.empty(); });
}
bool hasNoGenerals(const Filling& filling)
{
    return std::ranges::any_of(filling.outcome.armies, [](const Army& army) { return army.listGenerals == 0; });
}
bool namesLeaderUnits(const Filling& filling)
{
    return std::ranges::any_of(filling.outcome.armies, [](const Army& army) { return !army.leaderUnits.empty(); });
}

/// Of a reading that is not the default.
struct Read
{
    const Phrase& says;
    bool (*isSet)(const Options& options);
    bool (*matters)(const Filling& filling);
};

constexpr Read readings[] = {
    {says::centuria_ruling_in_zone_whole, [](const Options& all) { return all.inZone == "whole"; }, looksAtZones},
    {says::centuria_ruling_in_zone_any, [](const Options& all) { return all.inZone == "any"; }, looksAtZones},
    {says::centuria_ruling_zone_has_bands_set, [](const Options& all) { return all.zoneHasBands == "true"; },
     looksAtZones},
    {says::centuria_ruling_compact_in_zone_set, [](const Options& all) { return all.compactInZone == "any_base"; },
     looksAtZones},
    {says::centuria_ruling_rows_set, [](const Options& all) { return all.rows == "sum"; },
     [](const Filling& filling)
     { return isPlayedOut(filling.outcome) && (is(filling, Battle::Avanguardie) || is(filling, Battle::Bottino)); }},
    {says::centuria_ruling_losses_if_left_set, [](const Options& all) { return all.lossesIfLeft == "false"; },
     [](const Filling& filling)
     { return isPlayedOut(filling.outcome) && is(filling, Battle::Imboscata) && filling.outcome.baggageLeft; }},
    {says::centuria_ruling_imboscata_flight_losses_set,
     [](const Options& all) { return all.imboscataFlightLosses == "swapped"; },
     [](const Filling& filling)
     { return hasOneFled(filling.outcome) && is(filling, Battle::Imboscata) && filling.outcome.baggageLeft; }},
    {says::centuria_ruling_ponte_enemy_near_set, [](const Options& all) { return all.ponteEnemyNear == "either"; },
     [](const Filling& filling) { return isPlayedOut(filling.outcome) && is(filling, Battle::Ponte); }},
    {says::centuria_ruling_home_crates_set, [](const Options& all) { return all.homeCrates == "sum"; },
     [](const Filling& filling) { return isPlayedOut(filling.outcome) && is(filling, Battle::Rifornimenti); }},
    {says::centuria_ruling_flight_counts_set, [](const Options& all) { return all.flightCounts == "enemy_zone"; },
     [](const Filling& filling) { return hasOneFled(filling.outcome) && is(filling, Battle::Breccia); }},
    {says::centuria_ruling_no_generals_set, [](const Options& all) { return all.noGenerals == "commander_only"; },
     [](const Filling& filling) { return !haveBothFled(filling.outcome) && hasNoGenerals(filling); }},
    {says::centuria_ruling_flight_eliminates_leaders_set,
     [](const Options& all) { return all.flightEliminatesLeaders == "false"; },
     [](const Filling& filling) { return hasOneFled(filling.outcome); }},
    {says::centuria_ruling_flat_adds_leaders_set, [](const Options& all) { return all.flatAddsLeaders == "true"; },
     [](const Filling& filling) { return haveBothFled(filling.outcome); }},
    {says::centuria_ruling_exhausted_rounding_set, [](const Options& all) { return all.exhaustedRounding == "sum"; },
     hasExhausted},
    {says::centuria_ruling_leader_unit_counts_set, [](const Options& all) { return all.leaderUnitCounts == "false"; },
     namesLeaderUnits},
    {says::centuria_ruling_command_pool_set, [](const Options& all) { return all.commandPool == "tournament"; },
     [](const Filling& filling) { return filling.data.terms.commandPoints; }},
    {says::centuria_ruling_cut_game_set, [](const Options& all) { return all.cutGame == "drawn"; },
     [](const Filling& filling) { return filling.outcome.ending == Ending::Cut; }},
};

} // namespace

void sayReadings(const Filling& filling, play::Verdict& verdict)
{
    if (looksAtZones(filling) && filling.data.options.inZone == "centre")
        verdict.note(says::centuria_scenario_in_zone_ruling_counts);
    const bool hasCamp = is(filling, Battle::Saccheggio) || is(filling, Battle::Bottino);
    const int losses = filling.data.terms.lossesToEliminate;
    if (hasCamp && losses != filling.data.ruleset->schedules.lossesToEliminate)
        verdict.say(play::Weight::Ruling, says::centuria_ruling_losses_to_eliminate_set, {{"count", losses}});
    for (const Read& one : readings)
        if (one.isSet(filling.data.options) && one.matters(filling))
            verdict.say(play::Weight::Ruling, one.says);
}

std::vector<RuleId> rulesOfReadings()
{
    std::vector<RuleId> ids{rule::centuria_scenario_in_zone_ruling};
    for (const Read& one : readings)
        ids.push_back(one.says.rule);
    return ids;
}

} // namespace merlon::centuria
