#pragma once

#include "core/centuria/desk/standings.h"
#include "core/play/system.h"

/// What a desk shows of a tournament.
namespace merlon::centuria
{

/// Whether what stands there may still change, or counts no more.
enum class Stands : std::uint8_t
{
    Final,
    Provisional,
    Annulled,
    Gone
};
enum class Progress : std::uint8_t
{
    Draft,
    Playing,
    In,
    Checked, ///< by the form
    Award
};

struct PlaceRow
{
    int rank = 0;
    PlayerId player;
    int total = 0;
    int tieOpponents = 0;
    int tieDifference = 0;
    std::vector<int> byRound;
    int penalties = 0;
    Stands standing = Stands::Final;
    std::string origin;
    std::vector<int> checked; ///< rounds whose game was checked by the form
};
struct TableRow
{
    int round = 0;
    int number = 0;
    PlayerId first;
    std::optional<PlayerId> second; ///< none: a win at the table
    std::optional<int> firstPoints;
    std::optional<int> secondPoints;
    Progress progress = Progress::Draft;
};
struct PlayerRow
{
    PlayerId player;
    std::string origin;
    std::optional<std::string> club;
    std::optional<int> points;
    std::optional<int> units;
    std::optional<int> generals;
    std::optional<play::Day> delivered;
    std::optional<std::string> time;
    std::optional<int> late;
    int kit = 0; ///< penalty
};
struct RoundRow
{
    int round = 0;
    std::optional<Battle> scenario;
    int minutes = 0;
    std::optional<int> open; ///< tables that are still played
    bool byHand = false;
};
/// Of one player, after each round that is over.
struct HistoryRow
{
    PlayerId player;
    std::vector<int> ranks;
    std::vector<int> totals;
};
/// What the announcement says.
struct TermsRow
{
    play::Day day;
    play::Day listsDue;
    int rounds = 0;
    int armyPoints = 0;
    std::vector<int> units;
    int lateMinutes = 0;
    int lateEntryUntil = 0;
    Apart keepApart;
    bool scenerySupplied = false;
    bool commandPoints = false;
    int lossesToEliminate = 0;
    std::optional<std::string> club;
    int seed = 0;
};

std::vector<play::Sheet> sheetsOf(const Data& data, const State& state);

} // namespace merlon::centuria

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<centuria::Stands> = words("standing", "final", "provisional", "annulled", "gone");
template <>
inline constexpr auto wordsOf<centuria::Progress> = words("progress", "draft", "playing", "in", "checked", "award");

} // namespace merlon::play
