#pragma once

#include "core/centuria/desk/encounters.h"
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
    Waiting, ///< the round is not begun, or a player is not there
    Playing,
    Disputed, ///< the referee is wanted
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
    std::optional<int> number; ///< of his table
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
    int kit = 0;                    ///< penalty
    int conduct = 0;                ///< penalties
    std::vector<std::string> notes; ///< of these, and of warnings
};
/// Of one player: whom he meets in the last round, why not his neighbour, and what that would have cost.
struct OpponentRow
{
    PlayerId player;
    int round = 0;
    std::optional<int> number; ///< table
    std::optional<PlayerId> opponent;
    Because because = Because::Ranking;
    std::optional<PlayerId> neighbour;
    std::vector<int> metIn;
    std::optional<int> moreMeetings;
    std::optional<int> moreSquares;
};
struct RoundRow
{
    int round = 0;
    std::optional<Battle> scenario;
    int minutes = 0;
    std::optional<int> open; ///< tables that are still played
    bool byHand = false;
    bool seatedByHand = false;
};
/// A table of the room, as the organiser describes it.
struct RoomRow
{
    int number = 1;
    std::optional<std::string> name;
    std::vector<std::string> fixed;
};
/// Of one player, after each round that is over.
struct HistoryRow
{
    PlayerId player;
    std::vector<int> ranks;
    std::vector<int> totals;
};
/// The ledger of a player in a game.
struct CommandRow
{
    int round = 0;
    int number = 0;
    PlayerId player;
    int granted = 0;
    std::vector<Spending> spent; ///< as it came
    std::vector<int> rerolls;    ///< turns that had one
    int left = 0;
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
    std::vector<std::string> fixedElements;
    Additions officialAdditions;
    std::vector<std::string> additions; ///< those of them that are listed and in force
    std::vector<std::string> optionalRules;
    std::vector<std::string> overrides;
};

Progress progressOf(const Table& table, const Round& round);
std::vector<play::Sheet> sheetsOf(const Data& data, const State& state);

} // namespace merlon::centuria

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<centuria::Stands> = words("standing", "final", "provisional", "annulled", "gone");
template <>
inline constexpr auto wordsOf<centuria::Progress> = words("progress", "draft", "waiting", "playing", "disputed", "in",
                                                          "checked", "award");

} // namespace merlon::play
