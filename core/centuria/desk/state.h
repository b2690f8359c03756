#pragma once

#include "core/play/names.h"
#include "core/play/value.h"

#include <optional>
#include <string>
#include <vector>

namespace merlon::centuria
{

struct Player;
struct Table;
using PlayerId = play::Name<Player>;
using TableId = play::Name<Table>; ///< "r1-t3"

/// Section 5: how somebody is out of it, or has spoilt a game.
enum class How : std::uint8_t
{
    Left,
    Conceded,
    BrokeOff,
    NoShow,
    Expelled
};
struct Leaving
{
    How how = How::Left;
    int round = 0;    ///< so many were published
    int annulled = 0; ///< so many when his score was annulled: he may have spoilt a game before he went
    int order = 0;    ///< the first to go has 1

    friend bool operator==(const Leaving&, const Leaving&) = default;
};

struct ArmyList
{
    play::Day delivered;
    std::string time; ///< "18:30", or empty
    int late = 0;     ///< days
    int points = 0;
    int units = 0;
    int generals = 0;
    int tacticalValue = 0; ///< of the Commander

    friend bool operator==(const ArmyList&, const ArmyList&) = default;
};

struct Player
{
    std::string id; ///< his name
    std::string place;
    std::string club;
    std::optional<ArmyList> list;
    bool inspected = false;
    int kitPenalty = 0;
    bool satOut = false; ///< the organising club withdrew him: he is not in the tournament
    int earlier = 0;     ///< offences of this year that were known when he entered
    std::optional<Leaving> leaving;

    /// Whoever went, or was sent away: nobody plays him any more.
    bool isGone() const { return satOut || (leaving && (leaving->how == How::Left || leaving->how == How::Expelled)); }
    friend bool operator==(const Player&, const Player&) = default;
};

struct Points
{
    int first = 0;
    int second = 0;

    friend bool operator==(const Points&, const Points&) = default;
};
struct Table
{
    std::string first; ///< players
    std::string second;
    std::optional<Points> points{};
    bool award = false;                  ///< a win at the table: nobody played for it
    bool checked = false;                ///< its points were worked out by the form
    std::optional<Points> commandLeft{}; ///< command points, as the form says

    bool has(std::string_view player) const { return first == player || second == player; }
    friend bool operator==(const Table&, const Table&) = default;
};
struct Round
{
    std::vector<Table> tables;
    std::string bye;        ///< who has a win at the table; empty: nobody
    std::string byeAgainst; ///< whoever left last, whom he counts as met; empty: nobody
    bool published = false;
    bool byHand = false; ///< the organiser paired it otherwise

    bool isOver() const;
    friend bool operator==(const Round&, const Round&) = default;
};

struct State
{
    bool announced = false;
    std::vector<Player> players; ///< as they came
    std::vector<Round> rounds;   ///< the last one may not be published yet

    const Player* find(std::string_view id) const;
    Player* find(std::string_view id);
    int published() const;
    /// Not published yet; null when there is none.
    const Round* draft() const;
    const Table* table(const TableId& id) const;
    Table* table(const TableId& id);
    /// Whether nobody of the rounds that were published still plays.
    bool isQuiet() const;
    std::size_t weight() const { return players.size() * (1 + rounds.size()); }
    friend bool operator==(const State&, const State&) = default;
};

TableId tableIn(int round, int number);
/// Round and number, from 1.
std::optional<std::pair<int, int>> placeOf(const TableId& table);

} // namespace merlon::centuria

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<centuria::Player> = "player";
template <>
inline constexpr std::string_view sortOf<centuria::Table> = "table";
template <>
inline constexpr auto wordsOf<centuria::How> = words("how", "left", "conceded", "broke_off", "no_show", "expelled");

} // namespace merlon::play

namespace merlon::centuria
{

inline play::Value player(const std::string& id)
{
    return play::Ref{"player", id};
}
inline play::Value table(const TableId& id)
{
    return play::Ref{"table", id.id};
}

} // namespace merlon::centuria
