#include "core/centuria/clocks/clocks.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

play::Moment later(play::Moment from, int minutes)
{
    return {from.minutes + minutes};
}

Round& roundIn(State& state, int number)
{
    return state.rounds[static_cast<std::size_t>(number - 1)];
}
/// The one that was published last; null before the first.
const Round* nowPlayed(const State& state)
{
    const int round = state.published();
    return round == 0 ? nullptr : &state.rounds[static_cast<std::size_t>(round - 1)];
}

/// The table of this round that he plays at; none: he has no game there.
std::optional<int> seatOf(const Round& round, std::string_view player)
{
    const Table* at = round.of(player);
    return at == nullptr ? std::nullopt : std::optional(at->number);
}

void tell(State& state, const play::Moment& at)
{
    state.latest = std::max(state.latest, at);
}

/// Whom his opponent waits for: he plays in this round, and his game is open.
const Player* expected(const State& state, const PlayerId& id, play::Verdict& verdict)
{
    const Player* one = playerIn(state, id, verdict);
    if (one == nullptr)
        return nullptr;
    const Round* round = nowPlayed(state);
    const auto seat = round != nullptr ? seatOf(*round, one->id) : std::nullopt;
    if (one->isGone() || !seat || round->at(*seat)->points)
    {
        verdict.forbid(says::centuria_leave_kinds_no_game, {{"player", player(one->id)}});
        return nullptr;
    }
    return one;
}

} // namespace

std::optional<play::Moment> mayComeUntil(const Data& data, const State& state, const std::string& player)
{
    const Round* round = nowPlayed(state);
    if (round == nullptr)
        return {};
    if (const Missing* one = round->findMissing(player))
        return later(one->since, data.terms.lateMinutes);
    return round->started ? std::optional(later(*round->started, data.terms.lateMinutes)) : std::nullopt;
}

void sayIfSetBack(const State& state, const play::Moment& at, play::Verdict& verdict)
{
    if (at < state.latest)
        verdict.note(says::centuria_format_length_set_back, {{"at", at}, {"last", state.latest}});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Start>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Start::round>(verdict))
        return verdict;
    const Round* round = nowPlayed(state);
    if (round == nullptr || order->round != state.published() || round->isOver())
        return verdict.forbid(says::centuria_format_length_not_played, {{"round", order->round}});
    if (round->started)
        verdict.refuse(says::centuria_format_length_started, {{"round", order->round}, {"at", *round->started}});
    if (order.wants<&Start::at>(verdict))
        return verdict;
    sayIfSetBack(state, order->at, verdict);
    verdict.note(
        says::centuria_format_length_until,
        {{"round", order->round}, {"until", later(order->at, minutesOf(data.terms, order->round) + round->extra)}});
    return verdict.effect(RoundStarted{order->round, order->at});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Extend>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    const Round* round = nowPlayed(state);
    if (round == nullptr || !round->started || round->isOver())
        return verdict.forbid(says::centuria_format_extra_none);
    const Table* at = order->table ? state.table(*order->table) : nullptr;
    if (order->table && (at == nullptr || placeOf(*order->table)->first != state.published() || at->points))
        return verdict.forbid(says::centuria_format_extra_nowhere);
    verdict.note(says::centuria_format_extra_free);
    order.wants<&Extend::table>(verdict, false);
    if (order.wants<&Extend::minutes>(verdict))
        return verdict;
    order.wants<&Extend::note>(verdict, false);
    const int extra = round->extra + (at != nullptr ? at->extra : 0) + order->minutes;
    verdict.note(says::centuria_format_extra_until,
                 {{"until", later(*round->started, minutesOf(data.terms, state.published()) + extra)}});
    return verdict.effect(Extended{state.published(), order->table, order->minutes, order->note});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Await>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Await::player>(verdict))
        return verdict;
    const Player* one = expected(state, order->player, verdict);
    if (one == nullptr)
        return verdict;
    const Round& round = *nowPlayed(state);
    if (round.findMissing(one->id) != nullptr)
        return verdict.forbid(says::centuria_leave_kinds_awaited_again, {{"player", player(one->id)}});
    if (order.wants<&Await::at>(verdict))
        return verdict;
    sayIfSetBack(state, order->at, verdict);
    const play::Moment since = round.started.value_or(order->at); // nobody is late before the round has begun
    verdict.note(says::centuria_leave_kinds_may_come,
                 {{"player", player(one->id)}, {"until", later(since, data.terms.lateMinutes)}});
    return verdict.effect(Awaited{order->player, since, order->at});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Arrive>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Arrive::player>(verdict))
        return verdict;
    const Round* round = nowPlayed(state);
    const Missing* one = round != nullptr ? round->findMissing(order->player.id) : nullptr;
    if (one == nullptr)
        return verdict.forbid(says::centuria_leave_kinds_not_awaited, {{"player", order->player.id}});
    if (order.wants<&Arrive::at>(verdict))
        return verdict;
    sayIfSetBack(state, order->at, verdict);
    const auto minutes = static_cast<int>(std::max<std::int64_t>(0, order->at.minutes - one->since.minutes));
    const play::Args args{{"player", player(one->player)}, {"count", minutes}, {"most", data.terms.lateMinutes}};
    if (minutes > data.terms.lateMinutes)
        verdict.refuse(says::centuria_leave_kinds_too_late, args);
    else
        verdict.note(says::centuria_leave_kinds_in_time, args);
    return verdict.effect(Came{order->player, order->at});
}

