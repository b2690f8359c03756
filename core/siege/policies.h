#pragma once

#include "core/castle/readings.h"
#include "core/siege/options.h"
#include "core/siege/ruleset.h"

/// What editions, rulings and options leave open, as named values: rules read these and never ask which edition it is.
namespace merlon::siege
{

struct Policies
{
    castle::Readings line;
    castle::Cover overCover = castle::Cover::Light; ///< siege.1.42c: most cover of a target shot at over others
    bool moatOnly = false;                          ///< siege.ruling.moat-out, other reading
    bool shotsCounted = true;                       ///< siege.ruling.one-shot
    bool friendAtEveryDistance = false;             ///< siege.ruling.friend-adjacent, other reading
    bool stunnedPassable = false;                   ///< siege.1.61a: a stunned enemy's hex may be passed through
    bool movesMixed = false;                        ///< siege.ruling.move-order, other reading
    bool moatPrinted = false;                       ///< siege.ruling.moat-from, other reading
    bool horsesNeutral = false;                     ///< siege.ruling.horse-hex, other reading
    bool rampartsLeft = false;                      ///< siege.ruling.rampart-inside, other reading
    bool ladderUpOnly = false;                      ///< siege.ruling.ladder-down, other reading
    TwoHex twoHex = TwoHex::FrontLeads;
    Influence embankment = Influence::Worse; ///< siege.3.1d, in melee
    bool advanceAfterStun = false;           ///< siege.1.73a
    bool advanceOverStunned = false;         ///< siege.1.73c
    bool advanceCountsHexes = false;         ///< siege.1.73b; or half the movement points
    bool barredByGameTurn = false;           ///< siege.ruling.previous-turn, other reading
    bool shiftStopsAtOne = false;            ///< siege.ruling.below-one, other reading
    bool eachReachesOne = false;             ///< siege.ruling.joint-below-one, other reading
    bool mixedTargets = false;               ///< siege.ruling.mixed-targets, other reading
    bool defendersOnLeast = false;           ///< siege.ruling.defenders-terrain, other reading
    bool advanceOverHorse = false;           ///< siege.ruling.advance-horse, other reading
    bool woundedStaysMounted = false;        ///< siege.ruling.mounted-E, other reading
};

/// The policies of an edition (the ruleset's first when there is none of that name), changed by what a scenario chose.
Policies policiesOf(const Ruleset& ruleset, std::string_view edition, const Options& options);

} // namespace merlon::siege
