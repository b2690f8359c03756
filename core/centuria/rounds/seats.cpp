// Who sits where: R68.
#include "core/centuria/desk/seats.h"
#include "core/centuria/rounds/rounds.h"

#include "centuria_rules.h"

#include <algorithm>
#include <set>

namespace merlon::centuria
{
namespace
{

using play::Findings;
using play::impossible;
using play::note;

using Indices = std::vector<std::pair<int, int>>;

/// The tables of a round as they are written, and as the rules would give them to the same pairs.
struct Seating
{
    const Data& data;
    const State& state;
    const Pair& order;
    std::vector<int> tables;
    std::vector<int> ruled;

    std::size_t size() const { return std::min(order.pairs.size(), tables.size()); }
    play::Args at(std::size_t i) const
    {
        return {{"first", player(order.pairs[i].first.id)},
                {"second", player(order.pairs[i].second.id)},
                {"number", tables[i]}};
    }
};

/// None: somebody among them is not there, or there twice.
std::optional<Indices> indicesOf(const State& state, const std::vector<Pairing>& pairs)
{
    const auto indexOf = [&](const PlayerId& id)
    { return static_cast<int>(std::ranges::find(state.players, id.id, &Player::id) - state.players.begin()); };
    Indices out;
    std::set<int> all;
    for (const Pairing& one : pairs)
    {
        out.emplace_back(indexOf(one.first), indexOf(one.second));
        all.insert({out.back().first, out.back().second});
    }
    const bool good = all.size() == 2 * pairs.size() && *all.rbegin() < static_cast<int>(state.players.size());
    return good ? std::optional(out) : std::nullopt;
}

Findings areNoSeats(const Seating& one)
{
    if (one.tables.size() != one.order.pairs.size())
        return {impossible(says::centuria_ruling_same_table_each)};
    Findings found;
    const std::vector<int> all = tableNumbers(one.data.terms, static_cast<int>(one.tables.size()));
    std::set<int> taken;
    for (const int number : one.tables)
        if (std::ranges::count(all, number) == 0)
            found.push_back(impossible(says::centuria_ruling_same_table_nowhere, {{"number", number}}));
        else if (!taken.insert(number).second)
            found.push_back(impossible(says::centuria_ruling_same_table_taken, {{"number", number}}));
    return found;
}

/// What the rules would do, where they do otherwise.
Findings sitElsewhere(const Seating& one)
{
    Findings found;
    for (std::size_t i = 0; i < one.size() && i < one.ruled.size(); ++i)
        if (one.tables[i] != one.ruled[i])
        {
            play::Args args = one.at(i);
            args.back().second = one.ruled[i];
            found.push_back(note(says::centuria_ruling_same_table_other, std::move(args)));
        }
    return found;
}

/// Pairs that the rules seat away from the table of their rank.
Findings sitAside(const Seating& one)
{
    Findings found;
    const std::vector<int> all = seatsInOrder(one.data, one.tables.size());
    for (std::size_t i = 0; i < one.size() && one.tables == one.ruled; ++i)
        if (one.tables[i] != all[i])
            found.push_back(note(says::centuria_ruling_same_table_aside, one.at(i)));
    return found;
}

Findings sitAgain(const Seating& one)
{
    Findings found;
    for (std::size_t i = 0; i < one.size(); ++i)
        for (const PlayerId& who : {one.order.pairs[i].first, one.order.pairs[i].second})
            if (hasSat(one.state, who.id, one.tables[i], one.order.round))
                found.push_back(note(says::centuria_ruling_same_table_again,
                                     {{"player", player(who.id)}, {"number", one.tables[i]}}));
    return found;
}

bool letsSitAgain(const Seating& one)
{
    return one.order.round > 1 && one.data.options.sameTable == "allowed";
}

constexpr play::Rule<Seating> seatRules[] = {
    {rule::centuria_ruling_same_table, areNoSeats},
    {rule::centuria_ruling_same_table, sitElsewhere},
    {rule::centuria_ruling_same_table, sitAside},
    {rule::centuria_ruling_same_table, sitAgain},
    {play::ruling, says::centuria_ruling_same_table_set, letsSitAgain},
};

/// A pair that somebody wants elsewhere.
struct Move
{
    const Data& data;
    const State& state;
    const Seat& order;

