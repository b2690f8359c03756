#include "core/siege/policies.h"

namespace merlon::siege
{
Policies policiesOf(const Ruleset& ruleset, std::string_view edition, const Options& options)
{
    Policies policies;
    policies.line.radius = ruleset.radius;
    if (const Edition* chosen = ruleset.editionOf(edition))
    {
        policies.played = chosen->says;
        policies.errorTwice = chosen->errorTwice;
    }
    for (std::size_t i = 0; i < differences.size(); ++i)
        if (const Edition* other = options.house[i] ? ruleset.findEdition(options.house[i]->id) : nullptr)
            differences[i].get(&policies.played, differences[i].put(&other->says), play::today);
    policies.line.stunnedBlock = policies.played.lineBlocker == LineBlocker::Living;
    policies.line.edgeLine = options.edgeLine.value_or(castle::EdgeLine::Both);
    policies.line.cornerLine = options.cornerLine.value_or(castle::CornerLine::Ignore);
    policies.line.radiusOfTarget = options.radius == RadiusOf::Target;
    policies.moatOnly = options.moatOut == MoatOut::MoatOnly;
    policies.shotsCounted = options.oneShot != OneShot::Free;
    policies.friendAtEveryDistance = options.friendAdjacent == FriendAdjacent::Always;
    policies.days.declare = options.bombardDeclare.value_or(BombardDeclare::AllFirst);
    policies.days.cap = options.stoneCap.value_or(StoneCap::Capped);
    policies.days.repair = options.repairDay.value_or(RepairDay::Chosen);
    policies.days.rubbleWhen = options.rubbleWhen.value_or(RubbleWhen::ByCause);
    policies.days.rubbleChoice = options.rubbleChoice.value_or(RubbleChoice::OuterWall);
    policies.days.order = options.dayOrder.value_or(DayOrder::Morning);
    policies.days.outerWall = options.outerWall.value_or(OuterWall::WithTowers);
    policies.days.healingDate = options.healingDate.value_or(HealingDate::NthMorning);
    policies.days.healingNine = options.healingNine.value_or(HealingNine::LastTwo);
    policies.fire.order = options.fireOrder.value_or(FireOrder::SpreadFirst);
    policies.fire.two = options.fireTwo.value_or(FireTwo::EachFlame);
    policies.fire.stay = options.fireStay.value_or(FireStay::MustLeave);
    policies.fire.retreat = options.fireRetreat.value_or(FireRetreat::AnyFree);
    policies.fire.wounded = options.fireWounded.value_or(FireWounded::Adds);
    policies.fire.reach = options.fireReach.value_or(FireReach::AnyHeight);
    policies.fire.arrow = options.fireArrow.value_or(FireArrow::ArrowOnly);
    policies.fire.burntOut = options.burntOut.value_or(BurntOut::FallWounded);
    policies.fire.barrel = options.barrel.value_or(BarrelFrom::SameHex);
    policies.movesMixed = options.moveOrder == MoveOrder::Free;
    policies.moatPrinted = options.moatFrom == MoatFrom::Printed;
    policies.horsesNeutral = options.horseHex == HorseHex::Neutral;
    policies.rampartsLeft = options.rampartInside == RampartInside::Jump;
    policies.ladderUpOnly = options.ladderDown == LadderDown::UpOnly;
    policies.twoHex = options.twoHex.value_or(TwoHex::FrontLeads);
    policies.barredByGameTurn = options.previousTurn == PreviousTurn::GameTurn;
    policies.shiftStopsAtOne = options.belowOne == BelowOne::Clamp;
    policies.eachReachesOne = options.jointBelowOne == JointBelowOne::Each;
    policies.mixedTargets = options.mixedTargets == MixedTargets::Mounted;
    policies.defendersOnLeast = options.defendersTerrain == DefendersTerrain::Least;
    policies.advanceOverHorse = options.advanceHorse == AdvanceHorse::Horse;
    policies.woundedStaysMounted = options.mountedE == MountedE::Stays;
    policies.horsesRetreat = options.riderlessRetreat == RiderlessRetreat::Retreat;
    policies.cartsAreOpen = options.cartHex == CartHex::Terrain;
    policies.cartsAreUnbound = options.cartMove == CartMove::Animal;
    policies.harnessedFromCart = options.harness == HarnessFrom::Cart;
    policies.staysInTheSaddle = options.saddleWound == SaddleWound::Stays;
    policies.mountsInAPhase = options.mountTurn == MountTurn::Phase;
    policies.besideIsCaptured = options.whoseHorse == WhoseHorse::Adjacent;
    policies.alightsFarther = options.dismountPlace == DismountPlace::Nearest;
    policies.line.ownTowerStops = options.ownTower == OwnTower::Strict;
    policies.engines.crewIsFree = options.towerCrew == TowerCrew::Free;
    policies.engines.deadAreNoMatter = options.towerPath == TowerPath::Clear;
    policies.engines.downForLess = options.towerDown == TowerDown::One;
    policies.engines.moatIsLow = options.towerMoat == TowerMoat::Low;
    policies.engines.firstStrikeLater = options.ramFirst == RamFirst::Later;
    policies.engines.anyWallBeside = options.ramHex == RamHex::Any;
    policies.engines.strikesLast = options.ramStep4 == RamStep4::After;
    policies.engines.worksOnFire = options.burningEngine == BurningEngine::Works;
    policies.engines.meleeBarsCrew = options.ballistaServe == BallistaServe::Bar;
    policies.engines.engineersSkill = options.ballistaHex == BallistaHex::Engineer;
    policies.engines.rowForPusher = options.mantletCost == MantletCost::Row;
    policies.engines.baseIsClosed = options.mantletSide == MantletSide::Closed;
    policies.attackedInterrupts = options.wholeTurn == WholeTurn::AnyCombat;
    policies.winchByPhase = options.winch == Winch::OwnPhase;
    policies.bridgeStacks = options.bridgeFull == BridgeFull::Stack;
    policies.raisersClimb = options.ladderRaise == LadderRaise::OnIt;
    policies.carriersNeverFight = options.ladderCarry == LadderCarry::WholePhase;
    policies.ladderWhere = options.ladderWhere.value_or(LadderWhere::OnFoot);
    policies.fallenArePaired = options.fallStack == FallStack::Pair;
    policies.line.crestIsHex = options.embankmentCrest == EmbankmentCrest::Hex;
    policies.line.equalPass = options.embankmentLower == EmbankmentLower::Open;
    policies.adjacentIfReached = options.adjacency == Adjacency::Reach;
    policies.attacksDeclared = options.meleeOrder == MeleeOrder::Declared;
    policies.retreatPartway = options.failedRetreat == FailedRetreat::Partway;
    policies.panic = {.played = options.panic,
                      .afterMelee = options.panicOrder == PanicOrder::After,
                      .notNearer = options.panicPath == PanicPath::NotNearer,
                      .anyAdjacent = options.panicThreat == PanicThreat::Adjacent,
                      .stunnedEligible = options.panicStunned == PanicStunned::Eligible,
                      .free = options.panicActs == PanicActs::Free,
                      .stunnedRally = options.rallyWho == RallyWho::Stunned};
    policies.errors = options.errors;
    policies.errorDrawsFirst = options.errorPool == ErrorPool::DrawFirst;
    policies.skill = options.skill;
    return policies;
}

} // namespace merlon::siege
