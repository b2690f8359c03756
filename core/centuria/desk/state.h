#pragma once

#include "core/centuria/desk/slip.h"
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

/// Section 4: for what a player was told off or fined.
enum class Reproof : std::uint8_t
{
    Warning,
    Dice,
    Organisers
};
struct Reproach
{
    Reproof reproof = Reproof::Organisers;
    int tp = 0;
    std::string note;
    int round = 0; ///< so many were published: it counts from that ranking on

    friend bool operator==(const Reproach&, const Reproach&) = default;
};
/// What the referee decided about.
enum class Matter : std::uint8_t
{
    Forgotten, ///< a rule that the players had forgotten
    Version,   ///< the right version of a rule
    Doubt,
    Extra ///< minutes
};
struct Decision
{
    Matter matter = Matter::Doubt;
    int round = 0;
    std::string table; ///< its id; empty: it holds for all
    std::string what;
    std::string by;  ///< empty: the organisers
    int minutes = 0; ///< that were granted

    friend bool operator==(const Decision&, const Decision&) = default;
};
/// Of an expulsion.
enum class Grounds : std::uint8_t
{
    Conduct,
    Dice,
    Insults ///< insults, threats, violence
};

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
    std::optional<Grounds> grounds{};

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
    int earlier = 0;     ///< offences of this year, in other tournaments and in this one
    std::optional<Leaving> leaving;
    std::vector<Reproach> reproaches;

    /// Whoever went, or was sent away: nobody plays him any more.
    bool isGone() const { return satOut || (leaving && (leaving->how == How::Left || leaving->how == How::Expelled)); }
    /// For complaining about dice.
    bool wasWarned() const;
    friend bool operator==(const Player&, const Player&) = default;
};

/// What command points buy.
enum class Spending : std::uint8_t
{
    Reroll,
    Priority1,
    Priority2,
    Discipline
};
struct Expense
{
    std::string player;
    int turn = 0; ///< 0: the setup
    Spending on = Spending::Reroll;

    friend bool operator==(const Expense&, const Expense&) = default;
};

struct Points
{
    int first = 0;
    int second = 0;

    friend bool operator==(const Points&, const Points&) = default;
};
/// Players; empty while it is not known.
struct Sides
{
    std::string winner;   ///< of the roll
    std::string chooser;  ///< of the side
    std::string attacker; ///< in scenarios that have one
    std::string south;    ///< who plays from there

    friend bool operator==(const Sides&, const Sides&) = default;
};
struct Table
{
    std::string first; ///< players
    std::string second;
    std::optional<Points> points{};
    bool award = false;                  ///< a win at the table: nobody played for it
    bool checked = false;                ///< its points were worked out by the form
    std::optional<Points> commandLeft{}; ///< command points, as the form says
    std::vector<Expense> spent{};        ///< as they were told
    Sides sides{};
    std::optional<std::string> calls{}; ///< the referee is wanted there, and why; empty: nobody says why
    bool measured = false;              ///< it is in question: a game of its own decides
    int extra = 0;                      ///< minutes that were granted to it alone
    int number = 1;                     ///< of the table in the room

    bool has(std::string_view player) const { return first == player || second == player; }
    friend bool operator==(const Table&, const Table&) = default;
};
/// Somebody who is awaited at his table.
struct Missing
{
    std::string player;
    play::Moment since;

    friend bool operator==(const Missing&, const Missing&) = default;
};
struct Round
{
    std::vector<Table> tables; ///< by their numbers
    std::string bye;           ///< who has a win at the table; empty: nobody
    std::string byeAgainst;    ///< whoever left last, whom he counts as met; empty: nobody
    bool published = false;
    bool byHand = false;       ///< the organiser paired it otherwise
    bool seatedByHand = false; ///< the tables are not those that the rules give
    std::optional<play::Moment> started{};
    int extra = 0; ///< minutes that were granted to all
    std::vector<Missing> missing{};

    const Missing* findMissing(std::string_view player) const;
    bool isOver() const;
    const Table* at(int number) const;
    const Table* of(std::string_view player) const;
    /// Those two tables exchange their pairs; one of them may be empty.
    void exchange(int a, int b);
    friend bool operator==(const Round&, const Round&) = default;
};

struct State
{
    bool announced = false;
    std::vector<Player> players; ///< as they came
    std::vector<Round> rounds;   ///< the last one may not be published yet
    std::vector<Decision> decisions;
    std::vector<Slip> slips; ///< as they were handed in
    play::Moment latest;     ///< that an order has told

    const Player* find(std::string_view id) const;
    Player* find(std::string_view id);
    int published() const;
    /// Not published yet; null when there is none.
    const Round* draft() const;
    const Table* table(const TableId& id) const;
    Table* table(const TableId& id);
    const Slip* slip(std::string_view id) const;
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
inline constexpr auto wordsOf<centuria::Reproof> = words("reproof", "warning", "dice", "organisers");
template <>
inline constexpr auto wordsOf<centuria::Matter> = words("matter", "forgotten", "version", "doubt", "extra");
template <>
inline constexpr auto wordsOf<centuria::Grounds> = words("grounds", "conduct", "dice", "insults");
template <>
inline constexpr auto wordsOf<centuria::How> = words("how", "left", "conceded", "broke_off", "no_show", "expelled");
template <>
inline constexpr auto wordsOf<centuria::Spending> = words("spending", "reroll", "priority_1", "priority_2",
                                                          "discipline");

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
