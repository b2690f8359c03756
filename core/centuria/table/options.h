#pragma once

#include "core/centuria/numbers/options.h"

/// How the organiser reads what the rules leave open about a table; the same switches as those of his tournament.
namespace merlon::centuria::setup
{

/// A field for each ruling that may be read another way: centuria.ruling.<key>. The first word is the default.
struct Options
{
    play::Reading<"no_mans_land", "own_edge"> vanguardFrom;
    play::Reading<"true", "false"> campInZone;
    play::Reading<"loser", "attacker"> entryNamedBy;
    play::Reading<"opposite", "north"> imboscataEdges;
    play::Reading<"any", "one"> attackerEdges;
    play::Reading<"reroll", "choose"> takenQuadrant;
    play::Reading<"free", "count"> lowWalls;
    play::Reading<"true", "false"> campsBeforeSlips;
    play::Reading<"scenario", "any"> flankEdges;
    play::Reading<"same", "other"> laterStepsBegin;
    play::Reading<"nearer_than_10", "overlapping_only"> campMoves;
    play::Reading<"warned", "refused"> riverDeploy;
    play::Reading<"scenario", "allowed"> stripAt10;
    play::Reading<"not_fixed", "all"> removable;
    play::Reading<"per_player", "per_unit"> slips;
};

/// A player, by his place in the pair: his force is the first of the setting, or the second.
enum class Seat : std::uint8_t
{
    First,
    Second
};
/// What came of the choices before the table was in question.
struct Seated
{
    Seat chooser = Seat::First;
    Seat south = Seat::First;
    std::optional<Seat> defender; ///< where the scenario has one
};
/// What only such a setting has.
struct Own
{
    Battle battle = Battle::Avanguardie;
    std::optional<bool> inOrder;     ///< the set-up is followed step by step; else only what is asked is judged
    std::optional<int> elementsEach; ///< that each player sets
    std::optional<Seat> winner;      ///< of the priority roll, where it was made
    std::optional<Seated> sides;     ///< where they were chosen
    std::optional<std::string> of;   ///< the table of a tournament that is in question, by its id: "r1-t3"
};

} // namespace merlon::centuria::setup

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<centuria::setup::Seat> = words("seat", "first", "second");

} // namespace merlon::play
