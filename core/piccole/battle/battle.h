#pragma once

#include "core/piccole/field/standing.h"
#include "core/play/value.h"

#include <utility>

/// A battle as it is asked about: each order is a combat of two by what counts
/// of them, and the state is those that were asked so far. Sections 9 to 12.
namespace merlon::piccole
{

/// A melee of two. On a measured table both are named, and what counts is read there; else it is typed, and what nobody
/// types counts for nothing.
struct Melee
{
    std::optional<ElementId> who; ///< on a table
    std::optional<ElementId> at;
    Troop element = Troop::FtP; ///< whose front is on the other
    Troop enemy = Troop::FtP;
    Edge edge = Edge::Front; ///< of the enemy
    Ground ground = Ground::Easy;
    Ground enemyGround = Ground::Easy;
    int behind = 0;
    int enemyBehind = 0;
    bool general = false;
    bool enemyGeneral = false;
    bool works = false;
    bool enemyWorks = false;
    Favoured higher = Favoured::Neither;
    Favoured bank = Favoured::Neither;
    int threats = 0;
    int enemyThreats = 0;
    int contacts = 0;
    int enemyContacts = 0;
    std::optional<int> rolled;
    std::optional<int> enemyRolled;
};

/// Whom the target of a shot shoots at.
enum class Reply : std::uint8_t
{
    None,
    First,    ///< the first shooter
    Supporter ///< another of those who shoot at it
};

/// A shot, and what the target makes of it.
struct Shoot
{
    std::optional<ElementId> who; ///< on a table: the first shooter
    std::optional<ElementId> at;
    Troop element = Troop::FtL; ///< the first shooter
    Troop enemy = Troop::FtP;   ///< the target
    Reply reply = Reply::None;
    int supporters = 0; ///< that shoot at the target too
    int enemySupporters = 0;
    std::optional<play::Length> distance; ///< from the front of the shooter
    std::optional<int> angle;             ///< degrees from straight ahead, at the front corner
    bool terrain = false;                 ///< something obstructs every lane
    bool third = false;                   ///< an element is in every lane
    bool contact = false;                 ///< the shooter is in contact with an enemy
    bool enemyContact = false;            ///< the target is
    Ground ground = Ground::Easy;
    Ground enemyGround = Ground::Easy;
    int behind = 0;
    int enemyBehind = 0;
    bool general = false;
    bool enemyGeneral = false;
    bool works = false;
    bool enemyWorks = false;
    Favoured higher = Favoured::Neither;
    Favoured bank = Favoured::Neither;
    int threats = 0;
    int enemyThreats = 0;
    int contacts = 0;
    int enemyContacts = 0;
    std::optional<int> rolled;
    std::optional<int> enemyRolled;
};

enum class Asking : std::uint8_t
{
    Melee,
    Shot
};

/// An edge of the table.
enum class TableEdge : std::uint8_t
{
    North,
    East,
    South,
    West
};

/// What the dice came to: of no interest once it is known what came of it.
struct Counted
{
    Asking asking = Asking::Melee;
    Troop element = Troop::FtP;
    Troop enemy = Troop::FtP;
    int total = 0;
    int enemyTotal = 0;
};
struct Beaten
{
    Side loser = Side::Enemy;
    Troop troop = Troop::FtP;
    Fate fate = Fate::Recoils;
};
/// Nobody suffers.
struct Undecided
{
    Troop element = Troop::FtP;
    Troop enemy = Troop::FtP;
};

/// A combat that was asked about, and what came of it.
struct Asked
{
    Counted counted;
    std::optional<Beaten> beaten;

    friend bool operator==(const Asked& a, const Asked& b);
};
/// The steps of a turn, with what comes before the first.
enum class Part : std::uint8_t
{
    Deployment,
    Moves,
    Reactions,
    Combat,
    Results
};

/// What an element has earned in combats and not suffered yet.
struct Due
{
    std::string who;
    Fate fate = Fate::Recoils;

    friend bool operator==(const Due&, const Due&) = default;
};
/// Who fought whom in this step.
struct Attack
{
    std::string who;
    std::string at;
    bool flank = false; ///< taken in flank or rear only

    friend bool operator==(const Attack&, const Attack&) = default;
};

struct State
{
    std::vector<Asked> combats;
    std::optional<int> pips; ///< of this turn; none: nobody has rolled
    int moves = 0;           ///< since then
    // On a measured table.
    std::vector<Element> elements;
    int turn = 1;
    Part part = Part::Deployment;
    std::string phasing;                ///< the force whose turn it is, or that deploys
    std::string terrainBy;              ///< the force that has set the terrain; empty: nobody has
    std::optional<TableEdge> edge;      ///< of whoever moves first; the other has the opposite one
    std::vector<std::string> moved;     ///< elements, in this turn
    std::vector<std::string> contacted; ///< elements that were moved into contact with in this turn
    std::vector<std::string> tried;     ///< to break contact in this turn
    std::vector<std::string> fought;    ///< in melee in this turn
    std::vector<Attack> attacks;
    std::vector<std::pair<std::string, std::string>> shots; ///< that are named: by whom at whom
    int shotsNamed = 0;                                     ///< sides that have named all of theirs
    std::vector<std::string> shotAt;                        ///< targets whose shots are rolled
    std::vector<Due> due;
    std::vector<Camp> camps;
    std::string lostBy; ///< the force that has lost the battle; empty: it goes on

    friend bool operator==(const State&, const State&) = default;
};

play::Verdict judge(const Data&, const State&, const play::Begun<Melee>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Shoot>&, play::Tray&);
void carry(const Data&, State&, const Counted&);
void carry(const Data&, State&, const Beaten&);
void carry(const Data&, State&, const Undecided&);

std::vector<RuleId> rulesOfBattle();

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<piccole::Reply> = words("reply", "none", "first", "supporter");
template <>
inline constexpr auto wordsOf<piccole::Part> = words("part", "deployment", "moves", "reactions", "combat", "results");
template <>
inline constexpr auto wordsOf<piccole::TableEdge> = words("table_edge", "north", "east", "south", "west");
template <>
inline constexpr auto wordsOf<piccole::Asking> = words("asking", "melee", "shot");

} // namespace merlon::play
