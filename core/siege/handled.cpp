#include "core/siege/handled.h"

#include "core/siege/contact.h"
#include "siege_rules.h"

namespace merlon::siege
{

using castle::Barrier;
using play::Findings;
using play::refusal;

Handled::Handled(const Position& theNow, const Body& body, Hex at) : now(theNow), who(body), hex(at)
{
    for (const Hex one : Footprint(*who.state))
        if (hex::distance(one, hex) == 1 && (!from || walled))
        {
            const Barrier barrier = now.ground().barrier(one, hex::sideTowards(one, hex));
            from = one;
            walled = barrier == Barrier::Wall || barrier == Barrier::Shut || barrier == Barrier::Slit;
        }
}

Findings Handled::no(const Phrase& says, bool holds, play::Args args) const
{
    return holds ? Findings{refusal(says, std::move(args), placeOf(hex))} : Findings();
}

Findings isBehindAWall(const Handled& one)
{
    return one.no(says::siege_ruling_fire_reach_wall, one.from && one.walled,
                  {{"name", one.who.name()}, {"hex", one.hex}});
}

Findings couldNotAttackIt(const Handled& one)
{
    if (!one.open() || one.now.options().fireReach != "access")
        return {};
    const auto& ground = one.now.ground();
    const Bar bar = barBetween(one.now, *one.who.state, *one.from, hex::sideTowards(*one.from, one.hex));
    const bool level = ground.at(*one.from).height == ground.at(one.hex).height;
    return one.no(says::siege_ruling_fire_reach_height, bar == Bar::Ladder || (bar == Bar::Height && !level),
                  {{"name", one.who.name()}, {"hex", one.hex}});
}

} // namespace merlon::siege
