// How SIEGE plays the battle: its options and editions in the castle's words.

#include "core/siege/field/state.h"

namespace merlon::siege
{

using namespace castle;

namespace
{

/// A house rule takes one difference from another edition.
Differences playedBy(const Ruleset& ruleset, const Edition* own, const Options& options)
{
    Differences played = own != nullptr ? own->says : Differences();
    for (std::size_t i = 0; i < numberOfDifferences; ++i)
        if (const Edition* other = options.house[i] ? ruleset.findEdition(options.house[i]->id) : nullptr)
            differences()[i].get(&played, differences()[i].put(&other->says), play::today);
    return played;
}

Readings lineBy(const Radius& radius, const Differences& played, const Options& options)
{
    return {.stunnedBlock = played.lineBlocker == "living",
            .edgeLine = options.edgeLine,
            .cornerLine = options.cornerLine,
            .radiusOfTarget = options.radius == "target",
            .ownTowerStops = options.ownTower == "strict",
            .crestIsHex = options.embankmentCrest == "hex",
            .equalPass = options.embankmentLower == "open",
            .radius = radius};
}

Rules rulesBy(const std::shared_ptr<const Ruleset>& ruleset, const Differences& played, const Options& options)
{
    return {.numbers = ruleset,
            .line = lineBy(ruleset->radius, played, options),
            .adjacentByReach = options.adjacency == "reach",
            .neutralHorses = options.horseHex == "neutral",
            .stunnedPassable = played.stunnedPassable,
            .freeMoveOrder = options.moveOrder == "free",
            .horseTurns = options.twoHex == "ahead"    ? HorseTurns::Ahead
                          : options.twoHex == "either" ? HorseTurns::Either
                          : options.twoHex == "turn"   ? HorseTurns::InPlace
                                                       : HorseTurns::FrontLeads,
            .jumpsOffRamparts = options.rampartInside == "jump",
            .laddersUpOnly = options.ladderDown == "up-only",
            .mantletBaseCloses = options.mantletSide == "closed",
            .cartsArePassable = options.cartHex == "terrain",
            .printedMoatPrice = options.moatFrom == "printed",
            .towerDownForOne = options.towerDown == "one",
            .towersReachMoats = options.towerMoat == "low",
            .cartsGoByTheAnimal = options.cartMove == "animal",
            .anyHorseDrawsCarts = played.cartAnimal == "any-horse",
            .ladderBindsForPhase = options.ladderCarry == "whole-phase",
            .freeShots = options.oneShot == "free",
            .previousTurnIsTheGames = options.previousTurn == "game-turn",
            .moatShootsInto = options.moatOut == "moat-only",
            .friendsBesideAtAnyRange = options.friendAdjacent == "always",
            .friendsAtRisk = options.errors,
            .overCover = played.overCover,
            .woundedStayInTheSaddle = options.saddleWound == "stays",
            .retreatsPartway = options.failedRetreat == "partway",
            .retreatsAway = options.retreatHexes == "away",
            .riderlessHorsesRetreat = options.riderlessRetreat == "retreat",
            .mayStayInFire = options.fireStay == "price",
            .fireWoundsApart = options.fireWounded == "apart",
            .fireRetreatBySheet = options.fireRetreat == "sheet",
            .fallsStack = options.bridgeFull == "stack",
            .embankment = played.embankment,
            .meleesNamedFirst = options.meleeOrder == "declared",
            .defendersLeastPlace = options.defendersTerrain == "least",
            .ramAfterMelee = options.ramStep4 == "after",
            .mixedTargetsAsMounted = options.mixedTargets == "mounted",
            .meleeWoundsInTheSaddle = options.mountedE == "stays",
            .fallenAttackedAsPair = options.fallStack == "pair",
            .killedHorseOpensTheWay = options.advanceHorse == "horse",
            .advancesAfterStun = played.advanceTrigger == "retreat-stun-or-death",
            .advancesOntoStunned = played.advanceFirstHex == "vacated-dead-or-stunned",
            .advancesByHexes = played.advanceDistance == "hexes",
            .raisersStandOnLadder = options.ladderRaise == "on-it",
            .ladderGround = options.ladderWhere == "filled-only" ? LadderGround::FilledMoat
                            : options.ladderWhere == "outside"   ? LadderGround::Outside
                                                                 : LadderGround::Passable,
            .horsesTakenFromBeside = options.whoseHorse == "adjacent",
            .onlyKnightsTakeHorses = played.capturedHorse == "knights",
            .woundedMayNotDismount = played.woundedDismount == "may-not",
            .mountsWithinThePhase = options.mountTurn == "phase",
            .dismountsToTheNearest = options.dismountPlace == "nearest",
            .harnessesFromTheCart = options.harness == "cart",
            .freeTowerCrew = options.towerCrew == "free",
            .enginesClearTheDead = options.towerPath == "clear",
            .burningEnginesWork = options.burningEngine == "works",
            .crewsForThreeTurns = played.ballistaCrew == "three-turns",
            .serversAreBarred = options.ballistaServe == "bar",
            .mantletCostsItsRow = options.mantletCost == "row",
            .anyEngineIsLit = played.lightWhat == "engine-or-tent",
            .fireNeedsAccess = options.fireReach == "access",
            .fireChains = options.fireOrder == "chain",
            .oneDieForTwoFlames = options.fireTwo == "one",
            .firesBurnAtNight = options.firesNight == "burn",
            .spreadOfArrowsCounts = options.fireArrow == "spread",
            .burntOut = options.burntOut == "unhurt"   ? BurntOut::Unhurt
                        : options.burntOut == "killed" ? BurntOut::Killed
                                                       : BurntOut::Wounded,
            .rubbleAtOnce = options.rubbleWhen == "at-once",
            .rubbleAnywhere = options.rubbleChoice == "any",
            .outerWallHasTowers = options.outerWall == "with-towers"};
}

} // namespace

void Data::playBy(std::string_view edition, const Options& chosen)
{
    const Edition* own = ruleset->editionOf(edition);
    options = chosen;
    played = playedBy(*ruleset, own, options);
    rules = rulesBy(ruleset, played, options);
    errorTwice = own != nullptr ? own->errorTwice : std::vector<int>();
}

} // namespace merlon::siege
