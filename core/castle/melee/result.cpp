// What a letter of a melee table makes of a melee: sheet.4, sheet.5, 1.72d and e.

#include "core/castle/melee/odds.h"

#include "core/castle/field/hurt.h"
#include "core/castle/retreats/retreats.h"
#include "siege_rules/1_7.h"
#include "siege_rules/1_72.h"
#include "siege_rules/ruling.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;
using play::Verdict;
using play::Weight;

/// A melee whose die has fallen.
struct Outcome
{
    const Solved& solved;
    const MeleeResult* result = nullptr; ///< null: no effect
    bool ignored = false;                ///< what would befall the attackers

    const Melee& melee() const { return solved.odds.melee; }
    bool mounted() const { return melee().mounted(); }
    Lost lost() const
    {
        return result == nullptr                                           ? Lost::Nobody
               : !result->attacker.empty() || result->attackersRetreat > 0 ? Lost::Attackers
                                                                           : Lost::Defenders;
    }
    const std::vector<Body>& losers() const { return lost() == Lost::Attackers ? melee().by : melee().at; }
    int retreat() const { return result == nullptr ? 0 : std::max(result->attackersRetreat, result->defendersRetreat); }
    bool isUnprintedE() const { return mounted() && result != nullptr && !result->printed; }
    /// What one of the losers takes, if they do not retreat.
    Blow blow() const
    {
        if (lost() == Lost::Attackers)
            return {healthOf(result->attacker), {}};
        Blow blow{healthOf(result->defender), {}};
        if (!result->horse.empty() && !(isUnprintedE() && melee().now.rules().meleeWoundsInTheSaddle))
            blow.horse = result->horse == "killed" ? HorseFate::Killed : HorseFate::Unhurt;
        return blow;
    }
    play::Value word() const { return castle::word(mounted() ? "melee.mounted" : "melee.foot", solved.letter); }
};

play::Args resultOfOutcome(const Outcome& one)
{
    return {{"result", one.word()}};
}

Findings changesNothing(const Outcome& one)
{
    if (one.result != nullptr || one.ignored)
        return {};
    return {{Weight::Result, says::siege_1_7c_nothing}};
}

Findings countsForNothing(const Outcome& one)
{
    if (!one.ignored)
        return {};
    return {{Weight::Result, *one.solved.spared}};
}

Findings woundedInTheSaddle(const Outcome& one)
{
    if (!one.isUnprintedE())
        return {};
    return {play::ruling(one.melee().now.rules().meleeWoundsInTheSaddle ? says::siege_ruling_mounted_E_stays
                                                                        : says::siege_ruling_mounted_E_unhorsed)};
}

play::Finding aloneWhenDrivenBack(const Position& now, const Body& animal, int hexes)
{
    const play::Args target{{"target", animal.name()}};
    if (!retreatsAlone(now, animal))
        return {Weight::Result, says::siege_ruling_riderless_retreat_stays, target};
    if (!canRetreat(now, animal, hexes, Driven::Melee))
        return {Weight::Result, says::siege_ruling_riderless_retreat_nowhere, target};
    return play::ruling(says::siege_ruling_riderless_retreat_retreats, target);
}

Findings animalsStay(const Outcome& one)
{
    Findings found;
    if (one.retreat() > 0)
        for (const Body& loser : one.losers())
            if (const Position& now = one.melee().now; now.isAnimal(loser.piece()))
                found.push_back(aloneWhenDrivenBack(now, loser, one.retreat()));
    return found;
}

