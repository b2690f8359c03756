// What the scenarios are played for.
#include "core/centuria/questions/asked.h"

namespace merlon::centuria
{
namespace
{

/// Reached or not, in the words of its rule.
struct Goal
{
    const Phrase& reached;
    const Phrase& missed;
};

/// Sentences of the two roles differ only there.
const Goal& goalOf(Battle battle, Role role)
{
    static const Goal goals[] = {
        {says::centuria_scenario_avanguardie_objective_reached, says::centuria_scenario_avanguardie_objective_missed},
        {says::centuria_scenario_saccheggio_objective_sacked, says::centuria_scenario_saccheggio_objective_stands},
        {says::centuria_scenario_imboscata_objective_eliminated, says::centuria_scenario_imboscata_objective_stands},
        {says::centuria_scenario_ponte_objective_reached, says::centuria_scenario_ponte_objective_missed},
        {says::centuria_scenario_bottino_objective_reached, says::centuria_scenario_bottino_objective_missed},
        {says::centuria_scenario_rifornimenti_objective_reached, says::centuria_scenario_rifornimenti_objective_missed},
        {says::centuria_scenario_breccia_objective_reached, says::centuria_scenario_breccia_objective_missed},
    };
    static const Goal ofDefenders[] = {
        {says::centuria_scenario_saccheggio_objective_kept, says::centuria_scenario_saccheggio_objective_lost},
        {says::centuria_scenario_imboscata_objective_left, says::centuria_scenario_imboscata_objective_inside},
    };
    if (role == Role::Defender)
        return ofDefenders[battle == Battle::Saccheggio ? 0 : 1];
    return goals[static_cast<std::size_t>(battle)];
}

/// Whether it is reached; none while something is missing.
std::optional<bool> isReached(const Data& data, const Begun<AskObjective>& order, Battle battle, play::Verdict& verdict)
{
    const bool defends = order->role == Role::Defender;
    switch (battle)
    {
    case Battle::Avanguardie:
        return order.wants<&AskObjective::vanguardThere>(verdict) ? std::nullopt : order->vanguardThere;
    case Battle::Imboscata:
        if (defends)
            return order.wants<&AskObjective::left>(verdict) ? std::nullopt : order->left;
        if (order.wants<&AskObjective::losses>(verdict))
            return {};
        return *order->losses >= data.ruleset->schedules.resistance;
    case Battle::Saccheggio:
    case Battle::Bottino:
        if (order.wants<&AskObjective::losses>(verdict))
            return {};
        return (*order->losses >= data.terms.lossesToEliminate) != defends;
    case Battle::Ponte:
        if (order.wants<&AskObjective::sides>(verdict))
            return {};
        return *order->sides == 2;
    case Battle::Rifornimenti:
        if (order.wants<&AskObjective::crates>(verdict))
            return {};
        return *order->crates >= data.ruleset->schedules.crates;
    case Battle::Breccia:
    {
        const bool lacks = order.wants<&AskObjective::unitsThere>(verdict);
        if (order.wants<&AskObjective::enemyUnits>(verdict) || lacks)
            return {};
        const int units = data.ruleset->play.breachUnits;
        return *order->unitsThere >= units && *order->enemyUnits < units;
    }
    }
    return {};
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const Begun<AskObjective>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    order.wants<&AskObjective::table>(verdict, false);
    if (!order->table && order.wants<&AskObjective::scenario>(verdict))
        return verdict;
    if (order->table && state.table(*order->table) == nullptr)
        return verdict.forbid(says::centuria_ranking_game_points_nowhere);
    const auto battle = order->table ? battleOf(data, *order->table) : order->scenario;
    if (!battle)
        return verdict.forbid(says::centuria_vp_when_unknown);
    if (hasRoles(*battle) && order.wants<&AskObjective::role>(verdict))
        return verdict;
    const auto reached = isReached(data, order, *battle, verdict);
    if (!reached)
        return verdict;
    answer(verdict, *reached);
    const Goal& goal = goalOf(*battle, hasRoles(*battle) ? *order->role : Role::Attacker);
    return verdict.say(play::Weight::Result, *reached ? goal.reached : goal.missed);
}

std::vector<RuleId> rulesOfObjectives()
{
    std::vector<RuleId> ids;
    for (int battle = 0; battle < battles; ++battle)
        ids.push_back(goalOf(static_cast<Battle>(battle), Role::Attacker).reached.rule);
    return ids;
}

std::vector<RuleId> rulesOfQuestions()
{
    std::vector<RuleId> ids;
    for (const auto& more : {rulesOfBaggage(), rulesOfCrates(), rulesOfPlaces(), rulesOfObjectives()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

} // namespace merlon::centuria
