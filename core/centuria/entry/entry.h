#pragma once

#include "core/centuria/desk/proposal.h"
#include "core/play/rule_row.h"

/// Announcement, registration, army lists and equipment. Sections 1 to 3 and 1.3.
namespace merlon::centuria
{

/// What a player has done already in this year.
enum class Offence : std::uint8_t
{
    Left,
    Conceded,
    Expelled,
    ForLife ///< expelled, for insults or worse
};
/// What an army list leaves out.
enum class Lack : std::uint8_t
{
    Sheet,
    Marks,
    TacticalValues,
    Traits
};
enum class Markers : std::uint8_t
{
    None,
    Flat,
    Raised, ///< three-dimensional, and nobody has looked at them
    RaisedAuthorised
};
enum class Ruler : std::uint8_t
{
    None,
    Official,
    FirstEdition,
    HomeMade
};

/// All that the organiser's settings say, held against the rules.
struct Announce
{
};
struct Register
{
    play::Fresh<Player> player; ///< his name
    std::string place;
    std::optional<std::string> club;
    std::vector<Offence> earlier;
};
struct HandIn
{
    PlayerId player;
    play::Day delivered;
    std::optional<std::string> time; ///< "18:30"
    std::optional<play::Day> first;  ///< of the first complete one, where that was refused
    int points = 0;
    int bases = 0;
    std::vector<int> groups;       ///< bases of each compact group
    std::optional<int> commanders; ///< left out: one
    std::optional<int> generals;
    std::optional<int> tacticalValue; ///< of the Commander
    std::vector<Lack> lacks;
};
/// What a player has put on the table. What is left out is in order.
struct Inspect
{
    PlayerId player;
    std::optional<int> dice;
    std::optional<bool> diceDiffer;
    std::optional<bool> tape;
    std::optional<Markers> markers;
    std::optional<Ruler> ruler;
    std::optional<bool> rulebook;
    std::optional<int> elements;
    std::optional<int> impassable;
    std::optional<bool> steep;   ///< hills that are steep or have impassable sides
    std::optional<bool> granted; ///< his list grants steep hills
    std::optional<int> walls;
    std::optional<bool> camp;
};
/// The organising club withdraws one of its own; left out: the one whose list came last.
struct SitOut
{
    std::optional<PlayerId> player;
};

struct Announced
{
};
struct Entered
{
    play::Fresh<Player> player;
    std::string place;
    std::optional<std::string> club;
    int earlier = 0; ///< offences
};
struct ListTaken
{
    PlayerId player;
    play::Day delivered;
    std::optional<std::string> time;
    int late = 0; ///< days
    int points = 0;
    int units = 0;
    int generals = 0;
    int tacticalValue = 0;
};
struct Inspected
{
    PlayerId player;
    int tp = 0; ///< of all that was missing
};
struct Withdrawn
{
    PlayerId player;
};

play::Verdict judge(const Data&, const State&, const play::Begun<Announce>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Register>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<HandIn>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Inspect>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<SitOut>&, play::Tray&);
void carry(const Data&, State&, const Announced&);
void carry(const Data&, State&, const Entered&);
void carry(const Data&, State&, const ListTaken&);
void carry(const Data&, State&, const Inspected&);
void carry(const Data&, State&, const Withdrawn&);

/// Pairs that nobody has seen yet are of no use when another comes or goes.
void dropDraft(State& state);
/// A player who is in the tournament; forbids where there is none of that name.
const Player* playerIn(const State& state, const PlayerId& id, play::Verdict& verdict);

/// What the announcement says besides games, lists and readings.
void weighTerms(const Data& data, play::Verdict& verdict);

/// Every ruling that is read another way than by default: for the announcement, and beside the settings.
std::vector<play::Reason> otherReadings(const Data& data);
std::vector<RuleId> rulesOfAnnouncement();
std::vector<RuleId> rulesOfTerms();
std::vector<RuleId> rulesOfRegistering();
std::vector<RuleId> rulesOfLists();
std::vector<RuleId> rulesOfKit();

} // namespace merlon::centuria

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<centuria::Offence> = words("offence", "left", "conceded", "expelled", "for_life");
template <>
inline constexpr auto wordsOf<centuria::Lack> = words("lack", "sheet", "marks", "tactical_values", "traits");
template <>
inline constexpr auto wordsOf<centuria::Markers> = words("markers", "none", "flat", "raised", "raised_authorised");
template <>
inline constexpr auto wordsOf<centuria::Ruler> = words("ruler", "none", "official", "first_edition", "home_made");

} // namespace merlon::play
