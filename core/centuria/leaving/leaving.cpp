#include "core/centuria/leaving/leaving.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

using play::Findings;
using play::note;

/// Not turning up and breaking off do not.
bool countsInAYear(How how)
{
    return how == How::Left || how == How::Conceded || how == How::Expelled;
}

/// Somebody who goes, or spoils a game.
struct Departure
{
    const Data& data;
    const State& state;
    const Player& player;
    How how;
    std::optional<TableId> table;       ///< that he plays at now
    std::optional<TableId> abandoned;   ///< where his opponent of this round has gone already
    std::optional<play::Moment> moment; ///< when it is said that he has not come
    std::optional<Grounds> grounds;

    play::Value name() const { return centuria::player(player.id); }
    const std::string& opponent() const
    {
        const Table& at = *state.table(*table);
        return at.first == player.id ? at.second : at.first;
    }
    bool isCounted() const { return countsInAYear(how); }
    bool staysAway() const { return how == How::Left || how == How::Expelled; }
};

/// His table of the round that is played, if `fits`.
std::optional<TableId> tableOf(const State& state, const Player& player, bool (*fits)(const Table&))
{
    const int round = state.published();
    if (round == 0)
        return {};
    const auto& tables = state.rounds[static_cast<std::size_t>(round - 1)].tables;
    for (const Table& one : tables)
        if (one.has(player.id) && fits(one))
            return tableIn(round, one.number);
    return {};
}

bool isGoneAlready(const Departure& one)
{
    return one.player.isGone();
}
bool hasNoGame(const Departure& one)
{
    return !one.staysAway() && !one.table && !(one.how == How::NoShow && one.abandoned);
}
play::Args name(const Departure& one)
{
    return play::args("player", one.name());
}

/// As many minutes late as are allowed he may still come.
Findings mayStillCome(const Departure& one)
{
    const auto until = mayComeUntil(one.data, one.state, one.player.id);
    if (one.how != How::NoShow || !one.moment || !until || *one.moment > *until)
        return {};
    return {play::refusal(says::centuria_leave_kinds_not_yet, {{"player", one.name()}, {"until", *until}})};
}

bool hasGroundsForNothing(const Departure& one)
{
    return one.grounds && one.how != How::Expelled;
}

Findings isExpelled(const Departure& one)
{
    if (!one.grounds)
        return {};
    const play::Args who{{"player", one.name()}};
    switch (*one.grounds)
    {
    case Grounds::Conduct:
        return {note(says::centuria_conduct_organisers_expels, who)};
    case Grounds::Dice:
        if (!one.player.wasWarned())
            return {play::refusal(says::centuria_conduct_dice_warning_missing, who)};
        return {note(says::centuria_conduct_dice_penalty_expels, who)};
    case Grounds::Insults:
        return {note(says::centuria_conduct_expelled_for_life_life, who)};
    }
    return {};
}

Findings losesHisScore(const Departure& one)
{
    return {note(says::centuria_leave_zero_annulled, {{"player", one.name()}})};
}

bool closesUp(const Departure& one)
{
    return one.staysAway() && !one.table;
}

Findings hasDoneSoBefore(const Departure& one)
{
    if (!one.isCounted())
        return {};
    if (one.player.earlier > 0)
        return {note(says::centuria_leave_twice_again, {{"player", one.name()}})};
    return {note(says::centuria_leave_once_first, {{"player", one.name()}})};
}

Findings doesNotPlayOn(const Departure& one)
{
    Findings found;
    if (!one.staysAway() && one.data.options.annulledPlaysOn == "false")
        found.push_back(play::ruling(says::centuria_ruling_annulled_plays_on_set));
    if (one.how == How::NoShow && one.data.options.noShowPlaysOn == "false")
        found.push_back(play::ruling(says::centuria_ruling_no_show_plays_on_set));
    if (!one.staysAway() && one.data.options.annulledRank == "by_zero")
        found.push_back(play::ruling(says::centuria_ruling_annulled_rank_set));
    return found;
}

constexpr play::Rule<Departure> departureRules[] = {
    {play::impossible, says::centuria_leave_kinds_gone, isGoneAlready, name},
    {play::impossible, says::centuria_leave_kinds_no_game, hasNoGame, name},
    {rule::centuria_leave_kinds, mayStillCome},
    {play::refusal, says::centuria_leave_kinds_no_expulsion, hasGroundsForNothing},
    {play::several, isExpelled},
    {rule::centuria_leave_zero, losesHisScore},
    {note, says::centuria_leave_tie_value_kept, play::always},
    {note, says::centuria_leave_before_pairing_closes, closesUp},
    {play::several, hasDoneSoBefore},
    {play::several, doesNotPlayOn},
};

