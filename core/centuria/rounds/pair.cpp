#include "core/centuria/rounds/rounds.h"

#include "core/centuria/desk/seats.h"

#include "centuria_rules.h"

#include <algorithm>
#include <map>
#include <set>

namespace merlon::centuria
{
namespace
{

using play::Findings;
using play::impossible;
using play::note;
using play::refusal;

/// A round that somebody wants to pair.
struct Asked
{
    const Data& data;
    const State& state;
    int round = 1;
};

const std::string& nameAt(const State& state, int index)
{
    return state.players[static_cast<std::size_t>(index)].id;
}

Findings isAnother(const Asked& one)
{
    const int next = one.state.published() + 1;
    if (next > one.data.terms.rounds)
        return {impossible(says::centuria_pairing_swiss_over, {{"count", one.data.terms.rounds}})};
    if (one.round != next)
        return {impossible(says::centuria_pairing_swiss_next, {{"round", one.round}, {"next", next}})};
    return {};
}

Findings isStillPlayed(const Asked& one)
{
    Findings found;
    for (int round = 1; round <= one.state.published(); ++round)
    {
        const auto& tables = one.state.rounds[static_cast<std::size_t>(round - 1)].tables;
        for (const Table& at : tables)
            if (!at.points)
                found.push_back(
                    refusal(says::centuria_ranking_when_open, {{"table", table(tableIn(round, at.number))}}));
    }
    return found;
}

Findings lacksLists(const Asked& one)
{
    Findings found;
    for (const int index : active(one.data, one.state))
        if (!one.state.players[static_cast<std::size_t>(index)].list)
            found.push_back(refusal(says::centuria_army_own_none, {{"player", player(nameAt(one.state, index))}}));
    return found;
}

bool isTooFew(const Asked& one)
{
    return active(one.data, one.state).size() < 2;
}
bool isNotAnnounced(const Asked& one)
{
    return !one.state.announced;
}
bool isOdd(const Asked& one)
{
    return mustSitOut(one.data, one.state);
}

constexpr play::Rule<Asked> roundRules[] = {
    {rule::centuria_pairing_swiss, isAnother},
    {impossible, says::centuria_pairing_swiss_few, isTooFew},
    {refusal, says::centuria_format_scenarios_ruling_unannounced, isNotAnnounced},
    {rule::centuria_ranking_when, isStillPlayed},
    {rule::centuria_army_own, lacksLists},
    {refusal, says::centuria_odd_sacrifice_first, isOdd},
};

/// The pairs of a round as they are written, and as the rules would have them.
struct Written
{
    const Data& data;
    const State& state;
    const Pair& order;
    Proposal rules;

