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

/// Two hexes side by side, and which of those who stand there have climbed a ladder.
struct Border
{
    const Position& now;
    Hex from;
    Side side;
    bool onLadder = false; ///< the one who attacks
    bool atLadder = false; ///< the one who is attacked
    bool beneath = false;  ///< he stands at the foot of one

    Hex to() const { return hex::neighbour(from, side); }
    const HexGround& here() const { return now.ground().at(from); }
    const HexGround& there() const { return now.ground().at(to()); }
};

bool isWallTop(const HexGround& ground)
{
    return ground.sight == Sight::Rampart || ground.rubble;
}

/// A ladder and the rampart that it leans on, whoever of the two is on which.
bool leans(const Border& border)
{
    const HexGround& here = border.here();
    const HexGround& there = border.there();
    return (border.onLadder && here.ladderFaces == border.side && isWallTop(there)) ||
           (border.atLadder && there.ladderFaces == hex::opposite(border.side) && isWallTop(here));
}

bool joinsTowers(const HexGround& here, const HexGround& there)
{
    return (here.siegeTower && (there.siegeTower || there.sight == Sight::Rampart)) ||
           (there.siegeTower && here.sight == Sight::Rampart);
}

/// A ladder stands on one of the two hexes, and does not join them.
Bar barOfLadder(const Border& border)
{
    if (border.onLadder)
        return Bar::Ladder;
    return border.atLadder && border.here().sight == Sight::Rampart ? Bar::Height : Bar::None;
}

Bar barOfGround(const Border& border, bool mounted)
{
    const auto& [now, from, side, onLadder, atLadder, beneath] = border;
    if (couldEnter(now, mounted, from, side, onLadder, beneath))
        return Bar::None;
    const Hex to = hex::neighbour(from, side);
    const castle::Terrain* terrain = now.terrainAt(to);
    const bool onTheWalls =
        now.ground().at(from).sight == Sight::Rampart || now.ground().at(to).sight == Sight::Rampart;
    return onTheWalls && !mounted && terrain && terrain->foot ? Bar::Height : Bar::Terrain;
}

Bar barOf(const Border& border, bool mounted)
{
    const HexGround& here = border.here();
    const HexGround& there = border.there();
    if (!mounted && (leans(border) || joinsTowers(here, there)))
        return Bar::None;
    if (const Bar ladder = barOfLadder(border); ladder != Bar::None)
        return ladder;
    switch (border.now.ground().barrier(border.from, border.side))
    {
    case Barrier::Slit:
        return Bar::Slit;
    case Barrier::Shut:
    case Barrier::Wall:
        return Bar::Wall;
    case Barrier::Parapet:
        return Bar::Height;
    default:
        return here.siegeTower || there.siegeTower ? Bar::Height : barOfGround(border, mounted);
    }
}

} // namespace

Bar barBetween(const Position& now, bool mounted, Hex from, Side side)
{
    return barOf({now, from, side}, mounted);
}

bool onTowerTop(const Position& now, Hex hex)
{
    return now.ground().at(hex).siegeTower;
}

bool joined(const Position& now, Hex from, Side side, bool aloft)
{
    const HexGround& here = now.ground().at(from);
    const HexGround& there = now.ground().at(hex::neighbour(from, side));
    return leans({now, from, side, here.ladder && aloft, there.ladder}) || joinsTowers(here, there);
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
            const bool atLadder = now.onLadder(*target.state);
            const Border border{
                now, from, side, now.onLadder(*attacker.state), atLadder, now.ground().at(to).ladder && !atLadder};
            if (const Bar bar = barOf(border, attacker.state->mounted); bar < best.bar)
                best = {bar, from, side};
        }
    return best;
}

} // namespace merlon::siege
