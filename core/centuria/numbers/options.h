#pragma once

#include "core/play/kind.h"
#include "core/play/one_of.h"

#include <optional>
#include <vector>

/// What an organiser chooses: how he reads what the rules leave open, and his own settings. Rules read a switch by its
/// word: `options.lots == "round"`.
namespace merlon::centuria
{

/// A field for each ruling that may be read another way: centuria.ruling.<key>. The first word is the default.
struct Options
{
    play::Reading<"false", "true"> avoidRematches;
    play::Reading<"none", "zero"> totalFloor;
    play::Reading<"own_game", "tied_game"> tieOpponentsExcludes;
    play::Reading<"shared", "lot"> finalTies;
    play::Reading<"round", "tournament"> lots;
    play::Reading<"group", "each"> kitPenalty;
    play::Reading<"true", "false"> annulledPlaysOn;
    play::Reading<"150", "300"> awardDuringGame;
    play::Reading<"true", "false"> byeRepeats;
    play::Reading<"chosen", "drawn"> scenarios;
    play::Reading<"0", "150"> bothFault;
    play::Reading<"true", "false"> noShowPlaysOn;
    play::Reading<"last", "by_zero"> annulledRank;
    play::Reading<"first_complete", "accepted"> listDate;
    play::Reading<"per_game", "tournament"> commandPool;
    play::Reading<"false", "true"> commandPointsInSetup;
    play::Reading<"loser", "attacker"> entryNamedBy;
    play::Reading<"any", "1"> cratesPerUnit;
    play::Reading<"as_eliminated", "lost"> crateOffTable;
    play::Reading<"scenario", "any"> flankEdges;
    play::Reading<"extra_50", "commander_only"> noGenerals;
    play::Reading<"each", "sum"> exhaustedRounding;
    play::Reading<"as_it_stands", "drawn"> cutGame;
    play::Reading<"true", "false"> flightEliminatesLeaders;
    play::Reading<"false", "true"> flatAddsLeaders;
    play::Reading<"centre", "whole", "any"> inZone;
    play::Reading<"false", "true"> zoneHasBands;
    play::Reading<"centre", "any_base"> compactInZone;
    play::Reading<"first", "sum"> rows;
    play::Reading<"true", "false"> lossesIfLeft;
    play::Reading<"printed", "swapped"> imboscataFlightLosses;
    play::Reading<"bridge", "either"> ponteEnemyNear;
    play::Reading<"alternative", "sum"> homeCrates;
    play::Reading<"table", "enemy_zone"> flightCounts;
    play::Reading<"true", "false"> leaderUnitCounts;
    play::Reading<"per_player", "per_unit"> slips;
    play::Reading<"not_fixed", "all"> removable;
    play::Reading<"avoided", "allowed"> sameTable;
    // of the table
    play::Reading<"no_mans_land", "own_edge"> vanguardFrom;
    play::Reading<"true", "false"> campInZone;
    play::Reading<"opposite", "north"> imboscataEdges;
    play::Reading<"any", "one"> attackerEdges;
    play::Reading<"reroll", "choose"> takenQuadrant;
    play::Reading<"free", "count"> lowWalls;
    play::Reading<"true", "false"> campsBeforeSlips;
    play::Reading<"same", "other"> laterStepsBegin;
    play::Reading<"nearer_than_10", "overlapping_only"> campMoves;
    play::Reading<"warned", "refused"> riverDeploy;
    play::Reading<"scenario", "allowed"> stripAt10;
};

/// The seven scenarios.
enum class Battle : std::uint8_t
{
    Avanguardie,
    Saccheggio,
    Imboscata,
    Ponte,
    Bottino,
    Rifornimenti,
    Breccia
};
inline constexpr int battles = 7;

using Apart = play::OneOf<"apart", "none", "place">;

/// Which official additions to the rules are in force.
using Additions = play::OneOf<"additions", "all", "named", "none">;
struct Addition
{
    std::string name;
    std::optional<play::Day> published;
};
/// A table of the room.
struct TableThere
{
    int number = 1;
    std::optional<std::string> name;
    std::vector<std::string> fixed; ///< scenery of the organisers that stays on it
};

/// What only a file of a tournament has. What is left out is as printed.
struct Own
{
    play::Day day;                   ///< of the tournament
    play::Day listsDue;              ///< the last one on which a list is in time
    int seed = 0;                    ///< of all draws
    std::optional<std::string> club; ///< that organises it
    std::optional<int> rounds;
    std::optional<int> roundMinutes;
    std::vector<int> minutes; ///< of each round, where they differ
    std::optional<int> lateMinutes;
    std::optional<int> armyPoints;
    std::vector<int> units; ///< least and most
    std::optional<int> lateEntryUntil;
    std::optional<Apart> keepApart;         ///< in the first round
    std::optional<bool> scenerySupplied;    ///< the organisers bring all of it
    std::optional<bool> commandPoints;      ///< the optional rule is in force
    std::optional<int> lossesToEliminate;   ///< a camp
    std::vector<Battle> scenarios;          ///< of each round
    std::vector<std::string> fixedElements; ///< of the organisers, on every table
    std::optional<Additions> officialAdditions;
    std::vector<Addition> additions;
    std::vector<std::string> optionalRules; ///< in force, besides command points
    std::vector<std::string> overrides;     ///< the tournament's own rules, which replace those of the manual
    std::vector<TableThere> tables;         ///< none: as many as there are pairs
};

} // namespace merlon::centuria

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<centuria::Battle> = words("battle", "avanguardie", "saccheggio", "imboscata", "ponte",
                                                        "bottino", "rifornimenti", "breccia");

} // namespace merlon::play
