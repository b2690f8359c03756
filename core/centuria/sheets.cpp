#include "core/centuria/sheets.h"

#include "core/centuria/entry/entry.h"
#include "core/centuria/glance.h"
#include "core/centuria/rounds/rounds.h"

#include "centuria_rules.h"

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

/// Where he sits in the round that was published last.
std::optional<int> tableNow(const State& state, const std::string& player)
{
    if (state.published() == 0)
        return {};
    const Round& round = state.rounds[static_cast<std::size_t>(state.published() - 1)];
    if (const Table* at = round.of(player))
        return at->number;
    return round.bye == player ? std::optional(round.tables.empty() ? 1 : round.tables.back().number + 1)
                               : std::nullopt;
}

/// By what of two with the same total the first one stands before the other; none: by the total.
std::optional<play::Reason> separates(const State& state, const Standing& first, const Standing& second)
{
    if (first.group != second.group || first.total != second.total)
        return {};
    const auto name = [&](const Standing& one)
    { return centuria::player(state.players[static_cast<std::size_t>(one.player)].id); };
    play::Args args{{"player", name(first)}, {"other", name(second)}};
    const auto by = [&](const Phrase& phrase, int a, int b)
    {
        args.insert(args.end(), {{"first", a}, {"second", b}});
        return play::Reason{phrase, args};
    };
    if (first.tieOpponents != second.tieOpponents)
        return by(says::centuria_ranking_tie_opponents_decides, first.tieOpponents, second.tieOpponents);
    if (first.tieDifference != second.tieDifference)
        return by(says::centuria_ranking_tie_difference_decides, first.tieDifference, second.tieDifference);
    if (first.place == second.place)
        return play::Reason{says::centuria_ranking_tie_rest_ruling_shared, args};
    return play::Reason{says::centuria_ranking_tie_rest_ruling_drawn, args};
}

/// Of each, what puts it behind the one above and before the one beneath.
std::vector<std::vector<play::Reason>> tiesOf(const State& state, const std::vector<Standing>& all)
{
    std::vector<std::vector<play::Reason>> out(all.size());
    for (std::size_t i = 0; i + 1 < all.size(); ++i)
        if (const auto why = separates(state, all[i], all[i + 1]))
        {
            out[i].push_back(*why);
            out[i + 1].push_back(*why);
        }
    return out;
}

play::Sheet placesOf(const Data& data, const State& state)
{
    std::vector<PlaceRow> rows;
    const bool over = state.published() >= data.terms.rounds && state.isQuiet();
    const std::vector<Standing> all = standings(data, state, state.published());
    for (const Standing& one : all)
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
                        tableNow(state, player.id),
                        player.place,
                        checkedOf(state, player.id)});
    }
    play::Sheet out = sheet("standings", rows);
    out.current = true;
    out.posted = true;
    out.notes = provisos(state);
    out.why = tiesOf(state, all);
    out.reckoned = {{"rank", rule::centuria_ranking_tie_rest_ruling},
                    {"total", rule::centuria_ranking_total},
                    {"tie_opponents", rule::centuria_ranking_tie_opponents},
                    {"tie_difference", rule::centuria_ranking_tie_difference}};
    return out;
}

void addTables(std::vector<TableRow>& rows, const Data& data, const Round& round, int number)
{
    for (const Table& one : round.tables)
    {
        const auto& points = one.points;
        rows.push_back({number,
                        one.number,
                        {one.first},
                        PlayerId{one.second},
                        points ? std::optional(points->first) : std::nullopt,
                        points ? std::optional(points->second) : std::nullopt,
                        progressOf(one, round)});
    }
    const int behind = round.tables.empty() ? 1 : round.tables.back().number + 1;
    if (!round.bye.empty())
        rows.push_back(
            {number, behind, {round.bye}, std::nullopt, data.ruleset->awards.table, std::nullopt, Progress::Award});
}

/// The last round first: that is the one that is played.
play::Sheet tablesOf(const Data& data, const State& state)
{
    std::vector<TableRow> rows;
    for (int round = static_cast<int>(state.rounds.size()); round > 0; --round)
        addTables(rows, data, state.rounds[static_cast<std::size_t>(round - 1)], round);
    return sheet("pairings", rows);
}

int conductOf(const Player& player)
{
    int sum = 0;
    for (const Reproach& one : player.reproaches)
        sum += one.tp;
    return sum;
}

std::vector<std::string> notesOf(const Player& player)
{
    std::vector<std::string> out;
    for (const Reproach& one : player.reproaches)
        if (!one.note.empty())
            out.push_back(one.note);
    return out;
}

