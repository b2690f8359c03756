#pragma once

#include "core/castle/readings.h"
#include "core/siege/options.h"
#include "core/siege/ruleset.h"

/// What editions, rulings and options leave open, as named values: rules read these and never ask which edition it is.
namespace merlon::siege
{

/// Of a siege day by day: each as its ruling names it.
struct DayPolicies
{
    BombardDeclare declare = BombardDeclare::AllFirst;
    StoneCap cap = StoneCap::Capped;
    RepairDay repair = RepairDay::Chosen;
    RubbleWhen rubbleWhen = RubbleWhen::ByCause;
    RubbleChoice rubbleChoice = RubbleChoice::OuterWall;
    DayOrder order = DayOrder::Morning;
    OuterWall outerWall = OuterWall::WithTowers;
    HealingDate healingDate = HealingDate::NthMorning;
    HealingNine healingNine = HealingNine::LastTwo;
};

/// Of siege tower, ram, ballista and mantlet: each the other reading of its ruling.
struct EnginePolicies
{
    bool crewIsFree = false;       ///< siege.ruling.tower-crew
    bool deadAreNoMatter = false;  ///< siege.ruling.tower-path
    bool downForLess = false;      ///< siege.ruling.tower-down
    bool moatIsLow = false;        ///< siege.ruling.tower-moat
    bool firstStrikeLater = false; ///< siege.ruling.ram-first
    bool anyWallBeside = false;    ///< siege.ruling.ram-hex
    bool strikesLast = false;      ///< siege.ruling.ram-step4
    bool worksOnFire = false;      ///< siege.ruling.burning-engine
    bool meleeBarsCrew = false;    ///< siege.ruling.ballista-serve
    bool engineersSkill = false;   ///< siege.ruling.ballista-hex
    bool rowForPusher = false;     ///< siege.ruling.mantlet-cost
    bool baseIsClosed = false;     ///< siege.ruling.mantlet-side
};
/// Of fire and oil: each as its ruling names it.
struct FirePolicies
{
    FireOrder order = FireOrder::SpreadFirst;
    FireTwo two = FireTwo::EachFlame;
    FireStay stay = FireStay::MustLeave;
    FireRetreat retreat = FireRetreat::AnyFree;
    FireWounded wounded = FireWounded::Adds;
    FireReach reach = FireReach::AnyHeight;
    FireArrow arrow = FireArrow::ArrowOnly;
    BurntOut burntOut = BurntOut::FallWounded;
    BarrelFrom barrel = BarrelFrom::SameHex;
};
/// Of panic and rout; each reading as its ruling names it.
struct PanicPolicies
{
    bool played = false;
    bool afterMelee = false;
    bool notNearer = false;
    bool anyAdjacent = false;
    bool stunnedEligible = false;
    bool free = false;
    bool stunnedRally = false;
};

struct Policies
{
    Differences played; ///< as the edition says, or a house rule
    castle::Readings line;
    bool moatOnly = false;              ///< siege.ruling.moat-out, other reading
    bool shotsCounted = true;           ///< siege.ruling.one-shot
    bool friendAtEveryDistance = false; ///< siege.ruling.friend-adjacent, other reading
    bool movesMixed = false;            ///< siege.ruling.move-order, other reading
    bool moatPrinted = false;           ///< siege.ruling.moat-from, other reading
    bool horsesNeutral = false;         ///< siege.ruling.horse-hex, other reading
    bool rampartsLeft = false;          ///< siege.ruling.rampart-inside, other reading
    bool ladderUpOnly = false;          ///< siege.ruling.ladder-down, other reading
    TwoHex twoHex = TwoHex::FrontLeads;
    bool barredByGameTurn = false;    ///< siege.ruling.previous-turn, other reading
    bool shiftStopsAtOne = false;     ///< siege.ruling.below-one, other reading
    bool eachReachesOne = false;      ///< siege.ruling.joint-below-one, other reading
    bool mixedTargets = false;        ///< siege.ruling.mixed-targets, other reading
    bool defendersOnLeast = false;    ///< siege.ruling.defenders-terrain, other reading
    bool advanceOverHorse = false;    ///< siege.ruling.advance-horse, other reading
    bool woundedStaysMounted = false; ///< siege.ruling.mounted-E, other reading
    bool horsesRetreat = false;       ///< siege.ruling.riderless-retreat, other reading
    bool cartsAreOpen = false;        ///< siege.ruling.cart-hex, other reading
    bool cartsAreUnbound = false;     ///< siege.ruling.cart-move, other reading
    bool harnessedFromCart = false;   ///< siege.ruling.harness, other reading
    bool staysInTheSaddle = false;    ///< siege.ruling.saddle-wound, other reading
    bool mountsInAPhase = false;      ///< siege.ruling.mount-turn, other reading
    bool besideIsCaptured = false;    ///< siege.ruling.whose-horse, other reading
    bool alightsFarther = false;      ///< siege.ruling.dismount-place, other reading
    bool attackedInterrupts = false;  ///< siege.ruling.whole-turn, other reading
    bool winchByPhase = false;        ///< siege.ruling.winch, other reading
    bool bridgeStacks = false;        ///< siege.ruling.bridge-full, other reading
    bool raisersClimb = false;        ///< siege.ruling.ladder-raise, other reading
    bool carriersNeverFight = false;  ///< siege.ruling.ladder-carry, other reading
    LadderWhere ladderWhere = LadderWhere::OnFoot;
    bool fallenArePaired = false;   ///< siege.ruling.fall-stack, other reading
    bool adjacentIfReached = false; ///< siege.ruling.adjacency, other reading
    bool attacksDeclared = false;   ///< siege.ruling.melee-order, other reading
    bool retreatPartway = false;    ///< siege.ruling.failed-retreat, other reading
    PanicPolicies panic;
    bool errors = false;          ///< siege.error is in use
    bool errorDrawsFirst = false; ///< siege.ruling.error-pool, other reading
    std::vector<int> errorTwice;  ///< faces that the edition's error table gives twice
    bool skill = false;           ///< siege.skill is in use
    DayPolicies days;
    EnginePolicies engines;
    FirePolicies fire;
};

/// The policies of an edition (the ruleset's first when there is none of that name), changed by what a scenario chose.
Policies policiesOf(const Ruleset& ruleset, std::string_view edition, const Options& options);

} // namespace merlon::siege
