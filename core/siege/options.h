#pragma once

#include "core/castle/readings.h"
#include "core/siege/editions.h"
#include "core/siege/engine_options.h"
#include "core/siege/fire_options.h"

/// What a scenario may choose of the rules of SIEGE: a field for each ruling that it may read the other way, and one
/// for each difference between the editions that it may play by another edition.
namespace merlon::siege
{

/// siege.ruling.radius
enum class RadiusOf : std::uint8_t
{
    Shooter,
    Target
};
/// siege.ruling.moat-out
enum class MoatOut : std::uint8_t
{
    Edge,
    MoatOnly
};
/// siege.ruling.one-shot
enum class OneShot : std::uint8_t
{
    OneAStep,
    Free
};
/// siege.ruling.friend-adjacent
enum class FriendAdjacent : std::uint8_t
{
    WithinRadius,
    Always
};
/// siege.ruling.move-order
enum class MoveOrder : std::uint8_t
{
    OneAtATime,
    Free
};
/// siege.ruling.moat-from
enum class MoatFrom : std::uint8_t
{
    OpenMoat,
    Printed
};
/// siege.ruling.horse-hex
enum class HorseHex : std::uint8_t
{
    LastRider,
    Neutral
};
/// siege.ruling.rampart-inside
enum class RampartInside : std::uint8_t
{
    Stairs,
    Jump
};
/// siege.ruling.two-hex
enum class TwoHex : std::uint8_t
{
    FrontLeads,
    Ahead,
    Either,
    Turn
};
/// siege.ruling.ladder-down
enum class LadderDown : std::uint8_t
{
    BothWays,
    UpOnly
};
/// siege.ruling.rubble-walls
enum class RubbleWalls : std::uint8_t
{
    OwnWalls,
    All
};
/// siege.ruling.previous-turn
enum class PreviousTurn : std::uint8_t
{
    OwnPhase,
    GameTurn
};
/// siege.ruling.below-one
enum class BelowOne : std::uint8_t
{
    Refuse,
    Clamp
};
/// siege.ruling.joint-below-one
enum class JointBelowOne : std::uint8_t
{
    Sum,
    Each
};
/// siege.ruling.mixed-targets
enum class MixedTargets : std::uint8_t
{
    Separate,
    Mounted
};
/// siege.ruling.defenders-terrain
enum class DefendersTerrain : std::uint8_t
{
    Most,
    Least
};
/// siege.ruling.advance-horse
enum class AdvanceHorse : std::uint8_t
{
    Rider,
    Horse
};
/// siege.ruling.mounted-E
enum class MountedE : std::uint8_t
{
    Unhorsed,
    Stays
};

/// siege.ruling.riderless-retreat
enum class RiderlessRetreat : std::uint8_t
{
    StaysPut,
    Retreat
};
/// siege.ruling.cart-hex
enum class CartHex : std::uint8_t
{
    Barred,
    Terrain
};
/// siege.ruling.cart-move
enum class CartMove : std::uint8_t
{
    AllBound,
    Animal
};
/// siege.ruling.harness
enum class HarnessFrom : std::uint8_t
{
    BothAdjacent,
    Cart
};
/// siege.ruling.saddle-wound
enum class SaddleWound : std::uint8_t
{
    Unhorsed,
    Stays
};
/// siege.ruling.mount-turn
enum class MountTurn : std::uint8_t
{
    TwoPhases,
    Phase
};
/// siege.ruling.whose-horse
enum class WhoseHorse : std::uint8_t
{
    Led,
    Adjacent
};
/// siege.ruling.dismount-place
enum class DismountPlace : std::uint8_t
{
    FreeBeside,
    Nearest
};
/// siege.ruling.whole-turn
enum class WholeTurn : std::uint8_t
{
    OwnActs,
    AnyCombat
};
/// siege.ruling.winch
enum class Winch : std::uint8_t
{
    TurnEnd,
    OwnPhase
};
/// siege.ruling.gate-closed
enum class GateClosed : std::uint8_t
{
    Walled,
    Open
};
/// siege.ruling.bridge-full
enum class BridgeFull : std::uint8_t
{
    Nearest,
    Stack
};
/// siege.ruling.ladder-raise
enum class LadderRaise : std::uint8_t
{
    AtFoot,
    OnIt
};
/// siege.ruling.ladder-carry
enum class LadderCarry : std::uint8_t
{
    WhileHeld,
    WholePhase
};
/// siege.ruling.ladder-where
enum class LadderWhere : std::uint8_t
{
    OnFoot,
    FilledOnly,
    Outside
};
/// siege.ruling.fall-stack
enum class FallStack : std::uint8_t
{
    Singly,
    Pair
};

/// siege.ruling.bombard-declare
enum class BombardDeclare : std::uint8_t
{
    AllFirst,
    OneByOne
};
/// siege.ruling.stone-cap
enum class StoneCap : std::uint8_t
{
    Capped,
    Spread
};
/// siege.ruling.repair-day
enum class RepairDay : std::uint8_t
{
    Chosen,
    Idle,
    Automatic
};
/// siege.ruling.rubble-when
enum class RubbleWhen : std::uint8_t
{
    ByCause,
    AtOnce
};
/// siege.ruling.rubble-choice
enum class RubbleChoice : std::uint8_t
{
    OuterWall,
    Any
};
/// siege.ruling.day-order
enum class DayOrder : std::uint8_t
{
    Morning,
    Evening
};
/// siege.ruling.outer-wall
enum class OuterWall : std::uint8_t
{
    WithTowers,
    Curtain
};
/// siege.ruling.healing-date
enum class HealingDate : std::uint8_t
{
    NthMorning,
    Full
};
/// siege.ruling.healing-nine
enum class HealingNine : std::uint8_t
{
    LastTwo,
    Early
};

/// siege.ruling.tower-crew
enum class TowerCrew : std::uint8_t
{
    StayInside,
    Free
};
/// siege.ruling.tower-path
enum class TowerPath : std::uint8_t
{
    Bodies,
    Clear
};
/// siege.ruling.tower-down
enum class TowerDown : std::uint8_t
{
    Two,
    One
};
/// siege.ruling.own-tower
enum class OwnTower : std::uint8_t
{
    Passes,
    Strict
};
/// siege.ruling.tower-moat
enum class TowerMoat : std::uint8_t
{
    GroundOnly,
    Low
};
/// siege.ruling.ram-first
enum class RamFirst : std::uint8_t
{
    OnArrival,
    Later
};
/// siege.ruling.ram-hex
enum class RamHex : std::uint8_t
{
    StraightAhead,
    Any
};
/// siege.ruling.burning-engine
enum class BurningEngine : std::uint8_t
{
    OutOfUse,
    Works
};
/// siege.ruling.ram-step4
enum class RamStep4 : std::uint8_t
{
    DieFirst,
    After
};
/// siege.ruling.error-pool
enum class ErrorPool : std::uint8_t
{
    Reachable,
    DrawFirst
};

/// siege.ruling.adjacency
enum class Adjacency : std::uint8_t
{
    Neighbouring,
    Reach
};
/// siege.ruling.melee-order
enum class MeleeOrder : std::uint8_t
{
    OneByOne,
    Declared
};
/// siege.ruling.failed-retreat
enum class FailedRetreat : std::uint8_t
{
    InPlace,
    Partway
};
/// siege.ruling.embankment-crest
enum class EmbankmentCrest : std::uint8_t
{
    Marked,
    Hex
};
/// siege.ruling.embankment-lower
enum class EmbankmentLower : std::uint8_t
{
    Blocked,
    Open
};
/// siege.ruling.panic-order
enum class PanicOrder : std::uint8_t
{
    EachDeath,
    After
};
/// siege.ruling.panic-path
enum class PanicPath : std::uint8_t
{
    FartherFirst,
    NotNearer
};
/// siege.ruling.panic-threat
enum class PanicThreat : std::uint8_t
{
    Able,
    Adjacent
};
/// siege.ruling.panic-stunned
enum class PanicStunned : std::uint8_t
{
    Exempt,
    Eligible
};
/// siege.ruling.panic-acts
enum class PanicActs : std::uint8_t
{
    MoveAndShoot,
    Free
};
/// siege.ruling.rally-who
enum class RallyWho : std::uint8_t
{
    NotStunned,
    Stunned
};

inline constexpr auto differences = std::span(play::Shape<Differences>::members);

struct Options
{
    std::optional<castle::EdgeLine> edgeLine;
    std::optional<castle::CornerLine> cornerLine;
    std::optional<RadiusOf> radius;
    std::optional<FriendAdjacent> friendAdjacent;
    std::optional<OneShot> oneShot;
    std::optional<MoatOut> moatOut;
    std::optional<MoveOrder> moveOrder;
    std::optional<MoatFrom> moatFrom;
    std::optional<HorseHex> horseHex;
    std::optional<RampartInside> rampartInside;
    std::optional<TwoHex> twoHex;
    std::optional<LadderDown> ladderDown;
    std::optional<RubbleWalls> rubbleWalls;
    std::optional<PreviousTurn> previousTurn;
    std::optional<BelowOne> belowOne;
    std::optional<JointBelowOne> jointBelowOne;
    std::optional<MixedTargets> mixedTargets;
    std::optional<DefendersTerrain> defendersTerrain;
    std::optional<AdvanceHorse> advanceHorse;
    std::optional<MountedE> mountedE;
    std::optional<RiderlessRetreat> riderlessRetreat;
    std::optional<CartHex> cartHex;
    std::optional<CartMove> cartMove;
    std::optional<HarnessFrom> harness;
    std::optional<SaddleWound> saddleWound;
    std::optional<MountTurn> mountTurn;
    std::optional<WhoseHorse> whoseHorse;
    std::optional<DismountPlace> dismountPlace;
    std::optional<WholeTurn> wholeTurn;
    std::optional<Winch> winch;
    std::optional<GateClosed> gateClosed;
    std::optional<BridgeFull> bridgeFull;
    std::optional<LadderRaise> ladderRaise;
    std::optional<LadderCarry> ladderCarry;
    std::optional<LadderWhere> ladderWhere;
    std::optional<FallStack> fallStack;
    std::optional<BombardDeclare> bombardDeclare;
    std::optional<StoneCap> stoneCap;
    std::optional<RepairDay> repairDay;
    std::optional<RubbleWhen> rubbleWhen;
    std::optional<RubbleChoice> rubbleChoice;
    std::optional<DayOrder> dayOrder;
    std::optional<OuterWall> outerWall;
    std::optional<HealingDate> healingDate;
    std::optional<HealingNine> healingNine;
    std::optional<TowerCrew> towerCrew;
    std::optional<TowerPath> towerPath;
    std::optional<TowerDown> towerDown;
    std::optional<OwnTower> ownTower;
    std::optional<TowerMoat> towerMoat;
    std::optional<RamFirst> ramFirst;
    std::optional<RamHex> ramHex;
    std::optional<RamStep4> ramStep4;
    std::optional<BurningEngine> burningEngine;
    std::optional<BallistaServe> ballistaServe;
    std::optional<BallistaHex> ballistaHex;
    std::optional<MantletCost> mantletCost;
    std::optional<MantletSide> mantletSide;
    std::optional<FireOrder> fireOrder;
    std::optional<FireTwo> fireTwo;
    std::optional<FireStay> fireStay;
    std::optional<FireRetreat> fireRetreat;
    std::optional<FireWounded> fireWounded;
    std::optional<FireReach> fireReach;
    std::optional<FireArrow> fireArrow;
    std::optional<BurntOut> burntOut;
    std::optional<BarrelFrom> barrel;
    std::optional<ErrorPool> errorPool;
    std::optional<Adjacency> adjacency;
    std::optional<MeleeOrder> meleeOrder;
    std::optional<FailedRetreat> failedRetreat;
    std::optional<EmbankmentCrest> embankmentCrest;
    std::optional<EmbankmentLower> embankmentLower;
    std::optional<PanicOrder> panicOrder;
    std::optional<PanicPath> panicPath;
    std::optional<PanicThreat> panicThreat;
    std::optional<PanicStunned> panicStunned;
    std::optional<PanicActs> panicActs;
    std::optional<RallyWho> rallyWho;
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
template <>
inline constexpr auto wordsOf<siege::RadiusOf> = words("reading", "shooter", "target");
template <>
inline constexpr auto wordsOf<siege::FriendAdjacent> = words("reading", "within-radius", "always");
template <>
inline constexpr auto wordsOf<siege::MoatOut> = words("reading", "edge", "moat-only");
template <>
inline constexpr auto wordsOf<siege::OneShot> = words("reading", "one-a-step", "free");
template <>
inline constexpr auto wordsOf<siege::BombardDeclare> = words("reading", "all-first", "one-by-one");
template <>
inline constexpr auto wordsOf<siege::StoneCap> = words("reading", "capped", "spread");
template <>
inline constexpr auto wordsOf<siege::RepairDay> = words("reading", "chosen", "idle", "automatic");
template <>
inline constexpr auto wordsOf<siege::RubbleWhen> = words("reading", "by-cause", "at-once");
template <>
inline constexpr auto wordsOf<siege::RubbleChoice> = words("reading", "outer-wall", "any");
template <>
inline constexpr auto wordsOf<siege::DayOrder> = words("reading", "morning", "evening");
template <>
inline constexpr auto wordsOf<siege::OuterWall> = words("reading", "with-towers", "curtain");
template <>
inline constexpr auto wordsOf<siege::HealingDate> = words("reading", "nth-morning", "full");
template <>
inline constexpr auto wordsOf<siege::HealingNine> = words("reading", "last-two", "early");
template <>
inline constexpr auto wordsOf<siege::MoveOrder> = words("reading", "one-at-a-time", "free");
template <>
inline constexpr auto wordsOf<siege::MoatFrom> = words("reading", "open-moat", "printed");
template <>
inline constexpr auto wordsOf<siege::HorseHex> = words("reading", "last-rider", "neutral");
template <>
inline constexpr auto wordsOf<siege::RampartInside> = words("reading", "stairs", "jump");
template <>
inline constexpr auto wordsOf<siege::TwoHex> = words("reading", "front-leads", "ahead", "either", "turn");
template <>
inline constexpr auto wordsOf<siege::LadderDown> = words("reading", "both-ways", "up-only");
template <>
inline constexpr auto wordsOf<siege::RubbleWalls> = words("reading", "own-walls", "all");
template <>
inline constexpr auto wordsOf<siege::PreviousTurn> = words("reading", "own-phase", "game-turn");
template <>
inline constexpr auto wordsOf<siege::BelowOne> = words("reading", "refuse", "clamp");
template <>
inline constexpr auto wordsOf<siege::JointBelowOne> = words("reading", "sum", "each");
template <>
inline constexpr auto wordsOf<siege::MixedTargets> = words("reading", "separate", "mounted");
template <>
inline constexpr auto wordsOf<siege::DefendersTerrain> = words("reading", "most", "least");
template <>
inline constexpr auto wordsOf<siege::AdvanceHorse> = words("reading", "rider", "horse");
template <>
inline constexpr auto wordsOf<siege::MountedE> = words("reading", "unhorsed", "stays");
template <>
inline constexpr auto wordsOf<siege::RiderlessRetreat> = words("reading", "stays-put", "retreat");
template <>
inline constexpr auto wordsOf<siege::CartHex> = words("reading", "barred", "terrain");
template <>
inline constexpr auto wordsOf<siege::CartMove> = words("reading", "all-bound", "animal");
template <>
inline constexpr auto wordsOf<siege::HarnessFrom> = words("reading", "both-adjacent", "cart");
template <>
inline constexpr auto wordsOf<siege::SaddleWound> = words("reading", "unhorsed", "stays");
template <>
inline constexpr auto wordsOf<siege::MountTurn> = words("reading", "two-phases", "phase");
template <>
inline constexpr auto wordsOf<siege::WhoseHorse> = words("reading", "led", "adjacent");
template <>
inline constexpr auto wordsOf<siege::DismountPlace> = words("reading", "free-beside", "nearest");

template <>
inline constexpr auto wordsOf<siege::TowerCrew> = words("reading", "stay-inside", "free");
template <>
inline constexpr auto wordsOf<siege::TowerPath> = words("reading", "bodies", "clear");
template <>
inline constexpr auto wordsOf<siege::TowerDown> = words("reading", "two", "one");
template <>
inline constexpr auto wordsOf<siege::OwnTower> = words("reading", "passes", "strict");
template <>
inline constexpr auto wordsOf<siege::TowerMoat> = words("reading", "ground-only", "low");
template <>
inline constexpr auto wordsOf<siege::RamFirst> = words("reading", "on-arrival", "later");
template <>
inline constexpr auto wordsOf<siege::RamHex> = words("reading", "straight-ahead", "any");
template <>
inline constexpr auto wordsOf<siege::RamStep4> = words("reading", "die-first", "after");
template <>
inline constexpr auto wordsOf<siege::BurningEngine> = words("reading", "out-of-use", "works");
template <>
inline constexpr auto wordsOf<siege::WholeTurn> = words("reading", "own-acts", "any-combat");
template <>
inline constexpr auto wordsOf<siege::Winch> = words("reading", "turn-end", "own-phase");
template <>
inline constexpr auto wordsOf<siege::GateClosed> = words("reading", "walled", "open");
template <>
inline constexpr auto wordsOf<siege::BridgeFull> = words("reading", "nearest", "stack");
template <>
inline constexpr auto wordsOf<siege::LadderRaise> = words("reading", "at-foot", "on-it");
template <>
inline constexpr auto wordsOf<siege::LadderCarry> = words("reading", "while-held", "whole-phase");
template <>
inline constexpr auto wordsOf<siege::LadderWhere> = words("reading", "on-foot", "filled-only", "outside");
template <>
inline constexpr auto wordsOf<siege::FallStack> = words("reading", "singly", "pair");
template <>
inline constexpr auto wordsOf<siege::ErrorPool> = words("reading", "reachable", "draw-first");
template <>
inline constexpr auto wordsOf<siege::Adjacency> = words("reading", "neighbouring", "reach");
template <>
inline constexpr auto wordsOf<siege::MeleeOrder> = words("reading", "one-by-one", "declared");
template <>
inline constexpr auto wordsOf<siege::FailedRetreat> = words("reading", "in-place", "partway");
template <>
inline constexpr auto wordsOf<siege::EmbankmentCrest> = words("reading", "marked", "hex");
template <>
inline constexpr auto wordsOf<siege::EmbankmentLower> = words("reading", "blocked", "open");
template <>
inline constexpr auto wordsOf<siege::PanicOrder> = words("reading", "each-death", "after");
template <>
inline constexpr auto wordsOf<siege::PanicPath> = words("reading", "farther-first", "not-nearer");
template <>
inline constexpr auto wordsOf<siege::PanicThreat> = words("reading", "able", "adjacent");
template <>
inline constexpr auto wordsOf<siege::PanicStunned> = words("reading", "exempt", "eligible");
template <>
inline constexpr auto wordsOf<siege::PanicActs> = words("reading", "move-and-shoot", "free");
template <>
inline constexpr auto wordsOf<siege::RallyWho> = words("reading", "not-stunned", "stunned");

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
        return std::array{
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
            FIELD(siege::Options::rallyWho, "rally-who"),
            FIELD(siege::Options::panic, "panic", {.optional = true}),
            FIELD(siege::Options::errors, "errors", {.optional = true}),
            FIELD(siege::Options::skill, "skill", {.optional = true}),
            FIELD(siege::Options::days, "days", {.least = 1, .most = 999}),
            FIELD(siege::Options::besieger, "besieger"),
            FIELD(siege::Options::rubble, "rubble", {.least = 0, .most = 99}),
            FIELD(siege::Options::fascines, "fascines", {.least = 0, .most = 99}),
            FIELD(siege::Options::siegeTowers, "siege-towers", {.least = 0, .most = 9}),
            FIELD(siege::Options::rams, "rams", {.least = 0, .most = 9}),
            houseRule<House>()...,
        };
    }
    (std::make_index_sequence<siege::differences.size()>());
};

} // namespace merlon::play