void carry(const Data&, State& state, const RoundStarted& effect)
{
    tell(state, effect.at);
    if (effect.round > state.published())
        return;
    Round& round = roundIn(state, effect.round);
    round.started = effect.at;
    for (Missing& one : round.missing)
        one.since = effect.at;
}

void carry(const Data&, State& state, const Extended& effect)
{
    if (effect.round > state.published())
        return;
    Table* at = effect.table ? state.table(*effect.table) : nullptr;
    (at != nullptr ? at->extra : roundIn(state, effect.round).extra) += effect.minutes;
    state.decisions.push_back({Matter::Extra,
                               effect.round,
                               effect.table.value_or(TableId{}).id,
                               effect.note.value_or(""),
                               {},
                               effect.minutes});
}

void carry(const Data&, State& state, const Awaited& effect)
{
    tell(state, effect.at);
    if (const int round = state.published(); round > 0)
        roundIn(state, round).missing.push_back({effect.player.id, effect.since});
}

void carry(const Data&, State& state, const Came& effect)
{
    tell(state, effect.at);
    if (const int round = state.published(); round > 0)
        std::erase_if(roundIn(state, round).missing,
                      [&](const Missing& one) { return one.player == effect.player.id; });
}

void addWaits(std::vector<play::Owed>& out, const Data& data, const State& state)
{
    const Round* round = nowPlayed(state);
    if (round == nullptr)
        return;
    const auto hasPoints = [](const Table& one) { return one.points && !one.award; };
    if (!round->started && !round->isOver() && std::ranges::none_of(round->tables, hasPoints))
        out.push_back({{"start", {{"round", state.published()}}},
                       {},
                       {says::centuria_format_length_waits, {{"round", state.published()}}}});
    for (const Missing& one : round->missing)
    {
        const play::Value who = player(one.player);
        const play::Moment until = later(one.since, data.terms.lateMinutes);
        const play::Value seat = table(tableIn(state.published(), seatOf(*round, one.player).value_or(0)));
        out.push_back({{"arrive", {{"player", who}}},
                       {},
                       {says::centuria_leave_kinds_awaited, {{"player", who}, {"table", seat}}}});
        out.push_back({{"leave", {{"player", who}, {"how", play::wordValue(How::NoShow)}}},
                       {},
                       {says::centuria_leave_kinds_counts_as, {{"player", who}, {"until", until}}},
                       {},
                       until});
    }
}

std::vector<play::Timer> timersOf(const Data& data, const State& state)
{
    std::vector<play::Timer> out;
    const Round* round = nowPlayed(state);
    if (round == nullptr)
        return out;
    const int number = state.published();
    const auto run = [&](play::Reason says, std::vector<play::Ref> of, int extra)
    {
        const play::Moment ends = later(*round->started, minutesOf(data.terms, number) + extra);
        out.push_back({std::move(says), std::move(of), *round->started, ends, extra});
    };
    if (round->started && !round->isOver())
    {
        run({says::centuria_format_length_runs, {{"round", number}}}, {}, round->extra);
        for (const Table& one : round->tables)
            if (!one.points && one.extra > 0)
            {
                const TableId id = tableIn(number, one.number);
                run({says::centuria_format_extra_runs, {{"table", table(id)}}}, {{"table", id.id}},
                    round->extra + one.extra);
            }
    }
    for (const Missing& one : round->missing)
    {
        const TableId seat = tableIn(number, seatOf(*round, one.player).value_or(0));
        out.push_back({{says::centuria_leave_kinds_awaited, {{"player", player(one.player)}, {"table", table(seat)}}},
                       {{"table", seat.id}, {"player", one.player}},
                       one.since,
                       later(one.since, data.terms.lateMinutes),
                       0,
                       true});
    }
    return out;
}

std::vector<RuleId> rulesOfClocks()
{
    return {rule::centuria_format_extra, rule::centuria_format_length, rule::centuria_leave_kinds};
}

} // namespace merlon::centuria
