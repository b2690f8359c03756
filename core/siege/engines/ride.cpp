// Those whom a siege tower or ram carries along.

#include "core/siege/engines/engines.h"

#include "core/map/hex_map.h"
#include "core/siege/field/ballista_crew.h"
#include "core/siege/field/nerve.h"
#include "core/siege/moves/moves.h"
#include "siege_rules/2_42.h"
#include "siege_rules/3_41.h"
#include "siege_rules/panic.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// Of those whom it carries, one in panic must not come beside an enemy (panic.2f).
struct Ride
{
    const Position& now;
    const Body& who;
    Hex to;
};

Findings isCarriedOffHisBallista(const Ride& ride)
{
    return leavesABallista(ride.now, ride.who, ride.to);
}

constexpr play::Rule<Ride> rideRules[] = {
    {refusal, says::siege_panic_2f_pushed,
     [](const Ride& ride)
     { return inPanic(ride.who) && besideEnemy(ride.now, ride.who, ride.to, ride.who.state->aloft); },
     [](const Ride& ride) { return play::args("name", ride.who.name(), "hex", ride.to); }, atHexEntered},
    {rule::siege_3_41b, isCarriedOffHisBallista},
};

} // namespace

void judgeRides(Verdict& verdict, const Position& now, const map::Covering& machine, Hex by)
{
    for (const Counter& one : now.state().counters)
        if (one.hex && std::ranges::count(machine.hexes, *one.hex) > 0 && one.health != Health::Dead)
            play::weigh(rideRules, Ride{now, now.body(one), *one.hex + by}, verdict);
}

void carryAlong(Verdict& verdict, const Position& now, const map::Covering& machine, Hex by)
{
    for (const Counter& one : now.state().counters)
    {
        if (!one.hex || std::ranges::count(machine.hexes, *one.hex) == 0 || (!one.aloft && one.health == Health::Dead))
            continue;
        if (one.aloft && one.health != Health::Dead)
            verdict.note(says::siege_2_42a_rides, {{"name", counterRef(one.id)}});
        verdict.effect(Moved{{one.id}, *one.hex + by, {}, aloftIf(one.aloft)});
    }
}

std::vector<RuleId> rulesOfRides()
{
    std::vector<RuleId> ids;
    play::addIds(ids, rideRules);
    return ids;
}

} // namespace merlon::siege