constexpr play::Rule<Outcome> outcomeRules[] = {
    {note, says::siege_1_7c_row, [](const Outcome& one) { return one.solved.die != 0; },
     [](const Outcome& one)
     {
         return play::args("die", one.solved.die, "column", one.solved.column, "table",
                           castle::word("table", one.solved.odds.table().id));
     }},
    {rule::siege_1_7c, changesNothing},
    {play::several, countsForNothing},
    {note, says::siege_sheet_4a_letter, [](const Outcome& one) { return one.mounted() && one.result != nullptr; },
     resultOfOutcome},
    {note, says::siege_sheet_4b_letter, [](const Outcome& one) { return !one.mounted() && one.result != nullptr; },
     resultOfOutcome},
    {play::ruling, says::siege_ruling_foot_letters_used,
     [](const Outcome& one) { return !one.mounted() && one.result != nullptr && !one.result->printed; },
     [](const Outcome& one) { return play::args("letter", one.solved.letter); }},
    {rule::siege_ruling_mounted_E, woundedInTheSaddle},
    {note, says::siege_1_72e_all, [](const Outcome& one) { return one.retreat() != 0 && one.losers().size() >= 2; }},
    {rule::siege_ruling_riderless_retreat, animalsStay},
    {note, says::siege_1_72d_owner,
     [](const Outcome& one) { return one.result != nullptr && one.retreat() <= 0 && one.losers().size() >= 2; }},
};

/// All who took part; those who cannot are wounded where they stand, at once when nobody of them can, or else when
/// their turn comes: another one's retreat may make room.
void driveBack(Verdict& verdict, const Outcome& outcome)
{
    const Position& now = outcome.melee().now;
    std::vector<Body> driven;
    for (const Body& one : outcome.losers())
        if (!now.isAnimal(one.piece()) ||
            (retreatsAlone(now, one) && canRetreat(now, one, outcome.retreat(), Driven::Melee)))
            driven.push_back(one);
    const bool someCan =
        std::ranges::any_of(driven, [&](const Body& one) { return canRetreat(now, one, outcome.retreat()); });
    for (const Body& one : driven)
        if (!someCan || one.state->health == Health::Stunned)
            hurtInPlace(verdict, now, one);
        else
        {
            verdict.note(says::siege_sheet_5a_owes, {{"name", one.name()}, {"hexes", outcome.retreat()}});
            verdict.effect(RetreatOwed{{one.state->id}, outcome.retreat(), Driven::Melee});
        }
}

void strike(Verdict& verdict, const Outcome& outcome)
{
    const auto& losers = outcome.losers();
    const Blow blow = outcome.blow();
    if (losers.size() == 1)
        return hurt(verdict, outcome.melee().now, losers.front(), blow);
    BlowOwed owed{{}, blow.health, blow.horse};
    for (const Body& one : losers)
        owed.among.push_back({one.state->id});
    verdict.effect(owed);
}

Fought foughtBy(const Outcome& outcome)
{
    Fought fought{{}, {}, outcome.lost()};
    for (const Body& one : outcome.melee().by)
        fought.by.push_back({one.state->id});
    for (const Body& one : outcome.melee().at)
        fought.at.push_back({one.state->id});
    return fought;
}

/// Without a sentence of their own: one die of ten sides (Need), one table for riders and one for men on foot.
constexpr RuleId ofTheTables[] = {rule::siege_1_7b, rule::siege_1_7c, rule::siege_sheet_4c, rule::siege_sheet_5a};

} // namespace

void solveMelee(Verdict& verdict, const Solved& solved)
{
    const Odds& odds = solved.odds;
    const auto& results = odds.melee.mounted() ? odds.tables.mountedResults : odds.tables.footResults;
    Outcome outcome{solved};
    if (const auto found = std::ranges::find(results, solved.letter, &MeleeResult::letter); found != results.end())
        outcome.result = &*found;
    if (outcome.lost() == Lost::Attackers && solved.spared != nullptr)
    {
        outcome.ignored = true;
        outcome.result = nullptr;
    }
    verdict.fact("result", outcome.word());
    if (solved.die != 0 && odds.table().provenance == Provenance::StandIn)
        verdict.standIns.push_back(odds.table().id);
    play::weigh(outcomeRules, outcome, verdict);
    verdict.effect(foughtBy(outcome));
    if (outcome.retreat() > 0)
        driveBack(verdict, outcome);
    else if (outcome.result != nullptr)
        strike(verdict, outcome);
}

std::vector<RuleId> rulesOfMeleeResults()
{
    std::vector<RuleId> ids(std::begin(ofTheTables), std::end(ofTheTables));
    play::addIds(ids, outcomeRules);
    return ids;
}

} // namespace merlon::castle
