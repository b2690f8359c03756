#include "core/centuria/handouts.h"

#include "core/centuria/entry/entry.h"
#include "core/play/shape.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::play
{

SHAPE(centuria::PostedRow, "posted_row", "centuria.pairing.swiss", FIELD(centuria::PostedRow::number, "number"),
      FIELD(centuria::PostedRow::first, "first"), FIELD(centuria::PostedRow::second, "second"))
SHAPE(centuria::FindRow, "find_row", "centuria.pairing.swiss", FIELD(centuria::FindRow::player, "player"),
      FIELD(centuria::FindRow::number, "number"), FIELD(centuria::FindRow::opponent, "opponent"))
SHAPE(centuria::ResultRow, "result_row", "centuria.ranking.game-points", FIELD(centuria::ResultRow::number, "number"),
      FIELD(centuria::ResultRow::first, "first"), FIELD(centuria::ResultRow::firstPoints, "first_points"),
      FIELD(centuria::ResultRow::second, "second"), FIELD(centuria::ResultRow::secondPoints, "second_points"))
SHAPE(centuria::RankRow, "rank_row", "centuria.ranking.total", FIELD(centuria::RankRow::rank, "rank"),
      FIELD(centuria::RankRow::player, "player"), FIELD(centuria::RankRow::total, "total"),
      FIELD(centuria::RankRow::tieOpponents, "tie_opponents"),
      FIELD(centuria::RankRow::tieDifference, "tie_difference"), FIELD(centuria::RankRow::standing, "standing"))
SHAPE(centuria::PlannedRow, "planned_row", "centuria.format.length", FIELD(centuria::PlannedRow::round, "round"),
      FIELD(centuria::PlannedRow::scenario, "scenario"), FIELD(centuria::PlannedRow::minutes, "minutes"))

} // namespace merlon::play

