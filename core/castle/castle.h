#pragma once

#include "core/castle/engines/engines.h"
#include "core/castle/fire/fire.h"
#include "core/castle/ladders/ladders.h"
#include "core/castle/melee/melee.h"
#include "core/castle/moves/moves.h"
#include "core/castle/retreats/retreats.h"
#include "core/castle/riders/riders.h"
#include "core/castle/shots/shots.h"
#include "core/castle/turn/turn.h"
#include "core/play/types.h"

/// The battle whole, for the room of a system that plays it.
namespace merlon::castle
{

/// The rows that a system starts from, and what the sections themselves need of the policies.
Tables familyTables();
Policies familyPolicies();

using Orders = play::Types<Shoot, Move, NameAttack, Attack, Suffer, Retreat, PlaceRider, Advance, Stay, Recover,
                           EndStep, EndPhase, Push, ShootBallista, PushMantlet, TurnMantlet, Fall, CarryLadder,
                           LayLadder, RaiseLadder, ShiftLadder, Climb, Topple, DropLadder, LightFire, PutOut, Spread,
                           ShootFlaming, Mount, Dismount, Alight, Harness, Unharness>;
using Effects =
    play::Types<HealthChange, RetreatOwed, Unhorsed, HorseHeld, Moved, Spent, DoorSideChosen, HasShot, Fought, BlowOwed,
                BlowTaken, MeleeOver, Recovered, StepBegun, PhaseEnded, DoorMoved, BridgeMoved, GroundLaid,
                GroundCleared, EquipmentMoved, Pushed, Struck, BallistaShot, BallistaServed, Wheeled, Seated, Removed,
                Released, ClockSet, Crossed, FallOwed, LadderOwed, Carried, LadderLaid, Toppled, FireLit, FireAged,
                Destroyed, SpreadOwed, SpreadThrown, FireChecked, Tended, StaysInFire, Begins, GivesUp, Mounts,
                AlightOwed, Alights, AttackNamed, Harnessed, Unharnessed>;

/// Of all tables that systems may add to.
std::vector<RuleId> rulesOf(const Tables& tables);
/// Of all sections, said or decided without a sentence, besides those tables.
std::vector<RuleId> rulesOfTheBattle();

} // namespace merlon::castle
