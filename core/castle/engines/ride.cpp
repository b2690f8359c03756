// Those whom a siege tower or ram carries along.

#include "core/castle/engines/engines.h"

#include "core/castle/field/ballista_crew.h"
#include "core/castle/field/tables.h"
#include "core/castle/moves/moves.h"
#include "core/map/hex_map.h"
#include "siege_rules/2_42.h"
#include "siege_rules/3_41.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::Verdict;

Findings isCarriedOffHisBallista(const Ride& ride)
{
    return leavesABallista(ride.now, ride.who, ride.to);
}

constexpr play::Rule<Ride> rideRules[] = {
    {play::several, [](const Ride& ride) { return ride.now.tables().riding.weigh(ride); }},
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
        if (!one.hex || std::ranges::count(machine.hexes, *one.hex) == 0 ||
            (one.storey == 0 && one.health == Health::Dead))
            continue;
        if (one.storey > 0 && one.health != Health::Dead)
            verdict.note(says::siege_2_42a_rides, {{"name", counterRef(one.id)}});
        verdict.effect(movedTo({one.id}, {*one.hex + by, one.storey}));
    }
}

std::vector<RuleId> rulesOfRides()
{
    std::vector<RuleId> ids;
    play::addIds(ids, rideRules);
    return ids;
}

} // namespace merlon::castle