namespace merlon::centuria
{
namespace
{

using Use = play::Handout::Use;

/// Where an opponent would stand.
play::Value winAtTheTable()
{
    return play::Choice{"progress", "award"};
}

/// By table; a win at the table comes last and has none.
play::Sheet pairsOf(const Round& round)
{
    play::Sheet sheet{"pairings", &play::kindOf<PostedRow>(), {}};
    for (const Table& table : round.tables)
        sheet.rows.push_back(play::fieldsOf(PostedRow{table.number, {table.first}, PlayerId{table.second}}));
    if (!round.bye.empty())
        sheet.rows.push_back({{"first", player(round.bye)}, {"second", winAtTheTable()}});
    return sheet;
}

play::Sheet seatsByPlayer(const Round& round)
{
    play::Sheet sheet{"pairings", &play::kindOf<FindRow>(), {}};
    for (const Table& table : round.tables)
    {
        sheet.rows.push_back(play::fieldsOf(FindRow{{table.first}, table.number, PlayerId{table.second}}));
        sheet.rows.push_back(play::fieldsOf(FindRow{{table.second}, table.number, PlayerId{table.first}}));
    }
    if (!round.bye.empty())
        sheet.rows.push_back({{"player", player(round.bye)}, {"opponent", winAtTheTable()}});
    return sheet;
}

play::Sheet resultsOf(const Data& data, const Round& round)
{
    play::Sheet sheet{"pairings", &play::kindOf<ResultRow>(), {}};
    for (const Table& table : round.tables)
    {
        ResultRow row{table.number, {table.first}, {}, PlayerId{table.second}, {}};
        if (table.points)
        {
            row.firstPoints = table.points->first;
            row.secondPoints = table.points->second;
        }
        sheet.rows.push_back(play::fieldsOf(row));
    }
    if (!round.bye.empty())
        sheet.rows.push_back(
            {{"first", player(round.bye)}, {"first_points", data.ruleset->awards.table}, {"second", winAtTheTable()}});
    return sheet;
}

/// Of the standings, what is read from afar.
play::Sheet rankingOf(const std::vector<play::Sheet>& sheets)
{
    play::Sheet out{"standings", &play::kindOf<RankRow>(), {}};
    const auto standings = std::ranges::find(sheets, std::string_view("standings"), &play::Sheet::key);
    for (const play::Fields& row : standings->rows)
    {
        play::Fields& few = out.rows.emplace_back();
        for (const play::Field& field : out.columns->fields)
            if (const play::Value* value = play::find(row, field.key))
                few.emplace_back(field.key, *value);
    }
    return out;
}

/// Those that still play make results and standings provisional.
std::vector<play::Reason> withOpenGames(std::vector<play::Reason> heads, const Round& round)
{
    for (const Table& table : round.tables)
        if (!table.points)
            heads.push_back({says::centuria_ranking_game_points_waits,
                             {{"first", player(table.first)}, {"second", player(table.second)}}});
    return heads;
}

/// All that was found when it was announced, and the settings; readings away from the usual are among it.
play::Handout announcementOf(const Data& data, const std::vector<play::Sheet>& sheets)
{
    play::Handout out{"announcement", Use::Read};
    const play::Given none;
    play::Tray tray(none);
    const play::Begun<Announce> order{};
    out.heads = judge(data, State{}, order, tray).reasons;
    for (const play::Sheet& sheet : sheets)
        if (sheet.key == "terms")
            out.sheets.push_back(sheet);
    play::Sheet& rounds = out.sheets.emplace_back(play::Sheet{"rounds", &play::kindOf<PlannedRow>(), {}});
    for (int round = 1; round <= data.terms.rounds; ++round)
    {
        const auto at = static_cast<std::size_t>(round - 1);
        const auto& battles = data.terms.battles;
        rounds.rows.push_back(play::fieldsOf(PlannedRow{
            round, at < battles.size() ? std::optional(battles[at]) : std::nullopt, minutesOf(data.terms, round)}));
    }
    return out;
}

} // namespace

std::optional<Battle> Seats::battle() const
{
    const auto at = static_cast<std::size_t>(round - 1);
    return at < data.terms.battles.size() ? std::optional(data.terms.battles[at]) : std::nullopt;
}

std::vector<play::Value> Seats::players() const
{
    return {player(table.first), player(table.second)};
}

std::vector<play::Reason> Seats::heads() const
{
    std::vector<play::Reason> out = roundHeads(data, round);
    out.insert(out.begin() + 1, {says::centuria_pairing_swiss_table, {{"number", number}}});
    return out;
}

std::vector<play::Reason> roundHeads(const Data& data, int round)
{
    std::vector<play::Reason> out{{says::centuria_format_day_round, {{"round", round}, {"count", data.terms.rounds}}}};
    if (const auto at = static_cast<std::size_t>(round - 1); at < data.terms.battles.size())
        out.push_back({says::centuria_format_scenarios_now, {{"scenario", play::wordValue(data.terms.battles[at])}}});
    return out;
}

std::vector<play::Handout> handoutsOf(const Data& data, const State& state, const std::vector<play::Sheet>& sheets)
{
    std::vector<play::Handout> out{announcementOf(data, sheets)};
    const int number = state.published();
    if (number == 0)
        return out;
    const Round& round = state.rounds[static_cast<std::size_t>(number - 1)];
    const std::vector<play::Reason> heads = roundHeads(data, number);
    out.push_back({"by_table", Use::HungUp, heads, {pairsOf(round)}});
    out.push_back({"by_player", Use::HungUp, heads, {seatsByPlayer(round)}, {}, true});
    play::Handout scores{"score_sheets", Use::FilledIn};
    play::Handout setUps{"set_up_sheets", Use::FilledIn};
    play::Handout slips{"slips", Use::CutApart};
    for (const Table& one : round.tables)
    {
        const Seats seats{data, state, number, one.number, one};
        scores.leaves.push_back(scoreSheet(seats));
        setUps.leaves.push_back(setUpSheet(seats));
        std::ranges::move(slipsOf(seats), std::back_inserter(slips.leaves));
    }
    out.insert(out.end(), {std::move(scores), std::move(setUps), std::move(slips)});
    out.push_back({"results", Use::HungUp, withOpenGames(heads, round), {resultsOf(data, round)}});
    out.push_back({"ranking", Use::HungUp, withOpenGames(heads, round), {rankingOf(sheets)}});
    return out;
}

} // namespace merlon::centuria
