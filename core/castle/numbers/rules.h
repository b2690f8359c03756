#pragma once

#include "core/castle/ground/readings.h"
#include "core/castle/numbers/numbers.h"
#include "siege_rules/ruling.h"

#include <memory>

/// How a system plays the battle: numbers and readings, filled once from its ruleset and what a scenario chose.
namespace merlon::castle
{

/// How a horse turns with its two halves (siege.ruling.two-hex).
enum class HorseTurns : std::uint8_t
{
    FrontLeads,
    Ahead,  ///< only to one of the three hexes before it
    Either, ///< the rear half may lead
    InPlace
};
/// Where a ladder may stand.
enum class LadderGround : std::uint8_t
{
    Passable,
    FilledMoat, ///< of a moat only where it is filled
    Outside
};
/// What becomes of those on equipment that is burnt.
enum class BurntOut : std::uint8_t
{
    Wounded,
    Unhurt,
    Killed
};

/// Each in its own words, never by the name that an option of one system has. As they stand here nobody has chosen
/// anything.
struct Rules
{
    std::shared_ptr<const Numbers> numbers;
    Readings line;

    // Who stands where.
    bool adjacentByReach = false; ///< beside is only whom melee reaches
    RuleId adjacencyRuling{};     ///< by which that is so; none: the family's alone
    bool neutralHorses = false;   ///< a horse that nobody sits on is of no side
    bool stunnedPassable = false; ///< a stunned enemy's hex may be passed through
    // Movement.
    bool freeMoveOrder = false; ///< several may be moved in turns
    HorseTurns horseTurns{};
    bool jumpsOffRamparts = false;
    bool laddersUpOnly = false;
    bool mantletBaseCloses = false;
    bool cartsArePassable = false;
    bool printedMoatPrice = false;    ///< out of equipment that stands in the moat too
    bool towerDownForOne = false;     ///< a point, from the top of a siege tower
    bool towersReachMoats = false;    ///< from the inside of a siege tower one fights into a moat
    bool cartsGoByTheAnimal = false;  ///< a cart may stop where its animal may
    bool anyHorseDrawsCarts = false;  ///< not only draught animals
    bool ladderBindsForPhase = false; ///< who has carried one does not fight in that phase
    // Shots.
    bool freeShots = false;               ///< as often as one likes in a step
    bool previousTurnIsTheGames = false;  ///< a melee of the turn before keeps from shooting, not of the last phases
    bool moatShootsInto = false;          ///< out of a moat at others in it only
    bool friendsBesideAtAnyRange = false; ///< keep from a shot
    bool friendsAtRisk = false;           ///< a shot beside a friend is allowed
    Cover overCover = Cover::Light;       ///< most cover of a target shot at over others
    // Retreats and wounds.
    bool woundedStayInTheSaddle = false;
    bool retreatsPartway = false; ///< after a shot, as far as he can
    bool retreatsAway = false;    ///< as many hexes away from where he was as they are long
    bool riderlessHorsesRetreat = false;
    bool mayStayInFire = false; ///< for a wound
    bool fireWoundsApart = false;
    bool fireRetreatBySheet = false;
    const Phrase* killsWhoCannotRetreat = nullptr; ///< said of him then; null: he is wounded
    bool fallsStack = false;                       ///< from a bridge over a full moat
    // Melee.
    Influence embankment = Influence::Worse; ///< of its top (siege.3.1d)
    RuleId embankmentRuling = rule::siege_ruling_embankment_influence;
    bool meleesNamedFirst = false;
    bool defendersLeastPlace = false; ///< of several, their worst place counts
    bool ramAfterMelee = false;
    bool mixedTargetsAsMounted = false;
    bool meleeWoundsInTheSaddle = false; ///< a rider, by a letter that no book explains (siege.ruling.mounted-E)
    bool fallenAttackedAsPair = false;
    bool killedHorseOpensTheWay = false;
    bool advancesAfterStun = false;
    bool advancesOntoStunned = false;
    bool advancesByHexes = false; ///< and not with half the movement points
    // Ladders, horses, carts.
    bool raisersStandOnLadder = false;
    LadderGround ladderGround{};
    bool horsesTakenFromBeside = false; ///< an enemy's, without leading it away
    bool onlyKnightsTakeHorses = false;
    bool woundedMayNotDismount = false;
    bool mountsWithinThePhase = false;
    bool dismountsToTheNearest = false;
    bool harnessesFromTheCart = false;
    // Engines.
    bool freeTowerCrew = false; ///< who has moved pushes, and who has pushed moves
    bool enginesClearTheDead = false;
    bool burningEnginesWork = false;
    bool crewsForThreeTurns = false; ///< a ballista's, and not only when it shoots
    bool serversAreBarred = false;
    bool mantletCostsItsRow = false;
    const Phrase* mantletTurnsAlong = nullptr; ///< against turning one that he has not pushed; null: he may
    // Fire.
    bool anyEngineIsLit = false; ///< by hand: not only siege towers
    bool fireNeedsAccess = false;
    bool fireChains = false;         ///< what catches spreads at once
    bool oneDieForTwoFlames = false; ///< beside the same hex
    bool firesBurnAtNight = false;
    bool spreadOfArrowsCounts = false;
    BurntOut burntOut{};
    // Walls.
    bool rubbleAtOnce = false;
    bool rubbleAnywhere = false; ///< not only of outer walls
    bool outerWallHasTowers = true;
};

} // namespace merlon::castle