    const Round* round() const { return state.rounds.empty() ? nullptr : &state.rounds.back(); }
    const Table* from() const { return round() != nullptr ? round()->of(order.player.id) : nullptr; }
    const Table* there() const { return round() != nullptr ? round()->at(order.number) : nullptr; }
    int number() const { return static_cast<int>(state.rounds.size()); }
};

bool hasNoTable(const Move& one)
{
    return one.from() == nullptr;
}
bool goesNowhere(const Move& one)
{
    if (one.round() == nullptr)
        return false;
    const int pairs = static_cast<int>(one.round()->tables.size());
    return std::ranges::count(tableNumbers(one.data.terms, pairs), one.order.number) == 0 && one.there() == nullptr;
}
bool sitsThere(const Move& one)
{
    return one.from() != nullptr && one.from()->number == one.order.number;
}
bool hasPlayed(const Move& one)
{
    return (one.from() != nullptr && one.from()->points) || (one.there() != nullptr && one.there()->points);
}
bool changesPlaces(const Move& one)
{
    return one.from() != nullptr && one.there() != nullptr && !sitsThere(one);
}

bool findsNobody(const Move& one)
{
    return one.from() != nullptr && one.there() == nullptr && !goesNowhere(one);
}

play::Args whoMoves(const Move& one)
{
    return play::args("player", player(one.order.player.id));
}
play::Args whereTo(const Move& one)
{
    return play::args("number", one.order.number);
}
play::Args whoGivesWay(const Move& one)
{
    return play::args("first", player(one.there()->first), "second", player(one.there()->second), "number",
                      one.from()->number);
}

Findings sitAgainSo(const Move& one)
{
    Findings found;
    if (one.from() == nullptr)
        return found;
    const auto add = [&](const Table* table, int number)
    {
        if (table == nullptr)
            return;
        for (const std::string& who : {table->first, table->second})
            if (hasSat(one.state, who, number, one.number()))
                found.push_back(
                    note(says::centuria_ruling_same_table_again, {{"player", player(who)}, {"number", number}}));
    };
    add(one.from(), one.order.number);
    add(one.there(), one.from()->number);
    return found;
}

constexpr play::Rule<Move> moveRules[] = {
    {impossible, says::centuria_ruling_same_table_none, hasNoTable, whoMoves},
    {impossible, says::centuria_ruling_same_table_nowhere, goesNowhere, whereTo},
    {impossible, says::centuria_ruling_same_table_there, sitsThere, whoMoves},
    {play::refusal, says::centuria_ruling_same_table_played, hasPlayed},
    {note, says::centuria_ruling_same_table_exchange, changesPlaces, whoGivesWay},
    {note, says::centuria_ruling_same_table_free, findsNobody, whereTo},
    {rule::centuria_ruling_same_table, sitAgainSo},
};

} // namespace

void weighSeats(const Data& data, const State& state, const Pair& order, play::Verdict& verdict, Paired& effect)
{
    const auto pairs = indicesOf(state, order.pairs);
    if (!pairs)
        return; // no such round
    Seating seating{data, state, order, order.tables, seatsOf(data, state, *pairs, order.round)};
    if (order.tables.empty())
        seating.tables = seatsInOrder(data, pairs->size());
    else
        effect.tables = order.tables;
    if (!order.tables.empty() && order.tables != seating.ruled)
        effect.seatedByHand = true;
    play::weigh(seatRules, seating, verdict);
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Seat>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Seat::player>(verdict) || order.wants<&Seat::number>(verdict))
        return verdict;
    play::weigh(moveRules, {data, state, order.order}, verdict);
    return verdict.effect(Seated{static_cast<int>(state.rounds.size()), order->player, order->number});
}

void carry(const Data&, State& state, const Seated& effect)
{
    if (effect.round < 1 || effect.round > static_cast<int>(state.rounds.size()))
        return;
    Round& round = state.rounds[static_cast<std::size_t>(effect.round - 1)];
    if (const Table* from = round.of(effect.player.id))
    {
        round.exchange(from->number, effect.number);
        round.seatedByHand = true;
    }
}

std::vector<RuleId> rulesOfSeats()
{
    std::vector<RuleId> ids;
    play::addIds(ids, seatRules);
    play::addIds(ids, moveRules);
    return ids;
}

} // namespace merlon::centuria
