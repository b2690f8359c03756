#include "core/centuria/sheets.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

template <class Row>
play::Sheet sheet(std::string_view key, const std::vector<Row>& rows)
{
    play::Sheet out{key, &play::kindOf<Row>(), {}};
    for (const Row& row : rows)
        out.rows.push_back(play::fieldsOf(row));
    return out;
}

template <class T>
std::optional<T> unless(bool none, T value)
{
    return none ? std::nullopt : std::optional<T>(std::move(value));
}

Stands standsAs(const Player& player, const Standing& one, bool over)
{
    if (player.isGone())
        return Stands::Gone;
    if (one.annulled)
        return Stands::Annulled;
    return over ? Stands::Final : Stands::Provisional;
}

/// Rounds in which his game was checked by the form.
std::vector<int> checkedOf(const State& state, const std::string& player)
{
    std::vector<int> out;
    for (std::size_t i = 0; i < state.rounds.size(); ++i)
        if (std::ranges::any_of(state.rounds[i].tables,
                                [&](const Table& table) { return table.checked && table.has(player); }))
            out.push_back(static_cast<int>(i) + 1);
    return out;
}

play::Sheet placesOf(const Data& data, const State& state)
{
    std::vector<PlaceRow> rows;
    const bool over = state.published() >= data.terms.rounds && state.isQuiet();
    for (const Standing& one : standings(data, state, state.published()))
    {
        const Player& player = state.players[static_cast<std::size_t>(one.player)];
        rows.push_back({one.place,
                        {player.id},
                        one.total,
                        one.tieOpponents,
                        one.tieDifference,
                        one.byRound,
                        one.penalties,
                        standsAs(player, one, over),
                        player.place,
                        checkedOf(state, player.id)});
    }
    return sheet("standings", rows);
}

void addTables(std::vector<TableRow>& rows, const Data& data, const Round& round, int number)
{
    int table = 0;
    for (const Table& one : round.tables)
    {
        const auto& points = one.points;
        const Progress progress = !round.published ? Progress::Draft
                                  : !points        ? Progress::Playing
                                  : one.award      ? Progress::Award
                                  : one.checked    ? Progress::Checked
                                                   : Progress::In;
        rows.push_back({number,
                        ++table,
                        {one.first},
                        PlayerId{one.second},
                        points ? std::optional(points->first) : std::nullopt,
                        points ? std::optional(points->second) : std::nullopt,
                        progress});
    }
    if (!round.bye.empty())
        rows.push_back(
            {number, ++table, {round.bye}, std::nullopt, data.ruleset->awards.table, std::nullopt, Progress::Award});
}

/// The last round first: that is the one that is played.
play::Sheet tablesOf(const Data& data, const State& state)
{
    std::vector<TableRow> rows;
    for (int round = static_cast<int>(state.rounds.size()); round > 0; --round)
        addTables(rows, data, state.rounds[static_cast<std::size_t>(round - 1)], round);
    return sheet("pairings", rows);
}

play::Sheet playersOf(const State& state)
{
    std::vector<PlayerRow> rows;
    for (const Player& one : state.players)
    {
        if (one.satOut)
            continue;
        const bool none = !one.list;
        const ArmyList list = one.list.value_or(ArmyList{});
        rows.push_back({{one.id},
                        one.place,
                        unless(one.club.empty(), one.club),
                        unless(none, list.points),
                        unless(none, list.units),
                        unless(none, list.generals),
                        unless(none, list.delivered),
                        unless(list.time.empty(), list.time),
                        unless(none, list.late),
                        one.kitPenalty});
    }
    return sheet("players", rows);
}

play::Sheet roundsOf(const Data& data, const State& state)
{
    std::vector<RoundRow> rows;
    for (int round = 1; round <= data.terms.rounds; ++round)
    {
        const auto at = static_cast<std::size_t>(round - 1);
        RoundRow row{round, {}, minutesOf(data.terms, round), {}, false};
        if (at < data.terms.battles.size())
            row.scenario = data.terms.battles[at];
        if (round <= state.published())
            row.open = static_cast<int>(
                std::ranges::count_if(state.rounds[at].tables, [](const Table& one) { return !one.points; }));
        row.byHand = at < state.rounds.size() && state.rounds[at].byHand;
        rows.push_back(row);
    }
    return sheet("rounds", rows);
}

play::Sheet historyOf(const Data& data, const State& state)
{
    std::vector<HistoryRow> rows;
    const int over = state.published() - (state.isQuiet() ? 0 : 1);
    if (over <= 0)
        return sheet("history", rows);
    std::vector<HistoryRow> byPlayer(state.players.size());
    for (int round = 1; round <= over; ++round)
        for (const Standing& one : standings(data, state, round))
        {
            HistoryRow& row = byPlayer[static_cast<std::size_t>(one.player)];
            row.ranks.push_back(one.place);
            row.totals.push_back(one.total);
        }
    for (const Standing& one : standings(data, state, over))
    {
        HistoryRow& row = rows.emplace_back(byPlayer[static_cast<std::size_t>(one.player)]);
        row.player.id = state.players[static_cast<std::size_t>(one.player)].id;
    }
    return sheet("history", rows);
}

play::Sheet termsOf(const Data& data)
{
    const Terms& terms = data.terms;
    TermsRow row{terms.day,
                 terms.listsDue,
                 terms.rounds,
                 terms.armyPoints,
                 {terms.unitsLeast, terms.unitsMost},
                 terms.lateMinutes,
                 terms.lateEntryUntil,
                 {},
                 terms.scenerySupplied,
                 terms.commandPoints,
                 terms.lossesToEliminate,
                 unless(terms.club.empty(), terms.club),
                 static_cast<int>(terms.seed)};
    row.keepApart.choose(terms.keepApart ? "place" : "none");
    return sheet("terms", std::vector{row});
}

} // namespace

std::vector<play::Sheet> sheetsOf(const Data& data, const State& state)
{
    return {placesOf(data, state), tablesOf(data, state),  playersOf(state),
            roundsOf(data, state), historyOf(data, state), termsOf(data)};
}

} // namespace merlon::centuria
