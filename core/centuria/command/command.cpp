#include "core/centuria/command/command.h"

#include "core/play/rule_row.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

using play::Findings;
using play::refusal;

/// Points that somebody wants to spend, as far as he has said what for.
struct Purchase
{
    const Data& data;
    const State& state;
    const play::Begun<Spend>& order;
    const Table& table;

    bool isOn(Spending one) const { return !order.lacks<&Spend::on>() && order->on == one; }
    bool isBonus() const { return isOn(Spending::Priority1) || isOn(Spending::Priority2); }
    bool isInSetup() const { return order->turn == 0; }
    int cost() const { return costOf(data, order->on); }
    int left() const { return commandLeft(data, state, order->table, order->player.id).value_or(0); }
    /// Whether he has bought that in this turn already.
    template <class Matches>
    bool hasBought(Matches matches) const
    {
        return std::ranges::any_of(
            table.spent, [&](const Expense& one)
            { return one.player == order->player.id && one.turn == order->turn && matches(one.on); });
    }
    bool hasBonus() const
    {
        return hasBought([](Spending on) { return on == Spending::Priority1 || on == Spending::Priority2; });
    }
};

play::Args whoPays(const Purchase& one)
{
    return play::args("player", player(one.order->player.id));
}

bool isAfterTheGame(const Purchase& one)
{
    return one.order->turn > one.data.ruleset->turns;
}
play::Args lastTurn(const Purchase& one)
{
    return play::args("turns", one.data.ruleset->turns);
}

bool isOnTheSetup(const Purchase& one)
{
    return one.isInSetup() && one.data.options.commandPointsInSetup == "false";
}
bool isOnTheSetupAllowed(const Purchase& one)
{
    return one.isInSetup() && !isOnTheSetup(one) && !one.isOn(Spending::Discipline);
}
bool testsNoDiscipline(const Purchase& one)
{
    return one.isInSetup() && !isOnTheSetup(one) && one.isOn(Spending::Discipline);
}

bool costsTooMuch(const Purchase& one)
{
    return one.cost() > one.left();
}
play::Args whatItCosts(const Purchase& one)
{
    return play::args("player", player(one.order->player.id), "left", one.left(), "cost", one.cost());
}

bool rerollsAnothers(const Purchase& one)
{
    return one.isOn(Spending::Reroll) && one.order->ownDie == false;
}
bool rerollsAgain(const Purchase& one)
{
    return one.isOn(Spending::Reroll) && one.hasBought([](Spending on) { return on == Spending::Reroll; });
}

/// Bonuses have a rule each, and say the same.
Findings boughtTooLate(const Purchase& one)
{
    if (!one.isBonus() || one.order->declared != false)
        return {};
    return {refusal(one.isOn(Spending::Priority1) ? says::centuria_command_priority1_late
                                                  : says::centuria_command_priority2_late)};
}
Findings addsTwice(const Purchase& one)
{
    if (!one.isBonus() || !one.hasBonus() || one.order->sameTest != true)
        return {};
    return {refusal(one.isOn(Spending::Priority1) ? says::centuria_command_priority1_both
                                                  : says::centuria_command_priority2_both)};
}

bool hasNotFailed(const Purchase& one)
{
    return one.isOn(Spending::Discipline) && one.order->failed == false;
}

constexpr play::Rule<Purchase> purchaseRules[] = {
    {refusal, says::centuria_scenario_turns_over, isAfterTheGame, lastTurn},
    {refusal, says::centuria_ruling_command_points_in_setup_none, isOnTheSetup},
    {play::ruling, says::centuria_ruling_command_points_in_setup_set, isOnTheSetupAllowed},
    {refusal, says::centuria_command_discipline_setup, testsNoDiscipline},
    {refusal, says::centuria_command_spent_more, costsTooMuch, whatItCosts},
    {refusal, says::centuria_command_reroll_other, rerollsAnothers, whoPays},
    {refusal, says::centuria_command_reroll_once_again, rerollsAgain, whoPays},
    {play::several, boughtTooLate},
    {play::several, addsTwice},
    {refusal, says::centuria_command_discipline_passed, hasNotFailed},
};

/// What can be judged of nobody's points.
bool canSpend(const Data& data, const State& state, const Table& at, const std::string& name, play::Verdict& verdict)
{
    if (!at.has(name))
        verdict.forbid(says::centuria_command_spent_stranger, {{"player", player(name)}});
    else if (const Player* one = state.find(name); one == nullptr || !one->list)
        verdict.forbid(says::centuria_army_own_none, {{"player", player(name)}});
    else
        verdict.note(says::centuria_command_grant_counts,
                     {{"player", player(name)}, {"count", commandPointsOf(data, one)}});
    return verdict.legal;
}

/// True while something is missing.
bool asksMore(const Purchase& one, play::Verdict& verdict)
{
    const play::Begun<Spend>& order = one.order;
    if (one.isOn(Spending::Reroll))
        return order.wants<&Spend::ownDie>(verdict);
    if (one.isOn(Spending::Discipline))
        return order.wants<&Spend::failed>(verdict);
    const bool lacks = order.wants<&Spend::declared>(verdict);
    return (one.hasBonus() && order.wants<&Spend::sameTest>(verdict)) || lacks;
}

void sayWhatItBrings(const Purchase& one, play::Verdict& verdict)
{
    const play::Args args = play::args("player", player(one.order->player.id), "cost", one.cost());
    switch (one.order->on)
    {
    case Spending::Reroll:
        verdict.note(says::centuria_command_reroll_brings, args);
        break;
    case Spending::Priority1:
        verdict.note(says::centuria_command_priority1_brings, args);
        break;
    case Spending::Priority2:
        verdict.note(says::centuria_command_priority2_brings, args);
        break;
    case Spending::Discipline:
        verdict.note(says::centuria_command_discipline_brings, args);
        break;
    }
    verdict.note(says::centuria_command_spent_left,
                 {{"player", player(one.order->player.id)}, {"count", std::max(0, one.left() - one.cost())}});
    if (one.data.options.commandPool == "tournament")
        verdict.say(play::Weight::Ruling, says::centuria_ruling_command_pool_set);
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<Spend>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!data.terms.commandPoints)
        return verdict.forbid(says::centuria_format_optional_not_in_force);
    if (order.wants<&Spend::table>(verdict))
        return verdict;
    const Table* at = state.table(order->table);
    if (at == nullptr)
        return verdict.forbid(says::centuria_ranking_game_points_nowhere);
    if (at->points)
        return verdict.forbid(says::centuria_command_spent_over);
    if (order.wants<&Spend::player>(verdict) || !canSpend(data, state, *at, order->player.id, verdict))
        return verdict;
    if (order.wants<&Spend::on>(verdict) || order.wants<&Spend::turn>(verdict))
        return verdict;
    const Purchase one{data, state, order, *at};
    const bool lacks = asksMore(one, verdict);
    play::weigh(purchaseRules, one, verdict);
    if (!verdict.legal || lacks)
        return verdict;
    sayWhatItBrings(one, verdict);
    return verdict.effect(Spent{order->table, order->player, order->turn, order->on});
}

void carry(const Data&, State& state, const Spent& effect)
{
    if (Table* at = state.table(effect.table))
        at->spent.push_back({effect.player.id, effect.turn, effect.on});
}

std::vector<RuleId> rulesOfCommand()
{
    std::vector<RuleId> ids{rule::centuria_command_priority1, rule::centuria_command_priority2};
    play::addIds(ids, purchaseRules);
    return ids;
}

} // namespace merlon::centuria
