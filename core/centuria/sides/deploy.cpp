// Whose turn it is to place.
#include "core/centuria/sides/begins.h"

#include "centuria_rules.h"

namespace merlon::centuria
{
namespace
{

/// Who plays which part, as the table knows it or as it is typed; true while something is missing.
bool readParts(const play::Begun<AskDeploy>& order, const Table& at, Battle battle, Sides& sides,
               play::Verdict& verdict)
{
    sides = at.sides;
    if (hasRoles(battle) && sides.attacker.empty())
    {
        if (order.wants<&AskDeploy::attacker>(verdict))
            return true;
        sides.attacker = order->attacker->id;
    }
    else if (!hasRoles(battle) && sides.chooser.empty())
    {
        if (order.wants<&AskDeploy::chooser>(verdict))
            return true;
        sides.chooser = order->chooser->id;
    }
    for (const std::string& name : {sides.attacker, sides.chooser, order->player.id})
        if (!name.empty() && !at.has(name))
            verdict.forbid(says::centuria_scenario_side_stranger, {{"player", player(name)}});
    return false;
}

/// The chooser's stands before the other's, both before all other units.
void judgeVanguard(const play::Begun<AskDeploy>& order, const Sides& sides, play::Verdict& verdict)
{
    if (order.wants<&AskDeploy::enemyPlaced>(verdict))
        return;
    const bool begins = order->player.id == sides.chooser;
    const bool enemyStands = *order->enemyPlaced > 0;
    if (!begins && !enemyStands)
        verdict.refuse(says::centuria_scenario_avanguardie_first_other, {{"player", player(sides.chooser)}});
    else if (!begins)
        verdict.say(play::Weight::Result, says::centuria_scenario_avanguardie_second_now,
                    {{"player", player(order->player.id)}});
    else
        verdict.say(play::Weight::Result, says::centuria_scenario_avanguardie_first_now,
                    {{"player", player(order->player.id)}});
}

/// What stands before all units.
bool isReady(const play::Begun<AskDeploy>& order, Battle battle, play::Verdict& verdict)
{
    if (battle != Battle::Avanguardie && battle != Battle::Imboscata)
        return true;
    if (order.wants<&AskDeploy::ready>(verdict))
        return false;
    if (!*order->ready)
        verdict.refuse(battle == Battle::Imboscata ? says::centuria_scenario_imboscata_baggage_place_before
                                                   : says::centuria_scenario_avanguardie_rest_before);
    return verdict.legal;
}

void judgeUnit(const play::Begun<AskDeploy>& order, const Table& at, Battle battle, const Sides& sides,
               play::Verdict& verdict)
{
    if (!isReady(order, battle, verdict) || order.wants<&AskDeploy::placed>(verdict) ||
        order.wants<&AskDeploy::enemyPlaced>(verdict))
        return;
    const std::string& own = order->player.id;
    const std::string& beginner = beginnerOf(battle, sides);
    const int ahead = *order->placed - *order->enemyPlaced;
    const bool isHisTurn = own == beginner ? ahead <= 0 : ahead < 0;
    const bool afterVanguards = battle == Battle::Avanguardie;
    const Phrase& other = afterVanguards ? says::centuria_scenario_avanguardie_rest_other : beginning(battle).other;
    if (!isHisTurn && order.wants<&AskDeploy::enemyDone>(verdict))
        return;
    if (!isHisTurn && !*order->enemyDone)
        verdict.refuse(other, {{"player", player(own == at.first ? at.second : at.first)}});
    else
        verdict.say(play::Weight::Result, says::centuria_scenario_side_now, {{"player", player(own)}});
}

} // namespace

std::optional<AtTable> atTable(const Data& data, const State& state, const TableId& id, play::Verdict& verdict)
{
    const Table* at = state.table(id);
    const auto battle = battleOf(data, id);
    if (at == nullptr)
        verdict.forbid(says::centuria_ranking_game_points_nowhere);
    else if (!battle)
        verdict.forbid(says::centuria_vp_when_unknown);
    return verdict.legal ? std::optional(AtTable{*at, *battle}) : std::nullopt;
}

const Beginning& beginning(Battle battle)
{
    static const Beginning all[] = {
        {says::centuria_scenario_avanguardie_first_begins, says::centuria_scenario_avanguardie_first_other},
        {says::centuria_scenario_saccheggio_first_begins, says::centuria_scenario_saccheggio_first_other},
        {says::centuria_scenario_imboscata_first_begins, says::centuria_scenario_imboscata_first_other},
        {says::centuria_scenario_ponte_first_begins, says::centuria_scenario_ponte_first_other},
        {says::centuria_scenario_bottino_first_begins, says::centuria_scenario_bottino_first_other},
        {says::centuria_scenario_rifornimenti_first_begins, says::centuria_scenario_rifornimenti_first_other},
        {says::centuria_scenario_breccia_first_begins, says::centuria_scenario_breccia_first_other},
    };
    return all[static_cast<std::size_t>(battle)];
}

const std::string& beginnerOf(Battle battle, const Sides& sides)
{
    return hasRoles(battle) ? sides.attacker : sides.chooser;
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<AskDeploy>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&AskDeploy::table>(verdict))
        return verdict;
    const auto at = atTable(data, state, order->table, verdict);
    if (!at || order.wants<&AskDeploy::player>(verdict))
        return verdict;
    Sides sides;
    if (readParts(order, at->table, at->battle, sides, verdict) || !verdict.legal)
        return verdict;
    if (at->battle == Battle::Avanguardie && order.wants<&AskDeploy::vanguard>(verdict))
        return verdict;
    if (at->battle == Battle::Avanguardie && *order->vanguard)
        judgeVanguard(order, sides, verdict);
    else
        judgeUnit(order, at->table, at->battle, sides, verdict);
    return verdict;
}

} // namespace merlon::centuria
