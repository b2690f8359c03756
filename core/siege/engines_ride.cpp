// Those whom a siege tower or ram carries along.

#include "core/map/hex_map.h"
#include "core/siege/adjacent.h"
#include "core/siege/ballista.h"
#include "core/siege/engines.h"
#include "core/siege/nerve.h"
#include "siege_rules.h"

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

Findings comesIntoContact(const Ride& ride)
{
    if (!inPanic(ride.who) || !besideEnemy(ride.now, ride.who, ride.to, ride.who.state->aloft))
        return {};
    return {refusal(says::siege_panic_2f_pushed, {{"name", ride.who.name()}, {"hex", ride.to}}, placeOf(ride.to))};
}

Findings isCarriedOffHisBallista(const Ride& ride)
{
    return leavesABallista(ride.now, ride.who, ride.to);
}

constexpr play::Rule<Ride> rideRules[] = {
    {rule::siege_panic_2f, comesIntoContact},
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