/// Which side of the table is his.
Scored award(const Departure& one, const TableId& table, int tp)
{
    const bool first = one.state.table(table)->first == one.player.id;
    return {table, first ? 0 : tp, first ? tp : 0, true};
}

void awardTheOpponent(const Departure& one, bool begun, play::Verdict& verdict)
{
    const Awards& awards = one.data.ruleset->awards;
    const bool full = one.data.options.awardDuringGame == "300";
    const int tp = begun && !full ? awards.during : awards.table;
    verdict.note(begun ? says::centuria_leave_during_wins : says::centuria_leave_after_pairing_ruling_wins,
                 {{"player", player(one.opponent())}, {"tp", tp}});
    if (begun && full)
        verdict.say(play::Weight::Ruling, says::centuria_ruling_award_during_game_set);
    verdict.effect(award(one, *one.table, tp));
}

/// Both of one game have spoilt it.
void awardNobody(const Departure& one, play::Verdict& verdict)
{
    const bool both = one.data.options.bothFault == "150";
    const int tp = both ? one.data.ruleset->awards.during : 0;
    verdict.say(play::Weight::Ruling,
                both ? says::centuria_ruling_both_fault_set : says::centuria_ruling_both_fault_none);
    verdict.effect(Scored{*one.abandoned, tp, tp, true});
}

/// When it is, of one who is awaited; why, of one who is expelled.
bool asksMore(const State& state, const play::Begun<Leave>& order, play::Verdict& verdict)
{
    const int round = state.published();
    const bool isAwaited =
        round > 0 && state.rounds[static_cast<std::size_t>(round - 1)].findMissing(order->player.id) != nullptr;
    if (order->how == How::NoShow && isAwaited && order.wants<&Leave::at>(verdict))
        return true;
    if (order->at)
        sayIfSetBack(state, *order->at, verdict);
    if (order->how == How::Expelled)
        order.wants<&Leave::grounds>(verdict, false);
    return false;
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<Leave>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Leave::player>(verdict))
        return verdict;
    const Player* who = playerIn(state, order->player, verdict);
    if (who == nullptr || order.wants<&Leave::how>(verdict))
        return verdict;
    const auto isOpen = [](const Table& at) { return !at.points.has_value(); };
    const auto isAward = [](const Table& at) { return at.award; };
    const Departure one{
        data,      state,         *who, order->how, tableOf(state, *who, isOpen), tableOf(state, *who, isAward),
        order->at, order->grounds};
    play::weigh(departureRules, one, verdict);
    if (!verdict.legal || asksMore(state, order, verdict))
        return verdict;
    verdict.effect(Gone{order->player, order->how, order->grounds, order->at});
    if (one.table)
    {
        const bool either = one.staysAway();
        if (either && order.wants<&Leave::begun>(verdict))
            return verdict;
        awardTheOpponent(one, order->begun.value_or(order->how != How::NoShow), verdict);
    }
    else if (one.abandoned)
        awardNobody(one, verdict);
    return verdict;
}

void carry(const Data&, State& state, const Gone& effect)
{
    dropDraft(state);
    if (Player* one = state.find(effect.player.id))
    {
        const int now = state.published();
        one->leaving = Leaving{effect.how, now, one->leaving ? one->leaving->annulled : now, 0, effect.grounds};
        one->earlier += countsInAYear(effect.how) ? 1 : 0;
        if (now > 0)
            std::erase_if(state.rounds[static_cast<std::size_t>(now - 1)].missing,
                          [&](const Missing& missing) { return missing.player == one->id; });
    }
    if (effect.at)
        state.latest = std::max(state.latest, *effect.at);
}

std::vector<RuleId> rulesOfLeaving()
{
    std::vector<RuleId> ids{rule::centuria_conduct_expelled_for_life, rule::centuria_leave_once,
                            rule::centuria_leave_twice, rule::centuria_leave_during,
                            rule::centuria_leave_after_pairing_ruling};
    play::addIds(ids, departureRules);
    return ids;
}

} // namespace merlon::centuria
