#pragma once

#include "core/centuria/sheets.h"

/// The round that is played, at a glance: its tables as tiles, who sits where, and what opens the next one.
namespace merlon::centuria
{

struct TileRow
{
    int number = 0;
    std::optional<TableId> table; ///< none: it is not published, or nobody plays at it
    PlayerId first;
    std::optional<PlayerId> second; ///< none: a win at the table
    std::optional<int> firstPoints;
    std::optional<int> secondPoints;
    Progress progress = Progress::Draft;
};
/// For whoever looks for his own name.
struct SeatRow
{
    PlayerId player;
    int number = 0;
    std::optional<PlayerId> against;
};

/// Of the last round, published or not.
play::Sheet tilesOf(const Data& data, const State& state);
/// Of the last round that was published, by name.
play::Sheet seatsOf(const State& state);
/// What is said above the standings: which games are open.
std::vector<play::Reason> provisos(const State& state);
/// What opens the next round, refused while something is missing.
std::optional<play::Record> nextOf(const Data& data, const State& state);

} // namespace merlon::centuria
