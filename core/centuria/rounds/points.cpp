#include "core/centuria/rounds/rounds.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

play::Value nameOf(const State& state, int index)
{
    return player(state.players[static_cast<std::size_t>(index)].id);
}

/// More than the scenario gives is asked about; true while nobody has answered, and where it was a slip.
template <class Order>
bool isUnsure(const Data& data, const State& state, const play::Begun<Order>& order, play::Verdict& verdict)
{
    const Table& at = *state.table(order->table);
    bool isAbove = false;
    for (const bool second : {false, true})
    {
        const auto most = mostPoints(data, state, order->table, second);
        const int points = second ? order->second : order->first;
        if (!most || points <= *most)
            continue;
        isAbove = true;
        verdict.note(says::centuria_ranking_game_points_above,
                     {{"player", player(second ? at.second : at.first)}, {"tp", points}, {"most", *most}});
    }
    if (!isAbove)
        return false;
    if (order.template wants<&Order::sure>(verdict))
        return true;
    if (!*order->sure)
        verdict.forbid(says::centuria_ranking_game_points_unsure);
    return !*order->sure;
}

} // namespace

void sayOtherPairs(const Data& data, const State& now, int from, play::Verdict& verdict)
{
    for (int round = from + 1; round <= now.published(); ++round)
    {
        const auto& tables = now.rounds[static_cast<std::size_t>(round - 1)].tables;
        for (const auto& [a, b] : proposed(data, now, round).pairs)
        {
            const std::string& first = now.players[static_cast<std::size_t>(a)].id;
            const std::string& second = now.players[static_cast<std::size_t>(b)].id;
            if (std::ranges::none_of(tables, [&](const Table& table) { return table.has(first) && table.has(second); }))
                verdict.note(says::centuria_ranking_when_others,
                             {{"round", round}, {"first", nameOf(now, a)}, {"second", nameOf(now, b)}});
        }
    }
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Score>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Score::table>(verdict))
        return verdict;
    const Table* at = state.table(order->table);
    if (at == nullptr)
        return verdict.forbid(says::centuria_ranking_game_points_nowhere);
    verdict.note(says::centuria_ranking_game_points_counts,
                 {{"first", player(at->first)}, {"second", player(at->second)}});
    if (at->points)
        return verdict.forbid(says::centuria_ranking_game_points_again);
    if (order.wants<&Score::first>(verdict) || order.wants<&Score::second>(verdict) ||
        isUnsure(data, state, order, verdict))
        return verdict;
    return verdict.effect(Scored{order->table, order->first, order->second, false});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Correct>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Correct::table>(verdict))
        return verdict;
    const Table* at = state.table(order->table);
    if (at == nullptr || !at->points)
        return verdict.forbid(says::centuria_ranking_when_open_yet);
    verdict.note(says::centuria_ranking_when_counts, {{"first", player(at->first)}, {"second", player(at->second)}});
    if (at->award)
        verdict.refuse(says::centuria_ranking_when_award);
    if (order.wants<&Correct::first>(verdict) || order.wants<&Correct::second>(verdict) ||
        isUnsure(data, state, order, verdict))
        return verdict;
    const Scored scored{order->table, order->first, order->second, false};
    State now = state;
    carry(data, now, scored);
    sayOtherPairs(data, now, placeOf(order->table)->first, verdict);
    return verdict.effect(scored);
}

void carry(const Data&, State& state, const Scored& effect)
{
    if (Table* at = state.table(effect.table))
    {
        at->points = Points{effect.first, effect.second};
        at->award = effect.award;
        at->checked = effect.checked;
        at->calls.reset();
        at->commandLeft.reset();
        if (effect.firstCommand && effect.secondCommand)
            at->commandLeft = Points{*effect.firstCommand, *effect.secondCommand};
        if (!effect.award) // both have come: they have played
            std::erase_if(state.rounds[static_cast<std::size_t>(placeOf(effect.table)->first - 1)].missing,
                          [&](const Missing& one) { return at->has(one.player); });
    }
}

std::vector<RuleId> rulesOfPoints()
{
    return {rule::centuria_ranking_game_points,    rule::centuria_ranking_when,
            rule::centuria_ranking_total,          rule::centuria_ranking_tie_opponents,
            rule::centuria_ranking_tie_difference, rule::centuria_ranking_tie_rest_ruling};
}

} // namespace merlon::centuria
