// The roll for the choice of sides.
#include "core/centuria/sides/sides.h"

#include "centuria_rules.h"

namespace merlon::centuria
{
namespace
{

/// A bonus that was bought for this roll, where the organiser allows it (R59).
int bonusOf(const Data& data, const Table& at, const std::string& name)
{
    int bonus = 0;
    if (data.options.commandPointsInSetup == "true")
        for (const Expense& one : at.spent)
            if (one.player == name && one.turn == 0)
                bonus += one.on == Spending::Priority1 ? 1 : one.on == Spending::Priority2 ? 2 : 0;
    return bonus;
}

/// 2D6 of one player; none while a die is missing. All dice that are missing are asked for.
std::optional<int> thrownBy(const std::string& name, int time, play::Verdict& verdict, play::Tray& tray)
{
    std::optional<int> sum = 0;
    for (int number = 1; number <= 2; ++number)
    {
        const auto die =
            tray.roll(verdict, {6, "priority", {{"time", time}, {"number", number}}, name, {{"player", player(name)}}});
        sum = die && sum ? std::optional(*sum + *die) : std::nullopt;
    }
    return sum;
}

/// Whoever was called again and again would still be equal: nobody types so many dice.
constexpr int mostTimes = 100;

/// Empty while dice are missing.
std::string winnerOf(const Data& data, const State& state, const Table& at, play::Verdict& verdict, play::Tray& tray)
{
    for (int time = 1; time <= mostTimes; ++time)
    {
        int sums[2]{};
        bool lacks = false;
        for (const bool second : {false, true})
        {
            const std::string& name = second ? at.second : at.first;
            const auto dice = thrownBy(name, time, verdict, tray);
            lacks = lacks || !dice;
            sums[second ? 1 : 0] = dice.value_or(0) + state.find(name)->list->tacticalValue + bonusOf(data, at, name);
        }
        if (lacks)
            return {};
        for (const bool second : {false, true})
            verdict.note(says::centuria_scenario_priority_sum,
                         {{"player", player(second ? at.second : at.first)}, {"sum", sums[second ? 1 : 0]}});
        if (sums[0] != sums[1])
            return sums[0] > sums[1] ? at.first : at.second;
        verdict.note(says::centuria_scenario_priority_tie);
    }
    return {};
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<RollPriority>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&RollPriority::table>(verdict))
        return verdict;
    const Table* at = state.table(order->table);
    if (at == nullptr)
        return verdict.forbid(says::centuria_ranking_game_points_nowhere);
    if (at->points)
        return verdict.forbid(says::centuria_scenario_priority_over);
    for (const std::string& name : {at->first, at->second})
        if (const Player* one = state.find(name); one == nullptr || !one->list)
            verdict.forbid(says::centuria_army_own_none, {{"player", player(name)}});
    if (!at->sides.winner.empty())
        verdict.refuse(says::centuria_scenario_priority_rolled_before, {{"player", player(at->sides.winner)}});
    if (!verdict.legal)
        return verdict;
    const std::string winner = winnerOf(data, state, *at, verdict, tray);
    if (winner.empty())
        return verdict.note(says::centuria_scenario_priority_counts);
    verdict.note(says::centuria_scenario_priority_higher, {{"player", player(winner)}});
    return verdict.effect(PriorityWon{order->table, {winner}});
}

void carry(const Data&, State& state, const PriorityWon& effect)
{
    if (Table* at = state.table(effect.table))
        at->sides = {effect.winner.id, {}, {}, {}};
}

} // namespace merlon::centuria
