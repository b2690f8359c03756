#include "core/centuria/table/orders.h"

#include "centuria-table_rules.h"
#include "centuria_rules/ruling.h"

namespace merlon::centuria::setup
{
namespace
{

constexpr int dice = 2; ///< of each player

/// The sum of one throw of a player; nothing while a die has not fallen.
std::optional<int> thrown(Verdict& verdict, Tray& tray, std::string_view what, const std::string& side)
{
    int sum = 0;
    bool all = true;
    for (int i = 0; i < dice; ++i)
    {
        const auto die = tray.roll(verdict, {6, what, {{"side", sideValue(side)}, {"number", i + 1}}, side});
        all = all && die;
        sum += die.value_or(0);
    }
    return all ? std::optional(sum) : std::nullopt;
}

/// In Imboscata the loser of the roll names the edge by which the Defender comes.
void whoNamesTheEntry(const Data& data, const Sides& order, Verdict& verdict)
{
    const bool attacker = data.options.entryNamedBy == "attacker";
    const std::string& by = attacker ? otherSide(data, order.defender->id) : otherSide(data, order.chooser.id);
    if (order.entryBy && order.entryBy->id != by)
        verdict.refuse(says::centuria_scenario_imboscata_entry_other, {{"side", sideValue(by)}});
    else
        verdict.note(says::centuria_scenario_imboscata_entry_by, {{"side", sideValue(by)}});
    if (attacker)
        verdict.say(play::Weight::Ruling, says::centuria_ruling_entry_named_by_set);
}

void saysRoles(const Data& data, const Sides& order, const std::string& defender, Verdict& verdict)
{
    if (data.battle == Battle::Saccheggio)
    {
        if (order.defender && order.defender->id != order.chooser.id)
            verdict.refuse(says::centuria_scenario_saccheggio_roles_other, {{"side", sideValue(order.chooser.id)}});
        verdict.note(says::centuria_scenario_saccheggio_roles_are, {{"side", sideValue(defender)}});
    }
    else if (data.battle == Battle::Imboscata)
        verdict.note(says::centuria_scenario_imboscata_roles_are, {{"side", sideValue(defender)}});
    else if (order.defender)
        verdict.forbid(says::centuria_scenario_side_no_roles);
}

} // namespace

Verdict judge(const Data& data, const State& state, const Begun<Priority>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!state.winner.empty())
        return verdict.forbid(says::centuria_scenario_priority_again);
    if (data.inOrder && state.step < 2)
        verdict.refuse(says::centuria_scenario_priority_early);
    if (order.wants<&Priority::first>(verdict) || order.wants<&Priority::second>(verdict))
        return verdict;
    const auto one = thrown(verdict, tray, "priority", data.sides.front());
    const auto other = thrown(verdict, tray, "priority", data.sides.back());
    verdict.note(says::centuria_scenario_priority_rolled, {{"first", order->first}, {"second", order->second}});
    if (!one || !other)
        return verdict;
    const int first = *one + order->first;
    const int second = *other + order->second;
    verdict.fact("first_sum", first).fact("second_sum", second);
    if (first == second)
        return verdict.say(play::Weight::Result, says::centuria_scenario_priority_equal, {{"sum", first}});
    const std::string& winner = first > second ? data.sides.front() : data.sides.back();
    verdict.say(play::Weight::Result, says::centuria_scenario_priority_wins, {{"side", sideValue(winner)}});
    return verdict.effect(Won{{winner}});
}

Verdict judge(const Data& data, const State& state, const Begun<Sides>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!state.chooser.empty())
        return verdict.forbid(says::centuria_scenario_side_again);
    if (data.inOrder && state.step < 2)
        verdict.refuse(says::centuria_setup_step2_early);
    if (order.wants<&Sides::chooser>(verdict))
        return verdict;
    const bool roles = data.battle == Battle::Imboscata;
    if (roles && order.wants<&Sides::defender>(verdict))
        return verdict;
    if (order.wants<&Sides::south>(verdict))
        return verdict;
    const std::string defender = data.battle == Battle::Saccheggio ? order->chooser.id
                                 : roles                           ? order->defender->id
                                                                   : std::string();
    saysRoles(data, order.order, defender, verdict);
    if (roles && !state.winner.empty() && state.winner != order->chooser.id)
        verdict.refuse(says::centuria_scenario_imboscata_roles_winner, {{"side", sideValue(state.winner)}});
    if (roles)
        whoNamesTheEntry(data, order.order, verdict);
    else if (!state.winner.empty() && state.winner != order->chooser.id)
        verdict.note(says::centuria_scenario_side_left, {{"side", sideValue(state.winner)}});
    verdict.note(says::centuria_scenario_side_south, {{"side", sideValue(order->south->id)}});
    std::optional<SideId> role;
    if (!defender.empty())
        role = SideId{defender};
    return verdict.effect(Chosen{order->chooser, *order->south, role});
}

void carry(const Data&, State& state, const Won& effect)
{
    state.winner = effect.side.id;
}

void carry(const Data&, State& state, const Chosen& effect)
{
    state.chooser = effect.chooser.id;
    state.south = effect.south.id;
    state.defender = effect.defender ? effect.defender->id : std::string();
}

std::vector<RuleId> rulesOfSides()
{
    return {rule::centuria_scenario_priority,
            rule::centuria_scenario_side,
            rule::centuria_setup_step2,
            rule::centuria_scenario_saccheggio_roles,
            rule::centuria_scenario_imboscata_roles,
            rule::centuria_scenario_imboscata_entry};
}

} // namespace merlon::centuria::setup