    int round() const { return order.round; }
    play::Value name(int index) const { return player(nameAt(state, index)); }
    bool has(int a, int b) const
    {
        return std::ranges::any_of(order.pairs,
                                   [&](const Pairing& one)
                                   {
                                       return (one.first.id == nameAt(state, a) && one.second.id == nameAt(state, b)) ||
                                              (one.first.id == nameAt(state, b) && one.second.id == nameAt(state, a));
                                   });
    }
    bool hasBye() const
    {
        return rules.bye ? order.bye && order.bye->id == nameAt(state, *rules.bye) : !order.bye.has_value();
    }
    bool isByTheRules() const
    {
        return hasBye() &&
               std::ranges::all_of(rules.pairs, [&](const auto& pair) { return has(pair.first, pair.second); });
    }
};

/// Everybody once, and nobody else: or there is no such round.
Findings isNoRound(const Written& one)
{
    std::map<std::string, int> left;
    for (const int index : active(one.data, one.state))
        left.emplace(nameAt(one.state, index), 1);
    Findings found;
    const auto take = [&](const PlayerId& id)
    {
        const auto at = left.find(id.id);
        if (at == left.end())
            found.push_back(impossible(says::centuria_pairing_swiss_stranger, {{"player", id.id}}));
        else if (--at->second < 0)
            found.push_back(impossible(says::centuria_pairing_swiss_twice, {{"player", player(id.id)}}));
    };
    for (const Pairing& pairing : one.order.pairs)
    {
        take(pairing.first);
        take(pairing.second);
    }
    if (one.order.bye)
        take(*one.order.bye);
    for (const auto& [name, count] : left)
        if (count > 0)
            found.push_back(impossible(says::centuria_pairing_swiss_missing, {{"player", player(name)}}));
    return found;
}

Findings givesAnotherBye(const Written& one)
{
    if (one.hasBye() || !one.rules.bye)
        return {};
    return {refusal(says::centuria_leave_bye_other, {{"player", one.name(*one.rules.bye)}})};
}

/// The first pair that the rules would make and that is not there.
Findings pairsOtherwise(const Written& one)
{
    const auto missing =
        std::ranges::find_if(one.rules.pairs, [&](const auto& pair) { return !one.has(pair.first, pair.second); });
    if (missing == one.rules.pairs.end())
        return {};
    const play::Args both{{"first", one.name(missing->first)}, {"second", one.name(missing->second)}};
    return {refusal(one.round() == 1 ? says::centuria_pairing_round1_random_other
                                     : says::centuria_pairing_later_ranking_other,
                    both)};
}

Findings isDrawn(const Written& one)
{
    if (one.round() != 1)
        return {};
    return {note(says::centuria_pairing_round1_random_drawn, {{"seed", static_cast<int>(one.data.terms.seed)}})};
}

Findings keepsApart(const Written& one)
{
    if (one.round() != 1 || !one.data.terms.keepApart)
        return {};
    if (one.rules.unwanted == 0)
        return {note(says::centuria_pairing_round1_apart_kept)};
    return {note(says::centuria_pairing_round1_apart_met, {{"count", one.rules.unwanted}})};
}

bool mindsNoPlace(const Written& one)
{
    return one.round() > 1 && one.data.terms.keepApart;
}

bool followsTheRanking(const Written& one)
{
    return one.round() > 1 && one.isByTheRules();
}

Findings meetsAgain(const Written& one)
{
    Findings found;
    for (const Pairing& pair : one.order.pairs)
        if (haveMet(one.state, pair.first.id, pair.second.id, one.round()))
            found.push_back(note(says::centuria_pairing_rematch_ruling_again,
                                 {{"first", player(pair.first.id)}, {"second", player(pair.second.id)}}));
    return found;
}

Findings avoidsRematches(const Written& one)
{
    if (one.round() == 1 || one.data.options.avoidRematches != "true")
        return {};
    return {play::ruling(says::centuria_ruling_avoid_rematches_set)};
}

Findings breaksTiesByLot(const Written& one)
{
    if (!one.rules.byLot)
        return {};
    if (one.data.options.lots == "tournament")
        return {play::ruling(says::centuria_ruling_lots_set)};
    return {note(says::centuria_ranking_tie_rest_ruling_lot)};
}

Findings givesTheBye(const Written& one)
{
    if (!one.order.bye)
        return {};
    Findings found = note(says::centuria_leave_bye_wins,
                          {{"player", player(one.order.bye->id)}, {"tp", one.data.ruleset->awards.table}});
    if (one.data.options.byeRepeats == "false" && one.round() > 1)
        found.push_back(play::ruling(says::centuria_ruling_bye_repeats_set));
    return found;
}

constexpr play::Rule<Written> writtenRules[] = {
    {rule::centuria_pairing_swiss, isNoRound},
    {rule::centuria_leave_bye, givesAnotherBye},
    {play::several, pairsOtherwise},
    {rule::centuria_pairing_round1_random, isDrawn},
    {rule::centuria_pairing_round1_apart, keepsApart},
    {note, says::centuria_pairing_later_origin_ignored, mindsNoPlace},
    {note, says::centuria_pairing_later_ranking_followed, followsTheRanking},
    {play::several, breaksTiesByLot},
    {rule::centuria_pairing_rematch_ruling, meetsAgain},
    {rule::centuria_ruling_avoid_rematches, avoidsRematches},
    {play::several, givesTheBye},
};

} // namespace

std::optional<Pair> pairByTheRules(const Data& data, const State& state)
{
    const auto round = roundToPair(data, state);
    if (!round || active(data, state).size() < 2)
        return {};
    const Proposal rules = proposed(data, state, *round);
    Pair order{*round, {}, {}};
    for (const auto& [a, b] : rules.pairs)
        order.pairs.push_back({{nameAt(state, a)}, {nameAt(state, b)}});
    if (rules.bye)
        order.bye = PlayerId{nameAt(state, *rules.bye)};
    if (rules.tables != seatsInOrder(data, rules.tables.size()))
        order.tables = rules.tables;
    return order;
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Pair>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Pair::round>(verdict))
        return verdict;
    play::weigh(roundRules, {data, state, order->round}, verdict);
    if (!verdict.legal || order.wants<&Pair::pairs>(verdict))
        return verdict;
    const Written written{data, state, order.order, proposed(data, state, order->round)};
    play::weigh(writtenRules, written, verdict);
    Paired paired{order->round, order->pairs, order->bye, {}, !written.isByTheRules()};
    weighSeats(data, state, order.order, verdict, paired);
    if (written.rules.byeAgainst && order->bye)
        paired.absent = PlayerId{nameAt(state, *written.rules.byeAgainst)};
    return verdict.effect(paired);
}

play::Verdict judge(const Data&, const State& state, const play::Begun<Publish>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Publish::round>(verdict))
        return verdict;
    if (state.draft() == nullptr || static_cast<int>(state.rounds.size()) != order->round)
        return verdict.forbid(says::centuria_pairing_swiss_none, {{"round", order->round}});
    verdict.note(says::centuria_pairing_swiss_fixed, {{"round", order->round}});
    return verdict.effect(Published{order->round});
}

void carry(const Data& data, State& state, const Paired& effect)
{
    if (state.draft() != nullptr)
        state.rounds.pop_back();
    Round& round = state.rounds.emplace_back();
    const auto numbers = effect.tables.empty() ? seatsInOrder(data, effect.pairs.size()) : effect.tables;
    for (std::size_t i = 0; i < effect.pairs.size(); ++i)
    {
        round.tables.push_back({effect.pairs[i].first.id, effect.pairs[i].second.id});
        round.tables.back().number = i < numbers.size() ? numbers[i] : static_cast<int>(i) + 1;
    }
    std::ranges::stable_sort(round.tables, {}, &Table::number);
    round.bye = effect.bye.value_or(PlayerId{}).id;
    round.byeAgainst = effect.absent.value_or(PlayerId{}).id;
    round.byHand = effect.byHand;
    round.seatedByHand = effect.seatedByHand.value_or(false);
}

void carry(const Data&, State& state, const Published&)
{
    if (!state.rounds.empty())
        state.rounds.back().published = true;
}

std::vector<RuleId> rulesOfPairing()
{
    std::vector<RuleId> ids{rule::centuria_ranking_tie_rest_ruling};
    play::addIds(ids, roundRules);
    play::addIds(ids, writtenRules);
    return ids;
}

} // namespace merlon::centuria
