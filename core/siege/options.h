#pragma once

#include "core/castle/readings.h"
#include "core/siege/editions.h"

/// What a scenario may choose of the rules of SIEGE. Rules read it by word: `now.options().winch == "own-phase"`.
namespace merlon::siege
{

inline constexpr auto differences = std::span(play::Shape<Differences>::members);

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
    std::optional<int> days;         ///< none: the scenario is a single assault
    std::optional<ForceId> besieger; ///< none: the force that has the engines
    std::optional<int> rubble;       ///< demolished-wall counters of a scenario of one day (2.31a)
    std::optional<int> fascines;     ///< filled-moat counters (2.2a)
    std::optional<int> siegeTowers;  ///< that the besieger may bring in (2.41c)
    std::optional<int> rams;
    /// House rules: of each of the differences, by which edition it is played; none: by the scenario's.
    std::array<std::optional<EditionName>, differences.size()> house{};
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<castle::EdgeLine> = words("reading", "both", "strict", "open");
template <>
inline constexpr auto wordsOf<castle::CornerLine> = words("reading", "ignore", "strict", "open");

template <std::size_t Difference>
constexpr Field houseRule()
{
    using Is = As<std::optional<siege::EditionName>>;
    Field made;
    Is::tell(made);
    made.key = siege::differences[Difference].key;
    made.put = [](const void* whole) { return Is::put(static_cast<const siege::Options*>(whole)->house[Difference]); };
    made.get = [](void* whole, const Value& value, int version)
    { return Is::get(static_cast<siege::Options*>(whole)->house[Difference], value, version); };
    return made;
}

template <>
struct Shape<siege::Options>
{
    static constexpr std::string_view key = "options";
    static constexpr Phrase says{{"siege.ruling.edge-line"}, key};
    static constexpr auto members = []<std::size_t... House>(std::index_sequence<House...>)
    {
        auto all = std::array{
            FIELD(siege::Options::edgeLine, "edge-line"),
            FIELD(siege::Options::cornerLine, "corner-line"),
            FIELD(siege::Options::radius, "radius"),
            FIELD(siege::Options::friendAdjacent, "friend-adjacent"),
            FIELD(siege::Options::oneShot, "one-shot"),
            FIELD(siege::Options::moatOut, "moat-out"),
            FIELD(siege::Options::moveOrder, "move-order"),
            FIELD(siege::Options::moatFrom, "moat-from"),
            FIELD(siege::Options::horseHex, "horse-hex"),
            FIELD(siege::Options::rampartInside, "rampart-inside"),
            FIELD(siege::Options::twoHex, "two-hex"),
            FIELD(siege::Options::ladderDown, "ladder-down"),
            FIELD(siege::Options::rubbleWalls, "rubble-walls"),
            FIELD(siege::Options::previousTurn, "previous-turn"),
            FIELD(siege::Options::belowOne, "below-one"),
            FIELD(siege::Options::jointBelowOne, "joint-below-one"),
            FIELD(siege::Options::mixedTargets, "mixed-targets"),
            FIELD(siege::Options::defendersTerrain, "defenders-terrain"),
            FIELD(siege::Options::advanceHorse, "advance-horse"),
            FIELD(siege::Options::mountedE, "mounted-E"),
            FIELD(siege::Options::riderlessRetreat, "riderless-retreat"),
            FIELD(siege::Options::cartHex, "cart-hex"),
            FIELD(siege::Options::cartMove, "cart-move"),
            FIELD(siege::Options::harness, "harness"),
            FIELD(siege::Options::saddleWound, "saddle-wound"),
            FIELD(siege::Options::mountTurn, "mount-turn"),
            FIELD(siege::Options::whoseHorse, "whose-horse"),
            FIELD(siege::Options::dismountPlace, "dismount-place"),
            FIELD(siege::Options::wholeTurn, "whole-turn"),
            FIELD(siege::Options::winch, "winch"),
            FIELD(siege::Options::gateClosed, "gate-closed"),
            FIELD(siege::Options::bridgeFull, "bridge-full"),
            FIELD(siege::Options::ladderRaise, "ladder-raise"),
            FIELD(siege::Options::ladderCarry, "ladder-carry"),
            FIELD(siege::Options::ladderWhere, "ladder-where"),
            FIELD(siege::Options::fallStack, "fall-stack"),
            FIELD(siege::Options::bombardDeclare, "bombard-declare"),
            FIELD(siege::Options::stoneCap, "stone-cap"),
            FIELD(siege::Options::repairDay, "repair-day"),
            FIELD(siege::Options::rubbleWhen, "rubble-when"),
            FIELD(siege::Options::rubbleChoice, "rubble-choice"),
            FIELD(siege::Options::dayOrder, "day-order"),
            FIELD(siege::Options::outerWall, "outer-wall"),
            FIELD(siege::Options::healingDate, "healing-date"),
            FIELD(siege::Options::healingNine, "healing-nine"),
            FIELD(siege::Options::towerCrew, "tower-crew"),
            FIELD(siege::Options::towerPath, "tower-path"),
            FIELD(siege::Options::towerDown, "tower-down"),
            FIELD(siege::Options::ownTower, "own-tower"),
            FIELD(siege::Options::towerMoat, "tower-moat"),
            FIELD(siege::Options::ramFirst, "ram-first"),
            FIELD(siege::Options::ramHex, "ram-hex"),
            FIELD(siege::Options::ramStep4, "ram-step4"),
            FIELD(siege::Options::burningEngine, "burning-engine"),
            FIELD(siege::Options::ballistaServe, "ballista-serve"),
            FIELD(siege::Options::ballistaHex, "ballista-hex"),
            FIELD(siege::Options::mantletCost, "mantlet-cost"),
            FIELD(siege::Options::mantletSide, "mantlet-side"),
            FIELD(siege::Options::fireOrder, "fire-order"),
            FIELD(siege::Options::fireTwo, "fire-two"),
            FIELD(siege::Options::fireStay, "fire-stay"),
            FIELD(siege::Options::fireRetreat, "fire-retreat"),
            FIELD(siege::Options::fireWounded, "fire-wounded"),
            FIELD(siege::Options::fireReach, "fire-reach"),
            FIELD(siege::Options::fireArrow, "fire-arrow"),
            FIELD(siege::Options::burntOut, "burnt-out"),
            FIELD(siege::Options::firesNight, "fires-night"),
            FIELD(siege::Options::barrel, "barrel"),
            FIELD(siege::Options::errorPool, "error-pool"),
            FIELD(siege::Options::adjacency, "adjacency"),
            FIELD(siege::Options::meleeOrder, "melee-order"),
            FIELD(siege::Options::failedRetreat, "failed-retreat"),
            FIELD(siege::Options::embankmentCrest, "embankment-crest"),
            FIELD(siege::Options::embankmentLower, "embankment-lower"),
            FIELD(siege::Options::panicOrder, "panic-order"),
            FIELD(siege::Options::panicPath, "panic-path"),
            FIELD(siege::Options::panicThreat, "panic-threat"),
            FIELD(siege::Options::panicStunned, "panic-stunned"),
            FIELD(siege::Options::panicActs, "panic-acts"),
            FIELD(siege::Options::panicJoint, "panic-joint"),
            FIELD(siege::Options::rallyWho, "rally-who"),
            FIELD(siege::Options::panic, "panic"),
            FIELD(siege::Options::errors, "errors"),
            FIELD(siege::Options::skill, "skill"),
            FIELD(siege::Options::days, "days", {.least = 1, .most = 999}),
            FIELD(siege::Options::besieger, "besieger"),
            FIELD(siege::Options::rubble, "rubble", {.least = 0, .most = 99}),
            FIELD(siege::Options::fascines, "fascines", {.least = 0, .most = 99}),
            FIELD(siege::Options::siegeTowers, "siege-towers", {.least = 0, .most = 9}),
            FIELD(siege::Options::rams, "rams", {.least = 0, .most = 9}),
            houseRule<House>()...,
        };
        for (Field& one : all)
            one.optional = true;
        return all;
    }
    (std::make_index_sequence<siege::differences.size()>());
};

} // namespace merlon::play
