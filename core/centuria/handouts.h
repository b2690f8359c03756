#pragma once

#include "core/centuria/sheets.h"
#include "core/play/handout.h"

/// What a tournament prints besides its sheets: posters, and a page or slips for each table.
namespace merlon::centuria
{

/// Where they play, by table.
struct PostedRow
{
    int number = 0;
    PlayerId first;
    std::optional<PlayerId> second;
};
/// The same by player.
struct FindRow
{
    PlayerId player;
    std::optional<int> number;
    std::optional<PlayerId> opponent;
};
struct ResultRow
{
    int number = 0;
    PlayerId first;
    std::optional<int> firstPoints;
    std::optional<PlayerId> second;
    std::optional<int> secondPoints;
};

struct RankRow
{
    int rank = 0;
    PlayerId player;
    int total = 0;
    int tieOpponents = 0;
    int tieDifference = 0;
    Stands standing = Stands::Final;
};

/// Of a round, what is known beforehand.
struct PlannedRow
{
    int round = 0;
    std::optional<Battle> scenario;
    int minutes = 0;
};

/// A table of a round that is played: whose page or slips it is.
struct Seats
{
    const Data& data;
    const State& state;
    int round = 0;
    int number = 0;
    const Table& table;

    std::optional<Battle> battle() const;
    std::vector<play::Value> players() const;
    /// "Round 2 of 3", "Table 3", "Bridge"
    std::vector<play::Reason> heads() const;
};

/// "Round 2 of 3", and its scenario.
std::vector<play::Reason> roundHeads(const Data& data, int round);
/// The points of a game to write down, as its scenario asks for them.
play::Leaf scoreSheet(const Seats& seats);
/// How the table is laid out, step by step.
play::Leaf setUpSheet(const Seats& seats);
/// What both players write in secret: numbered by round, table, player and slip.
std::vector<play::Leaf> slipsOf(const Seats& seats);

std::vector<play::Handout> handoutsOf(const Data& data, const State& state, const std::vector<play::Sheet>& sheets);

} // namespace merlon::centuria
