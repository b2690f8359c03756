// What cannot be.
#include "core/centuria/forms/questions.h"

#include "core/play/rule_row.h"

#include "centuria_rules.h"

#include <algorithm>
#include <numeric>

namespace merlon::centuria
{
namespace
{

using play::Findings;
using play::impossible;

constexpr std::size_t players[] = {0, 1};

int pointsIn(const std::vector<int>& units)
{
    return std::accumulate(units.begin(), units.end(), 0);
}
int countOf(const std::vector<int>& units)
{
    return static_cast<int>(units.size());
}
int lostUnits(const Army& army)
{
    return countOf(army.eliminated);
}
int unitsLeft(const Army& army)
{
    return army.listUnits - lostUnits(army);
}

/// One finding for each side of which it holds.
template <class Holds, class Says>
Findings ofEach(const Filling& filling, Holds holds, Says says)
{
    Findings found;
    for (const std::size_t side : players)
        if (holds(filling.army(side), side))
            found.push_back(says(side, filling.army(side)));
    return found;
}

Findings isBesideThePoint(const Filling& filling)
{
    Findings found;
    for (const std::string_view field : filling.beside)
        found.push_back(
            impossible(says::centuria_vp_when_beside, {{"field", play::Choice{"field", std::string(field)}}}));
    return found;
}

Findings isNobodyHere(const Filling& filling)
{
    const auto& attacker = filling.order->attacker;
    if (!hasRoles(filling.outcome.battle) || !attacker || filling.table.has(attacker->id))
        return {};
    return {impossible(says::centuria_vp_when_stranger, {{"player", player(attacker->id)}})};
}

/// Than when sides were chosen.
Findings attacksInstead(const Filling& filling)
{
    const auto& attacker = filling.order->attacker;
    const std::string& known = filling.table.sides.attacker;
    if (!hasRoles(filling.outcome.battle) || !attacker || known.empty() || attacker->id == known)
        return {};
    return {play::refusal(filling.outcome.battle == Battle::Imboscata ? says::centuria_scenario_imboscata_roles_form
                                                                      : says::centuria_scenario_saccheggio_roles_form,
                          {{"attacker", player(known)}})};
}

Findings losesMoreUnits(const Filling& filling)
{
    return ofEach(
        filling,
        [](const Army& army, std::size_t) { return lostUnits(army) + countOf(army.exhausted) > army.listUnits; },
        [&](std::size_t side, const Army& army) {
            return impossible(says::centuria_vp_units_more,
                              {{"player", filling.valueOf(side)}, {"units", army.listUnits}});
        });
}

Findings losesMorePoints(const Filling& filling)
{
    return ofEach(
        filling,
        [](const Army& army, std::size_t)
        { return pointsIn(army.eliminated) + pointsIn(army.exhausted) > army.listPoints; },
        [&](std::size_t side, const Army& army)
        {
            return impossible(says::centuria_vp_units_points,
                              {{"player", filling.valueOf(side)}, {"points", army.listPoints}});
        });
}

Findings hasNobodyLeft(const Filling& filling)
{
    return ofEach(
        filling,
        [&](const Army& army, std::size_t side)
        { return countsUnits(filling.outcome, side) && army.listUnits > 0 && unitsLeft(army) == 0; },
        [&](std::size_t side, const Army&) {
            return impossible(says::centuria_vp_army_nobody, {{"player", filling.valueOf(side)}});
        });
}

Findings losesMoreGenerals(const Filling& filling)
{
    return ofEach(
        filling, [](const Army& army, std::size_t) { return army.generals > army.listGenerals; },
        [&](std::size_t side, const Army& army)
        {
            return impossible(says::centuria_vp_general_more,
                              {{"player", filling.valueOf(side)}, {"count", army.listGenerals}});
        });
}

/// Each of them is one of the units that were eliminated.
bool isPartOf(std::vector<int> some, std::vector<int> all)
{
    std::ranges::sort(some);
    std::ranges::sort(all);
    return std::ranges::includes(all, some);
}

Findings namesOtherLeaders(const Filling& filling)
{
    return ofEach(
        filling,
        [](const Army& army, std::size_t)
        {
            return !isPartOf(army.leaderUnits, army.eliminated) ||
                   countOf(army.leaderUnits) > army.generals + (army.commander ? 1 : 0);
        },
        [&](std::size_t side, const Army&) {
            return impossible(says::centuria_ruling_leader_unit_counts_other, {{"player", filling.valueOf(side)}});
        });
}

Findings hasMoreCommandPoints(const Filling& filling)
{
    if (!filling.data.terms.commandPoints)
        return {};
    return ofEach(
        filling, [&](const Army& army, std::size_t side) { return army.commandPoints > filling.commandLeft(side); },
        [&](std::size_t side, const Army&)
        {
            return impossible(says::centuria_command_grant_more,
                              {{"player", filling.valueOf(side)}, {"most", filling.commandLeft(side)}});
        });
}

/// Nobody has told the desk of the others.
Findings hasSpentMore(const Filling& filling)
{
    return ofEach(
        filling,
        [&](const Army& army, std::size_t side)
        { return filling.hasLedger(side) && army.commandPoints < filling.commandLeft(side); },
        [&](std::size_t side, const Army&)
        {
            return play::refusal(says::centuria_command_spent_differs,
                                 {{"player", filling.valueOf(side)}, {"left", filling.commandLeft(side)}});
        });
}

Findings suffersMoreThanACamp(const Filling& filling)
{
    const int most = filling.data.terms.lossesToEliminate;
    if (std::ranges::all_of(filling.outcome.armies, [&](const Army& army) { return army.campLosses <= most; }))
        return {};
    return {impossible(says::centuria_ruling_losses_to_eliminate_more, {{"most", most}})};
}

Findings suffersMoreThanTheBaggage(const Filling& filling)
{
    const int most = filling.data.ruleset->schedules.resistance;
    if (filling.outcome.baggageLosses <= most)
        return {};
    return {impossible(says::centuria_scenario_imboscata_baggage_values_more, {{"most", most}})};
}

bool leavesEliminated(const Filling& filling)
{
    return filling.outcome.baggageLeft && filling.outcome.baggageLosses >= filling.data.ruleset->schedules.resistance;
}

bool losesOnlyTheVanguard(const Filling& filling)
{
    const std::size_t winner = filling.outcome.ending == Ending::FirstFled ? 1 : 0;
    return filling.isWhole && filling.outcome.vanguardLost && filling.army(winner).eliminated.empty();
}

/// One unit holds one side.
Findings holdsWithTooFew(const Filling& filling)
{
    return ofEach(
        filling, [](const Army& army, std::size_t) { return army.sides > unitsLeft(army); },
        [&](std::size_t side, const Army&) {
            return impossible(says::centuria_scenario_ponte_hold_one, {{"player", filling.valueOf(side)}});
        });
}

Findings hasMoreCrates(const Filling& filling)
{
    const int most = filling.data.ruleset->schedules.crates;
    int owned = 0;
    for (const Army& army : filling.outcome.armies)
        owned += army.home + army.outside;
    if (owned <= most)
        return {};
    return {impossible(says::centuria_scenario_rifornimenti_crates_more, {{"most", most}})};
}

Findings countsMoreUnits(const Filling& filling)
{
    return ofEach(
        filling, [](const Army& army, std::size_t) { return army.fresh + army.tired > unitsLeft(army); },
        [&](std::size_t side, const Army& army)
        {
            return impossible(says::centuria_scenario_breccia_count_more,
                              {{"player", filling.valueOf(side)}, {"units", unitsLeft(army)}});
        });
}

Findings countsOtherExhausted(const Filling& filling)
{
    return ofEach(
        filling, [&](const Army& army, std::size_t) { return filling.isWhole && army.tired > countOf(army.exhausted); },
        [&](std::size_t side, const Army&) {
            return impossible(says::centuria_scenario_breccia_count_exhausted, {{"player", filling.valueOf(side)}});
        });
}

constexpr play::Rule<Filling> formRules[] = {
    {rule::centuria_vp_when, isBesideThePoint},
    {play::several, isNobodyHere},
    {play::several, attacksInstead},
    {rule::centuria_vp_units, losesMoreUnits},
    {play::several, losesMorePoints},
    {rule::centuria_vp_army, hasNobodyLeft},
    {rule::centuria_vp_general, losesMoreGenerals},
    {play::several, namesOtherLeaders},
    {rule::centuria_command_grant, hasMoreCommandPoints},
    {rule::centuria_command_spent, hasSpentMore},
    {rule::centuria_ruling_losses_to_eliminate, suffersMoreThanACamp},
    {rule::centuria_scenario_imboscata_baggage_values, suffersMoreThanTheBaggage},
    {impossible, says::centuria_scenario_imboscata_exit_eliminated, leavesEliminated},
    {impossible, says::centuria_scenario_avanguardie_flight_winner_none, losesOnlyTheVanguard},
    {rule::centuria_scenario_ponte_hold, holdsWithTooFew},
    {rule::centuria_scenario_rifornimenti_crates, hasMoreCrates},
    {rule::centuria_scenario_breccia_count, countsMoreUnits},
    {play::several, countsOtherExhausted},
};

} // namespace

void sayImpossible(const Filling& filling, play::Verdict& verdict)
{
    play::weigh(formRules, filling, verdict);
}

std::vector<RuleId> rulesOfChecks()
{
    std::vector<RuleId> ids;
    play::addIds(ids, formRules);
    return ids;
}

} // namespace merlon::centuria
