// What panic and rout forbid in the sections of the battle.

#include "core/siege/panic/panic.h"

#include "core/castle/engines/engines.h"
#include "core/castle/melee/melee.h"
#include "siege_rules/1_7.h"
#include "siege_rules/panic.h"
#include "siege_rules/ruling.h"

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;

Findings actsInPanic(const Actor& one)
{
    return siege::actsInPanic(one.now, one.who, says::siege_ruling_panic_acts_acts);
}

Findings attacksInPanic(const Fighter& one)
{
    return siege::actsInPanic(one.now(), one.who, says::siege_ruling_panic_acts_attack);
}

Findings isBesideSomebodyOrNot(const Passage& passage)
{
    if (passage.barred())
        return {};
    return byAdjacency(passage.stride.now, passage.who, passage.stride.end());
}

bool comesBesideAnEnemy(const Passage& passage)
{
    return !passage.barred() && besideEnemy(passage.stride.now, passage.who, passage.stride.end());
}

bool climbsToAnEnemy(const LevelChange& climb)
{
    return besideEnemy(climb.now, climb.who, {climb.from.hex, climb.to}) &&
           !besideEnemy(climb.now, climb.who, climb.from);
}

bool isCarriedToAnEnemy(const Ride& ride)
{
    return inPanic(ride.now, ride.who) && besideEnemy(ride.now, ride.who, {ride.to, ride.who.state->storey});
}

constexpr play::Rule<Passage> passageRules[] = {
    {rule::siege_ruling_adjacency, isBesideSomebodyOrNot},
    {refusal, says::siege_panic_2f_contact, comesBesideAnEnemy,
     [](const Passage& passage) { return play::args("name", passage.who.name(), "hex", passage.hex()); },
     [](const Passage& passage) { return placeOf(passage.hex()); }},
};
constexpr play::Rule<LevelChange> climbRules[] = {
    {refusal, says::siege_panic_2f_contact, climbsToAnEnemy,
     [](const LevelChange& climb) { return play::args("name", climb.who.name(), "hex", climb.from.hex); },
     [](const LevelChange& climb) { return placeOf(climb.from.hex); }},
};
constexpr play::Rule<Ride> rideRules[] = {
    {refusal, says::siege_panic_2f_pushed, isCarriedToAnEnemy,
     [](const Ride& ride) { return play::args("name", ride.who.name(), "hex", ride.to); }, atHexEntered},
};
constexpr play::Rule<Actor> actingRules[] = {{rule::siege_ruling_panic_acts, actsInPanic}};
constexpr play::Rule<Actor> movingRules[] = {
    {refusal, says::siege_panic_3a_moves, [](const Actor& one) { return inRout(one.now, one.who); }, nameOf}};

} // namespace

void joinPanic(Tables& tables, Policies& policies)
{
    tables.acting = actingRules;
    tables.moving = movingRules;
    tables.passing = passageRules;
    tables.climbing = climbRules;
    tables.riding = rideRules;
    tables.attackers.behind(rule::siege_1_7a, {rule::siege_ruling_panic_acts, attacksInPanic});
    policies.flees = inPanic;
    joinDebts(tables, policies);
    joinEndings(tables, policies);
}

} // namespace merlon::siege
