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

/// One of the two hexes is a siege tower's, and the two can be reached on the levels where they are.
Bar barOfTower(const Position& now, const Counter& attacker, const Counter& target, Hex from, Side side)
{
    const HexGround& here = now.ground().at(from);
    const HexGround& there = now.ground().at(hex::neighbour(from, side));
    if (landsAloft(now, from, side, attacker.aloft) != target.aloft)
        return here.engine == there.engine ? Bar::Level : Bar::Height;
    const bool onTop = attacker.aloft || target.aloft;
    if (!onTop && (here.moat >= 0 || there.moat >= 0) && !now.policies().engines.moatIsLow)
        return Bar::Moat;
    if (couldEnter(now, attacker.mounted, from, side, attacker.aloft))
        return Bar::None;
    return onTop ? Bar::Height : barOfGround(now, attacker.mounted, from, side);
}

Bar barOf(const Position& now, const Counter& attacker, const Counter& target, Hex from, Side side)
{
    const HexGround& here = now.ground().at(from);
    const HexGround& there = now.ground().at(hex::neighbour(from, side));
    if (!attacker.mounted && joined(now, from, side))
        return Bar::None;
    if (const Bar ladder = barOfLadder(here, there); ladder != Bar::None)
        return ladder;
    const bool towers = here.siegeTower || there.siegeTower;
    switch (now.ground().barrier(from, side))
    {
    case Barrier::Slit:
        return Bar::Slit;
    case Barrier::Shut:
    case Barrier::Wall:
        return Bar::Wall;
    case Barrier::Parapet:
        return towers ? barOfTower(now, attacker, target, from, side) : Bar::Height;
    default:
        return towers ? barOfTower(now, attacker, target, from, side) : barOfGround(now, attacker.mounted, from, side);
    }
}

} // namespace

bool joined(const Position& now, Hex from, Side side)
{
    const HexGround& here = now.ground().at(from);
    const HexGround& there = now.ground().at(hex::neighbour(from, side));
    if (leansOn(here, side) && (there.sight == Sight::Rampart || there.rubble))
        return true;
    return leansOn(there, hex::opposite(side)) && (here.sight == Sight::Rampart || here.rubble);
}

Contact contactOf(const Position& now, const Body& attacker, const Body& target)
{
    Contact best;
    for (const Hex from : Footprint(*attacker.state))
        for (const Hex to : Footprint(*target.state))
        {
            if (from == to && attacker.state->aloft != target.state->aloft && Bar::Level < best.bar)
                best = {Bar::Level, from, Side::S0};
            if (hex::distance(from, to) != 1)
                continue;
            const Side side = hex::sideTowards(from, to);
            if (const Bar bar = barOf(now, *attacker.state, *target.state, from, side); bar < best.bar)
                best = {bar, from, side};
        }
    return best;
}

} // namespace merlon::siege
