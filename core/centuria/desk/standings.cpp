#include "core/centuria/desk/standings.h"

#include "core/centuria/desk/draw.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace merlon::centuria
{
namespace
{

/// A game of one player. `points` is 0 : 0 while it goes on.
struct Game
{
    int round = 0;
    int against = -1; ///< nobody: a win at the table
    Points points;    ///< his first
    bool open = false;
};

/// Who met whom in the first so many rounds.
class Games
{
public:
    Games(const Data& data, const State& state, int rounds) : games_(state.players.size())
    {
        for (std::size_t i = 0; i < state.players.size(); ++i)
            index_.emplace(state.players[i].id, static_cast<int>(i));
        for (int round = 0; round < rounds && round < static_cast<int>(state.rounds.size()); ++round)
            take(data, state.rounds[static_cast<std::size_t>(round)], round);
    }

    const std::vector<Game>& of(int player) const { return games_[static_cast<std::size_t>(player)]; }
    int scored(int player) const
    {
        int sum = 0;
        for (const Game& game : of(player))
            sum += game.points.first;
        return sum;
    }
    int scoredAgainst(int player, int other) const
    {
        int sum = 0;
        for (const Game& game : of(player))
            sum += game.against == other ? game.points.first : 0;
        return sum;
    }

private:
    int find(const std::string& id) const
    {
        const auto at = index_.find(id);
        return at == index_.end() ? -1 : at->second;
    }
    void add(int player, Game game)
    {
        if (player >= 0)
            games_[static_cast<std::size_t>(player)].push_back(game);
    }
    void take(const Data& data, const Round& round, int number)
    {
        for (const Table& table : round.tables)
        {
            const int a = find(table.first);
            const int b = find(table.second);
            const Points points = table.points.value_or(Points{});
            add(a, {number, b, points, !table.points});
            add(b, {number, a, {points.second, points.first}, !table.points});
        }
        const int award = data.ruleset->awards.table;
        add(find(round.bye), {number, find(round.byeAgainst), {award, 0}, false});
    }

    std::unordered_map<std::string, int> index_;
    std::vector<std::vector<Game>> games_;
};

/// As they were after so many rounds: what was fined later counts for the rankings after it.
int penaltiesOf(const Data& data, const Player& player, int rounds)
{
    int sum = player.kitPenalty + (player.list ? player.list->late * data.ruleset->penalties.listLate : 0);
    for (const Reproach& one : player.reproaches)
        sum += one.round <= rounds ? one.tp : 0;
    return sum;
}

/// Behind those who play on come those who are annulled, behind them those who are gone (R14, R58).
int groupOf(const Data& data, const Player& player, int rounds)
{
    if (!player.leaving || player.leaving->annulled > rounds)
        return 0;
    if (player.isGone() && player.leaving->round <= rounds)
        return 2;
    return data.options.annulledRank == "last" ? 1 : 0;
}

Standing standingOf(const Data& data, const State& state, const Games& games, int index, int rounds)
{
    const Player& player = state.players[static_cast<std::size_t>(index)];
    Standing out;
    out.player = index;
    out.annulled = player.leaving && player.leaving->annulled <= rounds;
    out.group = groupOf(data, player, rounds);
    out.penalties = penaltiesOf(data, player, rounds);
    out.byRound.resize(static_cast<std::size_t>(rounds));
    for (const Game& game : games.of(index))
    {
        out.byRound[static_cast<std::size_t>(game.round)] = game.points.first;
        out.total += game.points.first;
        out.tieDifference += game.points.first - game.points.second;
        out.open = out.open || game.open;
    }
    out.total = out.annulled ? 0 : out.total - out.penalties;
    if (data.options.totalFloor == "zero")
        out.total = std::max(out.total, 0);
    out.lot = lotOf(data.terms.seed, Lot::Ties, data.options.lots == "round" ? rounds : 0, index);
    return out;
}

/// What those whom he met have scored, but for their games against him; in the other reading, but for games of players
/// who are tied (R5).
int opponentsOf(const Data& data, const Games& games, const Standing& one, const std::vector<Standing>& byPlayer)
{
    int sum = 0;
    for (const Game& game : games.of(one.player))
    {
        if (game.against < 0 || game.open)
            continue;
        const Standing& other = byPlayer[static_cast<std::size_t>(game.against)];
        const bool leavesOut =
            data.options.tieOpponentsExcludes == "own_game" || (other.group == one.group && other.total == one.total);
        sum += games.scored(game.against) - (leavesOut ? games.scoredAgainst(game.against, one.player) : 0);
    }
    return sum;
}

auto keyOf(const Standing& one)
{
    return std::tuple(one.group, -one.total, -one.tieOpponents, -one.tieDifference);
}

std::vector<Standing> inOrder(const Data& data, const State& state, int rounds)
{
    const Games games(data, state, rounds);
    std::vector<Standing> all;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        all.push_back(standingOf(data, state, games, static_cast<int>(i), rounds));
    const std::vector<Standing> byPlayer = all;
    for (Standing& one : all)
        one.tieOpponents = opponentsOf(data, games, one, byPlayer);
    std::erase_if(all, [&](const Standing& one) { return state.players[static_cast<std::size_t>(one.player)].satOut; });
    std::ranges::sort(all, {}, [](const Standing& one) { return std::tuple(keyOf(one), -one.lot, one.player); });
    return all;
}

void number(std::vector<Standing>& all, bool shared)
{
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].place = shared && i > 0 && isTied(all[i - 1], all[i]) ? all[i - 1].place : static_cast<int>(i) + 1;
}

} // namespace

bool isTied(const Standing& a, const Standing& b)
{
    return keyOf(a) == keyOf(b);
}

std::vector<Standing> standings(const Data& data, const State& state, int rounds)
{
    auto all = inOrder(data, state, rounds);
    if (data.options.finalTies == "shared") // as they came: a lot decides nothing here
        std::ranges::sort(all, {}, [](const Standing& one) { return std::tuple(keyOf(one), one.player); });
    number(all, data.options.finalTies == "shared");
    return all;
}

std::vector<Standing> ranking(const Data& data, const State& state, int rounds)
{
    auto all = inOrder(data, state, rounds);
    number(all, false);
    return all;
}

} // namespace merlon::centuria
