#pragma once

#include "core/castle/ground/readings.h"
#include "core/play/kind.h"
#include "core/siege/numbers/editions.h"

/// What a scenario may choose of the rules of SIEGE. Rules read it by word: `options(now).winch == "own-phase"`.
namespace merlon::siege
{

inline constexpr std::size_t numberOfDifferences = 22;
/// The fields of Differences.
std::span<const play::Field> differences();

struct Options
{
    // A field for each ruling that may be read another way: siege.ruling.<key>.
    castle::EdgeLine edgeLine{};
    castle::CornerLine cornerLine{};
    play::Reading<"shooter", "target"> radius;
    play::Reading<"within-radius", "always"> friendAdjacent;
    play::Reading<"one-a-step", "free"> oneShot;
    play::Reading<"edge", "moat-only"> moatOut;
    play::Reading<"one-at-a-time", "free"> moveOrder;
    play::Reading<"open-moat", "printed"> moatFrom;
    play::Reading<"last-rider", "neutral"> horseHex;
    play::Reading<"stairs", "jump"> rampartInside;
    play::Reading<"front-leads", "ahead", "either", "turn"> twoHex;
    play::Reading<"both-ways", "up-only"> ladderDown;
    play::Reading<"own-walls", "all"> rubbleWalls;
    play::Reading<"own-phase", "game-turn"> previousTurn;
    play::Reading<"refuse", "clamp"> belowOne;
    play::Reading<"sum", "each"> jointBelowOne;
    play::Reading<"separate", "mounted"> mixedTargets;
    play::Reading<"most", "least"> defendersTerrain;
    play::Reading<"rider", "horse"> advanceHorse;
    play::Reading<"unhorsed", "stays"> mountedE;
    play::Reading<"stays-put", "retreat"> riderlessRetreat;
    play::Reading<"barred", "terrain"> cartHex;
    play::Reading<"all-bound", "animal"> cartMove;
    play::Reading<"both-adjacent", "cart"> harness;
    play::Reading<"unhorsed", "stays"> saddleWound;
    play::Reading<"two-phases", "phase"> mountTurn;
    play::Reading<"led", "adjacent"> whoseHorse;
    play::Reading<"free-beside", "nearest"> dismountPlace;
    play::Reading<"own-acts", "any-combat"> wholeTurn;
    play::Reading<"turn-end", "own-phase"> winch;
    play::Reading<"walled", "open"> gateClosed;
    play::Reading<"nearest", "stack"> bridgeFull;
    play::Reading<"at-foot", "on-it"> ladderRaise;
    play::Reading<"while-held", "whole-phase"> ladderCarry;
    play::Reading<"on-foot", "filled-only", "outside"> ladderWhere;
    play::Reading<"singly", "pair"> fallStack;
    play::Reading<"all-first", "one-by-one"> bombardDeclare;
    play::Reading<"capped", "spread"> stoneCap;
    play::Reading<"chosen", "idle", "automatic"> repairDay;
    play::Reading<"by-cause", "at-once"> rubbleWhen;
    play::Reading<"outer-wall", "any"> rubbleChoice;
    play::Reading<"morning", "evening"> dayOrder;
    play::Reading<"with-towers", "curtain"> outerWall;
    play::Reading<"nth-morning", "full"> healingDate;
    play::Reading<"last-two", "early"> healingNine;
    play::Reading<"stay-inside", "free"> towerCrew;
    play::Reading<"bodies", "clear"> towerPath;
    play::Reading<"two", "one"> towerDown;
    play::Reading<"passes", "strict"> ownTower;
    play::Reading<"ground-only", "low"> towerMoat;
    play::Reading<"on-arrival", "later"> ramFirst;
    play::Reading<"straight-ahead", "any"> ramHex;
    play::Reading<"die-first", "after"> ramStep4;
    play::Reading<"out-of-use", "works"> burningEngine;
    play::Reading<"no-bar", "bar"> ballistaServe;
    play::Reading<"no-skill", "engineer"> ballistaHex;
    play::Reading<"natural", "row"> mantletCost;
    play::Reading<"passable", "closed"> mantletSide;
    play::Reading<"spread-first", "chain"> fireOrder;
    play::Reading<"each-flame", "one"> fireTwo;
    play::Reading<"must-leave", "price"> fireStay;
    play::Reading<"any-free", "sheet"> fireRetreat;
    play::Reading<"adds", "apart"> fireWounded;
    play::Reading<"any-height", "access"> fireReach;
    play::Reading<"arrow-only", "spread"> fireArrow;
    play::Reading<"fall-wounded", "unhurt", "killed"> burntOut;
    play::Reading<"out", "burn"> firesNight;
    play::Reading<"same-hex", "adjacent"> barrel;
    play::Reading<"reachable", "draw-first"> errorPool;
    play::Reading<"neighbouring", "reach"> adjacency;
    play::Reading<"one-by-one", "declared"> meleeOrder;
    play::Reading<"in-place", "partway"> failedRetreat;
    play::Reading<"way", "away"> retreatHexes;
    play::Reading<"marked", "hex"> embankmentCrest;
    play::Reading<"blocked", "open"> embankmentLower;
    play::Reading<"each-death", "after"> panicOrder;
    play::Reading<"farther-first", "not-nearer"> panicPath;
    play::Reading<"able", "adjacent"> panicThreat;
    play::Reading<"exempt", "eligible"> panicStunned;
    play::Reading<"move-and-shoot", "free"> panicActs;
    play::Reading<"all", "any"> panicJoint;
    play::Reading<"not-stunned", "stunned"> rallyWho;
    // The optional rules.
    bool panic = false;  ///< siege.panic
    bool errors = false; ///< siege.error
    bool skill = false;  ///< siege.skill
    // Of a siege that is played day by day.
    std::optional<int> days;                 ///< none: the scenario is a single assault
    std::optional<castle::ForceId> besieger; ///< none: the force that has the engines
    std::optional<int> rubble;               ///< demolished-wall counters of a scenario of one day (2.31a)
    std::optional<int> fascines;             ///< filled-moat counters (2.2a)
    std::optional<int> siegeTowers;          ///< that the besieger may bring in (2.41c)
    std::optional<int> rams;
    /// House rules: of each of the differences, by which edition it is played; none: by the scenario's.
    std::array<std::optional<EditionName>, numberOfDifferences> house{};
};

} // namespace merlon::siege
