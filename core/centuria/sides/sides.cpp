// What the winner of the roll makes of it.
#include "core/centuria/sides/begins.h"

#include "centuria_rules.h"

namespace merlon::centuria
{
namespace
{

/// Before it is known who names the entry edge.
struct Choosing
{
    const Data& data;
    const play::Begun<ChooseSide>& order;
    const Table& table;
    Battle battle;

    const std::string& winner() const { return table.sides.winner; }
    const std::string& other(const std::string& name) const { return name == table.first ? table.second : table.first; }
};

/// True while something is missing.
bool chooses(const Choosing& one, Sides& sides, play::Verdict& verdict)
{
    const play::Begun<ChooseSide>& order = one.order;
    if (order.wants<&ChooseSide::chooser>(verdict))
        return true;
    sides.chooser = order->chooser->id;
    if (!one.table.has(sides.chooser))
        verdict.forbid(says::centuria_scenario_side_stranger, {{"player", player(sides.chooser)}});
    else if (sides.chooser == one.winner())
        verdict.note(says::centuria_scenario_side_takes, {{"player", player(sides.chooser)}});
    else
        verdict.note(says::centuria_scenario_side_passes,
                     {{"player", player(one.winner())}, {"other", player(sides.chooser)}});
    if (!verdict.legal || order.wants<&ChooseSide::edge>(verdict))
        return true;
    if (*order->edge != Edge::South && *order->edge != Edge::North)
        verdict.forbid(says::centuria_scenario_side_long, {{"edge", play::wordValue(*order->edge)}});
    sides.south = *order->edge == Edge::South ? sides.chooser : one.other(sides.chooser);
    if (one.battle == Battle::Saccheggio)
    {
        sides.attacker = one.other(sides.chooser);
        verdict.note(says::centuria_scenario_saccheggio_roles_both,
                     {{"defender", player(sides.chooser)}, {"attacker", player(sides.attacker)}});
    }
    return false;
}

/// In Imboscata the winner takes a role, and his opponent says where the Defender comes in.
bool choosesRole(const Choosing& one, Sides& sides, play::Verdict& verdict)
{
    const play::Begun<ChooseSide>& order = one.order;
    if (order.wants<&ChooseSide::attacks>(verdict))
        return true;
    sides.chooser = one.winner();
    sides.attacker = *order->attacks ? one.winner() : one.other(one.winner());
    const std::string& defender = one.other(sides.attacker);
    verdict.note(says::centuria_scenario_imboscata_roles_both,
                 {{"defender", player(defender)}, {"attacker", player(sides.attacker)}});
    if (order.wants<&ChooseSide::namedBy>(verdict))
        return true;
    const bool byAttacker = one.data.options.entryNamedBy == "attacker";
    const std::string& names = byAttacker ? sides.attacker : one.other(one.winner());
    if (byAttacker)
        verdict.say(play::Weight::Ruling, says::centuria_ruling_entry_named_by_set);
    if (order->namedBy->id != names)
        verdict.refuse(says::centuria_scenario_imboscata_entry_by_other, {{"player", player(names)}});
    if (!verdict.legal || order.wants<&ChooseSide::entry>(verdict))
        return true;
    if (*order->entry != Edge::South && *order->entry != Edge::North)
        verdict.forbid(says::centuria_scenario_imboscata_entry_long);
    sides.south = *order->entry == Edge::South ? defender : sides.attacker;
    verdict.note(says::centuria_scenario_imboscata_entry_named,
                 {{"player", player(defender)}, {"edge", play::wordValue(*order->entry)}});
    verdict.note(says::centuria_scenario_imboscata_baggage_place_puts,
                 {{"player", player(defender)}, {"edge", play::wordValue(*order->entry)}});
    return false;
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<ChooseSide>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&ChooseSide::table>(verdict))
        return verdict;
    const auto at = atTable(data, state, order->table, verdict);
    if (!at)
        return verdict;
    if (at->table.sides.winner.empty())
        return verdict.forbid(says::centuria_scenario_side_first);
    if (!at->table.sides.chooser.empty())
        verdict.refuse(says::centuria_scenario_side_chosen_before);
    const Choosing one{data, order, at->table, at->battle};
    Sides sides{at->table.sides.winner, {}, {}, {}};
    const bool isAmbush = at->battle == Battle::Imboscata;
    if (!verdict.legal || (isAmbush ? choosesRole(one, sides, verdict) : chooses(one, sides, verdict)) ||
        !verdict.legal)
        return verdict;
    verdict.note(beginning(at->battle).begins, {{"player", player(beginnerOf(at->battle, sides))}});
    std::optional<PlayerId> attacker;
    if (!sides.attacker.empty())
        attacker = PlayerId{sides.attacker};
    return verdict.effect(SidesChosen{order->table, {sides.chooser}, attacker, {sides.south}});
}

void carry(const Data&, State& state, const SidesChosen& effect)
{
    if (Table* at = state.table(effect.table))
    {
        at->sides.chooser = effect.chooser.id;
        at->sides.attacker = effect.attacker ? effect.attacker->id : std::string();
        at->sides.south = effect.south.id;
    }
}

std::vector<RuleId> rulesOfSides()
{
    std::vector<RuleId> ids{rule::centuria_scenario_priority,         rule::centuria_scenario_side,
                            rule::centuria_scenario_saccheggio_roles, rule::centuria_scenario_imboscata_roles,
                            rule::centuria_scenario_imboscata_entry,  rule::centuria_scenario_imboscata_baggage_place,
                            rule::centuria_scenario_avanguardie_rest, rule::centuria_ruling_entry_named_by};
    for (int battle = 0; battle < battles; ++battle)
        ids.push_back(beginning(static_cast<Battle>(battle)).begins.rule);
    return ids;
}

} // namespace merlon::centuria
