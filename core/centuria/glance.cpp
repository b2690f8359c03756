#include "core/centuria/glance.h"

#include "core/centuria/rounds/rounds.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

play::Tone toneOf(Progress progress)
{
    switch (progress)
    {
    case Progress::Draft:
        return play::Tone::Idle;
    case Progress::Waiting:
        return play::Tone::Waits;
    case Progress::Playing:
        return play::Tone::Runs;
    case Progress::Disputed:
        return play::Tone::Disputed;
    case Progress::In:
    case Progress::Checked:
    case Progress::Award:
        break;
    }
    return play::Tone::Done;
}

TileRow tileOf(const Table& one, const TableId& id, const Round& round, int number)
{
    TileRow row{number, {}, {one.first}, PlayerId{one.second}, {}, {}, progressOf(one, round)};
    if (round.published)
        row.table = id;
    if (one.points)
    {
        row.firstPoints = one.points->first;
        row.secondPoints = one.points->second;
    }
    return row;
}

play::Sheet asTiles(const std::vector<TileRow>& rows)
{
    play::Tiles tiles;
    tiles.thing = "table";
    tiles.number = "number";
    tiles.lines = {{"first", "first_points"}, {"second", "second_points"}};
    tiles.state = "progress";
    play::Sheet out{"round", &play::kindOf<TileRow>(), {}};
    for (const TileRow& row : rows)
    {
        out.rows.push_back(play::fieldsOf(row));
        tiles.tones.push_back(toneOf(row.progress));
    }
    out.tiles = std::move(tiles);
    return out;
}

/// Of a table of a round, from 0.
/// Behind all tables.
int numberOfBye(const Round& round)
{
    return round.tables.empty() ? 1 : round.tables.back().number + 1;
}

} // namespace

play::Sheet tilesOf(const Data& data, const State& state)
{
    std::vector<TileRow> rows;
    const int number = static_cast<int>(state.rounds.size());
    if (number == 0)
        return asTiles(rows);
    const Round& round = state.rounds.back();
    for (const Table& one : round.tables)
        rows.push_back(tileOf(one, tableIn(number, one.number), round, one.number));
    if (!round.bye.empty())
        rows.push_back({numberOfBye(round),
                        {},
                        {round.bye},
                        std::nullopt,
                        data.ruleset->awards.table,
                        std::nullopt,
                        Progress::Award});
    play::Sheet out = asTiles(rows);
    out.posted = round.published; // nobody reads pairs that may still change
    return out;
}

play::Sheet seatsOf(const State& state)
{
    std::vector<SeatRow> rows;
    if (const int number = state.published(); number > 0)
    {
        const Round& round = state.rounds[static_cast<std::size_t>(number - 1)];
        for (const Table& one : round.tables)
        {
            rows.push_back({{one.first}, one.number, PlayerId{one.second}});
            rows.push_back({{one.second}, one.number, PlayerId{one.first}});
        }
        if (!round.bye.empty())
            rows.push_back({{round.bye}, numberOfBye(round), std::nullopt});
    }
    std::ranges::sort(rows, {}, [](const SeatRow& row) { return row.player.id; });
    play::Sheet out{"seats", &play::kindOf<SeatRow>(), {}};
    for (const SeatRow& row : rows)
        out.rows.push_back(play::fieldsOf(row));
    out.posted = true;
    return out;
}

std::vector<play::Reason> provisos(const State& state)
{
    play::List open;
    const int number = state.published();
    if (number > 0)
    {
        const Round& round = state.rounds[static_cast<std::size_t>(number - 1)];
        for (const Table& one : round.tables)
            if (!one.points)
                open.emplace_back(one.number);
    }
    if (open.empty())
        return {};
    const auto count = static_cast<int>(open.size());
    return {{says::centuria_ranking_when_provisional, {{"count", count}, {"tables", std::move(open)}}}};
}

std::optional<play::Record> nextOf(const Data& data, const State& state)
{
    if (!state.announced)
        return play::Record{"announce", {}};
    if (state.draft() != nullptr)
        return play::Record{"publish", {{"round", static_cast<int>(state.rounds.size())}}};
    if (!mustSitOut(data, state))
        if (const auto pair = pairByTheRules(data, state))
            return play::recordOf(*pair);
    if (state.published() >= data.terms.rounds)
        return {};
    return play::Record{"pair", {{"round", state.published() + 1}}};
}

} // namespace merlon::centuria
