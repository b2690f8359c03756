#include "core/centuria/conduct/conduct.h"
#include "core/centuria/rounds/rounds.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

Matter matterOf(const Ruled& ruled)
{
    return ruled == "forgotten" ? Matter::Forgotten : ruled == "version" ? Matter::Version : Matter::Doubt;
}

/// A table that is played at now; forbids where it is none.
bool isPlayed(const State& state, const TableId& id, play::Verdict& verdict)
{
    const Table* at = state.table(id);
    if (at == nullptr)
        verdict.forbid(says::centuria_ranking_game_points_nowhere);
    else if (at->points)
        verdict.forbid(says::centuria_referee_doubt_played, {{"table", table(id)}});
    return verdict.legal;
}

} // namespace

play::Verdict judge(const Data&, const State& state, const play::Begun<Call>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Call::table>(verdict) || !isPlayed(state, order->table, verdict))
        return verdict;
    if (state.table(order->table)->calls)
        return verdict.forbid(says::centuria_referee_doubt_called, {{"table", table(order->table)}});
    verdict.note(says::centuria_referee_doubt_free);
    order.wants<&Call::note>(verdict, false);
    return verdict.effect(Called{order->table, order->note, {}});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Measure>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Measure::table>(verdict) || !isPlayed(state, order->table, verdict))
        return verdict;
    if (state.table(order->table)->measured)
        return verdict.forbid(says::centuria_referee_doubt_measured, {{"table", table(order->table)}});
    if (!battleOf(data, order->table))
        return verdict.forbid(says::centuria_vp_when_unknown);
    verdict.note(says::centuria_referee_doubt_own_game);
    order.wants<&Measure::note>(verdict, false);
    return verdict.effect(Called{order->table, order->note, true});
}

play::Verdict judge(const Data&, const State& state, const play::Begun<Decide>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order->table && state.table(*order->table) == nullptr)
        return verdict.forbid(says::centuria_ranking_game_points_nowhere);
    if (order.wants<&Decide::matter>(verdict))
        return verdict;
    verdict.note(order->matter == "doubt" ? says::centuria_referee_doubt_free : says::centuria_referee_rules_free);
    order.wants<&Decide::table>(verdict, false);
    if (order.wants<&Decide::what>(verdict))
        return verdict;
    order.wants<&Decide::by>(verdict, false);
    return verdict.effect(Decided{order->matter, order->table, order->what, order->by});
}

void carry(const Data&, State& state, const Called& effect)
{
    if (Table* at = state.table(effect.table))
    {
        at->calls = effect.note.value_or("");
        at->measured = effect.measured.value_or(false);
    }
}

void carry(const Data&, State& state, const Decided& effect)
{
    Table* at = effect.table ? state.table(*effect.table) : nullptr;
    if (at != nullptr)
    {
        at->calls.reset();
        at->measured = false;
    }
    const int round = at != nullptr ? placeOf(*effect.table)->first : state.published();
    state.decisions.push_back(
        {matterOf(effect.matter), round, effect.table.value_or(TableId{}).id, effect.what, effect.by.value_or("")});
}

void addCalls(std::vector<play::Owed>& out, const State& state)
{
    const int round = state.published();
    if (round == 0)
        return;
    for (const Table& one : state.rounds[static_cast<std::size_t>(round - 1)].tables)
    {
        if (!one.calls)
            continue;
        const play::Value id = table(tableIn(round, one.number));
        play::Reason why{says::centuria_referee_doubt_waits, {{"table", id}}};
        if (one.measured)
            why = {says::centuria_referee_doubt_waits_measured, {{"table", id}}};
        else if (!one.calls->empty())
            why = {says::centuria_referee_doubt_waits_why, {{"table", id}, {"note", *one.calls}}};
        out.push_back({{"decide", {{"table", id}}}, {}, std::move(why)});
    }
}

play::Sheet decisionsOf(const State& state)
{
    play::Sheet out{"decisions", &play::kindOf<DecisionRow>(), {}};
    for (const Decision& one : state.decisions)
    {
        DecisionRow row{one.round, {}, one.matter, {}, {}, {}};
        if (!one.table.empty())
            row.table = TableId{one.table};
        if (!one.what.empty())
            row.what = one.what;
        if (!one.by.empty())
            row.by = one.by;
        if (one.minutes > 0)
            row.minutes = one.minutes;
        out.rows.push_back(play::fieldsOf(row));
    }
    return out;
}

} // namespace merlon::centuria
