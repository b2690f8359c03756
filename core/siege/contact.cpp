#include "core/siege/contact.h"

#include "core/siege/flight.h"
#include "core/siege/steps.h"

namespace merlon::siege
{
namespace
{

using castle::Barrier;
using castle::HexGround;
using castle::Sight;

bool leansOn(const HexGround& ground, Side side)
{
    return ground.ladder && ground.ladderFaces == side;
}

/// A ladder stands on one of the two hexes, and does not join them.
Bar barOfLadder(const HexGround& here, const HexGround& there)
{
    if (here.ladder)
        return Bar::Ladder;
    return there.ladder && here.sight == Sight::Rampart ? Bar::Height : Bar::None;
}

Bar barOfGround(const Position& now, bool mounted, Hex from, Side side)
{
    if (couldEnter(now, mounted, from, side))
        return Bar::None;
    const Hex to = hex::neighbour(from, side);
    const castle::Terrain* terrain = now.terrainAt(to);
    const bool onTheWalls =
        now.ground().at(from).sight == Sight::Rampart || now.ground().at(to).sight == Sight::Rampart;
    return onTheWalls && !mounted && terrain && terrain->foot ? Bar::Height : Bar::Terrain;
}

} // namespace

Bar barBetween(const Position& now, bool mounted, Hex from, Side side)
{
    const HexGround& here = now.ground().at(from);
    const HexGround& there = now.ground().at(hex::neighbour(from, side));
    if (!mounted && joined(now, from, side))
        return Bar::None;
    if (const Bar ladder = barOfLadder(here, there); ladder != Bar::None)
        return ladder;
    switch (now.ground().barrier(from, side))
    {
    case Barrier::Slit:
        return Bar::Slit;
    case Barrier::Shut:
    case Barrier::Wall:
        return Bar::Wall;
    case Barrier::Parapet:
        return Bar::Height;
    default:
        return here.siegeTower || there.siegeTower ? Bar::Height : barOfGround(now, mounted, from, side);
    }
}

bool onTowerTop(const Position& now, Hex hex)
{
    return now.ground().at(hex).siegeTower;
}

bool joined(const Position& now, Hex from, Side side)
{
    const HexGround& here = now.ground().at(from);
    const HexGround& there = now.ground().at(hex::neighbour(from, side));
    if (leansOn(here, side) && (there.sight == Sight::Rampart || there.rubble))
        return true;
    if (leansOn(there, hex::opposite(side)) && (here.sight == Sight::Rampart || here.rubble))
        return true;
    return (here.siegeTower && (there.siegeTower || there.sight == Sight::Rampart)) ||
           (there.siegeTower && here.sight == Sight::Rampart);
}

Contact contactOf(const Position& now, const Body& attacker, const Body& target)
{
    Contact best;
    for (const Hex from : Footprint(*attacker.state))
        for (const Hex to : Footprint(*target.state))
        {
            if (hex::distance(from, to) != 1)
                continue;
            const Side side = hex::sideTowards(from, to);
            if (const Bar bar = barBetween(now, attacker.state->mounted, from, side); bar < best.bar)
                best = {bar, from, side};
        }
    return best;
}

} // namespace merlon::siege
