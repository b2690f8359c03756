#include "core/castle/fire/fire.h"

#include "core/castle/moves/moves.h"
#include "siege_rules/ruling.h"

namespace merlon::castle
{

using play::Findings;

HexInReach::HexInReach(const Position& theNow, const Body& body, Hex at) : now(theNow), who(body), hex(at)
{
    for (const Hex one : Footprint(*who.state))
        if (hex::distance(one, hex) == 1 && (!from || walled))
        {
            const Barrier barrier = now.ground().barrier(one, hex::sideTowards(one, hex));
            from = one;
            walled = barrier == Barrier::Wall || barrier == Barrier::Shut || barrier == Barrier::Slit;
        }
}

Findings isBehindAWall(const HexInReach& one)
{
    return play::refuseIf(one.from && one.walled, says::siege_ruling_fire_reach_wall,
                          {{"name", one.who.name()}, {"hex", one.hex}}, placeOf(one.hex));
}

Findings couldNotAttackIt(const HexInReach& one)
{
    if (!one.open() || !one.now.rules().fireNeedsAccess)
        return {};
    const auto& ground = one.now.ground();
    const Bar bar = barBetween(one.now, *one.who.state, *one.from, hex::sideTowards(*one.from, one.hex));
    const bool level = ground.at(*one.from).height == ground.at(one.hex).height;
    return play::refuseIf(bar == Bar::Ladder || (bar == Bar::Height && !level), says::siege_ruling_fire_reach_height,
                          {{"name", one.who.name()}, {"hex", one.hex}}, placeOf(one.hex));
}

} // namespace merlon::castle
