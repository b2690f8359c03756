#include "core/centuria/desk/proposal.h"

#include "core/centuria/desk/draw.h"
#include "core/centuria/desk/seats.h"
#include "core/centuria/pairing/pairing.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>

namespace merlon::centuria
{
namespace
{

const Player& at(const State& state, int index)
{
    return state.players[static_cast<std::size_t>(index)];
}

/// Of a round that is published, those who were paired in it; else those who would be.
std::vector<int> playersOf(const Data& data, const State& state, int round)
{
    if (round > state.published())
        return active(data, state);
    const Round& was = state.rounds[static_cast<std::size_t>(round - 1)];
    std::set<std::string_view> names;
    for (const Table& table : was.tables)
        names.insert({table.first, table.second});
    names.insert(was.bye);
    std::vector<int> out;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (names.contains(state.players[i].id))
            out.push_back(static_cast<int>(i));
    return out;
}

bool hadBye(const State& state, const Player& player, int round)
{
    for (int i = 0; i + 1 < round; ++i)
        if (state.rounds[static_cast<std::size_t>(i)].bye == player.id)
            return true;
    return false;
}

/// The last one; in the other reading the last who has not had it yet (R16).
std::size_t byeIn(const Data& data, const State& state, const std::vector<int>& places, int round)
{
    if (data.options.byeRepeats == "false")
        for (std::size_t i = places.size(); i-- > 0;)
            if (!hadBye(state, at(state, places[i]), round))
                return i;
    return places.size() - 1;
}

/// Whoever went last before that round; of several at once the lowest-ranked (R57).
std::optional<int> lastToLeave(const Data& data, const State& state, int round)
{
    std::optional<int> last;
    int when = -1;
    for (const Standing& one : ranking(data, state, round - 1))
        if (const auto& leaving = at(state, one.player).leaving;
            at(state, one.player).isGone() && leaving && leaving->round < round && leaving->round >= when)
        {
            when = leaving->round;
            last = one.player;
        }
    return last;
}

std::vector<int> inDrawnOrder(const Data& data, const std::vector<int>& players)
{
    std::vector<int> out;
    for (const int i : shuffled(data.terms.seed, Lot::FirstRound, 0, static_cast<int>(players.size())))
        out.push_back(players[static_cast<std::size_t>(i)]);
    return out;
}

std::vector<int> inRankedOrder(const Data& data, const State& state, const std::vector<int>& players, int round,
                               bool& byLot)
{
    const std::set<int> all(players.begin(), players.end());
    std::vector<Standing> ranked = ranking(data, state, round - 1);
    std::erase_if(ranked, [&](const Standing& one) { return !all.contains(one.player); });
    std::vector<int> out;
    for (std::size_t i = 0; i < ranked.size(); ++i)
    {
        byLot = byLot || (i > 0 && isTied(ranked[i - 1], ranked[i]));
        out.push_back(ranked[i].player);
    }
    return out;
}

/// In rows: of each two whether they had better not meet. In the first round who is of one place, later who has met.
std::vector<bool> unwantedAmong(const Data& data, const State& state, const std::vector<int>& places, int round)
{
    const std::size_t n = places.size();
    std::vector<bool> out(n * n);
    std::unordered_map<std::string_view, std::size_t> placeOf;
    for (std::size_t i = 0; i < n; ++i)
        placeOf.emplace(at(state, places[i]).id, i);
    if (round == 1 && data.terms.keepApart)
        for (std::size_t i = 0; i < n * n; ++i)
            out[i] = i / n != i % n && at(state, places[i / n]).place == at(state, places[i % n]).place;
    for (int before = 0; before + 1 < round; ++before)
        for (const Table& table : state.rounds[static_cast<std::size_t>(before)].tables)
        {
            const auto a = placeOf.find(table.first);
            const auto b = placeOf.find(table.second);
            if (a != placeOf.end() && b != placeOf.end())
                out[a->second * n + b->second] = out[b->second * n + a->second] = true;
        }
    return out;
}

} // namespace

bool haveMet(const State& state, std::string_view a, std::string_view b, int round)
{
    for (int i = 0; i + 1 < round; ++i)
        for (const Table& table : state.rounds[static_cast<std::size_t>(i)].tables)
            if (table.has(a) && table.has(b))
                return true;
    return false;
}

std::vector<int> active(const Data& data, const State& state)
{
    const auto plays = [&](const Player& one)
    {
        if (one.isGone())
            return false;
        if (!one.leaving)
            return true;
        return data.options.annulledPlaysOn == "true" &&
               (one.leaving->how != How::NoShow || data.options.noShowPlaysOn == "true");
    };
    std::vector<int> out;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (plays(state.players[i]))
            out.push_back(static_cast<int>(i));
    return out;
}

Lineup lineupOf(const Data& data, const State& state, int round)
{
    Lineup out;
    const std::vector<int> players = playersOf(data, state, round);
    out.places = round == 1 ? inDrawnOrder(data, players) : inRankedOrder(data, state, players, round, out.byLot);
    if (out.places.size() % 2 != 0)
    {
        const std::size_t last = byeIn(data, state, out.places, round);
        out.bye = out.places[last];
        out.byeAgainst = lastToLeave(data, state, round);
        out.places.erase(out.places.begin() + static_cast<std::ptrdiff_t>(last));
    }
    out.searches = round == 1 ? data.terms.keepApart : data.options.avoidRematches == "true";
    out.unwelcome = unwantedAmong(data, state, out.places, round);
    return out;
}

Proposal proposed(const Data& data, const State& state, int round)
{
    const Lineup line = lineupOf(data, state, round);
    Proposal out;
    out.bye = line.bye;
    out.byeAgainst = line.byeAgainst;
    out.byLot = line.byLot;
    const Unwanted unwanted = [&](int a, int b) { return line.isUnwelcome(a, b); };
    const Pairs pairs = line.searches ? paired(line.count(), unwanted) : neighbours(line.count());
    out.unwanted = costOf(pairs, unwanted).unwanted;
    for (const auto& [a, b] : pairs)
        out.pairs.emplace_back(line.places[static_cast<std::size_t>(a)], line.places[static_cast<std::size_t>(b)]);
    out.tables = seatsOf(data, state, out.pairs, round);
    return out;
}

std::optional<int> roundToPair(const Data& data, const State& state)
{
    const int next = state.published() + 1;
    return state.announced && state.isQuiet() && next <= data.terms.rounds ? std::optional(next) : std::nullopt;
}

bool mustSitOut(const Data& data, const State& state)
{
    return state.published() == 0 && active(data, state).size() % 2 != 0 && lastList(data, state) != nullptr;
}

const Player* lastList(const Data& data, const State& state)
{
    const Player* last = nullptr;
    int lastIndex = 0;
    const auto key = [&](const Player& one, int index)
    {
        return std::tuple(one.list.has_value() ? 0 : 1, one.list ? one.list->delivered : play::Day{},
                          one.list ? one.list->time : std::string(), lotOf(data.terms.seed, Lot::LastList, 0, index));
    };
    for (const int index : active(data, state))
    {
        const Player& one = at(state, index);
        const bool own = !data.terms.club.empty() && one.club == data.terms.club;
        if (own && (last == nullptr || key(*last, lastIndex) < key(one, index)))
        {
            last = &one;
            lastIndex = index;
        }
    }
    return last;
}

} // namespace merlon::centuria