play::Sheet opponentsOf(const Data& data, const State& state)
{
    std::vector<OpponentRow> rows;
    for (Encounter& one : encounters(data, state))
        rows.push_back({{one.player},
                        static_cast<int>(state.rounds.size()),
                        one.table,
                        unless(one.opponent.empty(), PlayerId{one.opponent}),
                        one.because,
                        unless(one.neighbour.empty(), PlayerId{one.neighbour}),
                        std::move(one.met),
                        unless(!one.more, one.more.value_or(Cost{}).unwanted),
                        unless(!one.more, static_cast<int>(one.more.value_or(Cost{}).squares))});
    return sheet("opponents", rows);
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
                        one.kitPenalty,
                        conductOf(one),
                        notesOf(one)});
    }
    return sheet("players", rows);
}

play::Sheet roundsOf(const Data& data, const State& state)
{
    std::vector<RoundRow> rows;
    for (int round = 1; round <= data.terms.rounds; ++round)
    {
        const auto at = static_cast<std::size_t>(round - 1);
        RoundRow row{round, {}, minutesOf(data.terms, round), {}, false, false};
        if (at < data.terms.battles.size())
            row.scenario = data.terms.battles[at];
        if (round <= state.published())
            row.open = static_cast<int>(
                std::ranges::count_if(state.rounds[at].tables, [](const Table& one) { return !one.points; }));
        row.byHand = at < state.rounds.size() && state.rounds[at].byHand;
        row.seatedByHand = at < state.rounds.size() && state.rounds[at].seatedByHand;
        rows.push_back(row);
    }
    return sheet("rounds", rows);
}

/// Those that the organiser describes.
play::Sheet roomOf(const Data& data)
{
    std::vector<RoomRow> rows;
    for (const TableThere& one : data.terms.tables)
        rows.push_back({one.number, one.name, one.fixed});
    return sheet("tables", rows);
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

CommandRow ledgerOf(const Data& data, const State& state, const TableId& id, const std::string& name)
{
    const auto [round, number] = *placeOf(id);
    CommandRow row{round, number, {name}, commandPointsOf(data, state.find(name)), {}, {}, 0};
    for (const Expense& one : state.table(id)->spent)
        if (one.player == name)
        {
            row.spent.push_back(one.on);
            if (one.on == Spending::Reroll)
                row.rerolls.push_back(one.turn);
        }
    row.left = commandLeft(data, state, id, name).value_or(0);
    return row;
}

/// The round that is played first.
play::Sheet commandOf(const Data& data, const State& state)
{
    std::vector<CommandRow> rows;
    for (int round = state.published(); round > 0; --round)
        for (const Table& table : state.rounds[static_cast<std::size_t>(round - 1)].tables)
            for (const std::string& name : {table.first, table.second})
                rows.push_back(ledgerOf(data, state, tableIn(round, table.number), name));
    return sheet("command", rows);
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
                 static_cast<int>(terms.seed),
                 terms.fixedElements,
                 terms.officialAdditions,
                 {},
                 terms.optionalRules,
                 terms.overrides};
    for (const Addition& one : terms.additions)
        if (isInForce(terms, one))
            row.additions.push_back(one.name);
    row.keepApart.choose(terms.keepApart ? "place" : "none");
    play::Sheet out = sheet("terms", std::vector{row});
    out.notes = otherReadings(data);
    return out;
}

} // namespace

Progress progressOf(const Table& table, const Round& round)
{
    const auto isPlayed = [](const Table& one) { return one.points && !one.award; };
    if (!round.published)
        return Progress::Draft;
    if (table.calls)
        return Progress::Disputed;
    if (table.points)
        return table.award ? Progress::Award : table.checked ? Progress::Checked : Progress::In;
    const bool begun = round.started || std::ranges::any_of(round.tables, isPlayed);
    const bool awaits = round.findMissing(table.first) != nullptr || round.findMissing(table.second) != nullptr;
    return begun && !awaits ? Progress::Playing : Progress::Waiting;
}

std::vector<play::Sheet> sheetsOf(const Data& data, const State& state)
{
    std::vector<play::Sheet> all{
        placesOf(data, state), tilesOf(data, state),  seatsOf(state),           tablesOf(data, state),
        playersOf(state),      roundsOf(data, state), opponentsOf(data, state), historyOf(data, state),
        roomOf(data),          termsOf(data)};
    if (data.terms.commandPoints)
        all.push_back(commandOf(data, state));
    return all;
}

} // namespace merlon::centuria
