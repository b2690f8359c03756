#include "core/siege/oil/oil.h"

#include "core/castle/field/hurt.h"
#include "core/castle/retreats/retreats.h"
#include "siege_rules/5_32.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::note;
using play::ruling;
using play::Verdict;

Findings isRead(const Scald& one)
{
    if (one.result == nullptr)
        return {};
    play::Args args = one.args();
    args.emplace_back("result", word("result.melee-foot", one.letter));
    return {note(says::siege_5_32f_column, std::move(args))};
}

Findings changesNothing(const Scald& one)
{
    if (one.result != nullptr)
        return {};
    play::Args args = one.args();
    args.emplace_back("name", one.target.name());
    return {{play::Weight::Result, says::siege_5_32f_nothing, std::move(args)}};
}

constexpr play::Rule<Scald> scaldRules[] = {
    {rule::siege_5_32f, isRead},
    {rule::siege_5_32f, changesNothing},
    {ruling, says::siege_ruling_oil_attack_ignored, [](const Scald& one) { return one.againstTheAttacker(); },
     [](const Scald& one) { return play::args("letter", one.letter); }},
};

} // namespace

Scald scaldOf(Verdict& verdict, const Position& now, const Body& target, int die)
{
    const MeleeTable& table = ruleset(now).meleeTables.foot;
    Scald scald{now, target, die, std::min(now.numbers().fire.oilColumn, table.columns), {}, nullptr};
    scald.letter = table.letterOf(die, scald.column);
    const auto& results = ruleset(now).meleeTables.footResults;
    if (const auto found = std::ranges::find(results, scald.letter, &MeleeResult::letter); found != results.end())
        scald.result = &*found;
    if (table.provenance == Provenance::StandIn && std::ranges::count(verdict.standIns, table.id) == 0)
        verdict.standIns.push_back(table.id);
    return scald;
}

bool carryOut(Verdict& verdict, const Scald& scald, bool fleesTheFire)
{
    play::weigh(scaldRules, scald, verdict);
    if (const auto blow = scald.blow())
        hurt(verdict, scald.now, scald.target, {*blow, {}});
    else if (scald.retreat() > 0 && !fleesTheFire)
    {
        if (canRetreat(scald.now, scald.target, scald.retreat(), Driven::Melee))
            verdict.effect(RetreatOwed{{scald.target.state->id}, scald.retreat(), Driven::Melee});
        else
            hurtInPlace(verdict, scald.now, scald.target);
    }
    return !scald.kills();
}

std::vector<RuleId> rulesOfScalds()
{
    std::vector<RuleId> ids;
    play::addIds(ids, scaldRules);
    return ids;
}

} // namespace merlon::siege
