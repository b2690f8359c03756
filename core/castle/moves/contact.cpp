#include "core/castle/moves/moves.h"

#include "core/castle/field/occupants.h"

namespace merlon::castle
{
namespace
{

/// Two hexes side by side, and on which storeys those stand who fight.
struct Border
{
    const Position& now;
    Hex from;
    Side side;
    int storey = 0; ///< of the one who attacks
    int target = 0; ///< of the one who is attacked

    Hex to() const { return hex::neighbour(from, side); }
    const HexGround& here() const { return now.ground().at(from); }
    const HexGround& there() const { return now.ground().at(to()); }
    bool onLadder() const { return storey > 0 && here().leaning() != nullptr; }
    bool atLadder() const { return target > 0 && there().leaning() != nullptr; }
    bool atTower() const { return here().tower() != nullptr || there().tower() != nullptr; }
    bool hangs() const { return storey > 0 && here().hanging() != nullptr; }
    bool atHanging() const { return target > 0 && there().hanging() != nullptr; }
};

bool isWallTop(const HexGround& ground)
{
    return ground.sight == Sight::Rampart || ground.demolished;
}

/// A ladder and the rampart that it leans on, whoever of the two is on which: over a parapet, never through a wall.
bool leans(const Border& border)
{
    const HexGround& here = border.here();
    const HexGround& there = border.there();
    if (isWalled(border.now.ground().barrier(border.from, border.side)))
        return false;
    return (border.onLadder() && here.leaning()->faces == border.side && isWallTop(there)) ||
           (border.atLadder() && there.leaning()->faces == hex::opposite(border.side) && isWallTop(here));
}

/// A ladder stands on one of the two hexes, and does not join them.
Bar barOfLadder(const Border& border)
{
    if (border.onLadder())
        return Bar::Ladder;
    return border.atLadder() && border.here().sight == Sight::Rampart ? Bar::Height : Bar::None;
}

Bar barOfGround(const Border& border, Gait gait)
{
    const auto& [now, from, side, storey, target] = border;
    const Hex to = border.to();
    const Stride stride{now,    gait.hooved, from,          side,  bodiesOn(now, {to, target}),
                        storey, false,       gait.armoured, target};
    if (isOpen(stride) && !leavesTheWalls(stride)) // siege.ruling.access, also where one may jump down
        return Bar::None;
    const Terrain* terrain = now.terrainAt(to);
    const bool onTheWalls =
        now.ground().at(from).sight == Sight::Rampart || now.ground().at(to).sight == Sight::Rampart;
    return onTheWalls && !gait.hooved && terrain && terrain->foot ? Bar::Height : Bar::Terrain;
}

/// At the foot of a ladder one is in the moat on which it stands (siege.ruling.ladder-raise).
bool isMoat(const HexGround& ground)
{
    return ground.footMoat >= 0;
}

/// One of the two hexes is a siege tower's: whether the two can be reached on the levels where they are. Of those at a
/// ladder only one at its foot is at ground height (2.45f), and its top joins no siege tower.
Bar barOfTower(const Border& border, Gait gait)
{
    const HexGround& here = border.here();
    const HexGround& there = border.there();
    const int lands =
        there.leaning() != nullptr ? 0 : storeyBeyond(border.now, {border.from, border.storey}, border.side);
    if (lands != border.target)
        return here.tall() != nullptr && there.holds(here.tall()->overlay) ? Bar::Level : Bar::Height;
    const bool onTop = border.storey > 0 || border.target > 0;
    if (!onTop && (isMoat(here) || isMoat(there)) && !border.now.rules().towersReachMoats)
        return Bar::Moat;
    const Bar bar = barOfGround(border, gait);
    return bar != Bar::None && onTop ? Bar::Height : bar;
}

/// Of one in what hangs on a wall, or against him: along it, and over the merlons of the walk behind.
Bar barOfHanging(const Border& border)
{
    const bool walled = isWalled(border.now.ground().barrier(border.from, border.side));
    const Height mine = border.here().heightOn(border.storey);
    const Height theirs = border.there().heightOn(border.target);
    const bool here = border.hangs() || border.here().sight == Sight::Rampart;
    const bool there = border.atHanging() || border.there().sight == Sight::Rampart;
    return here && there && !walled && mine == theirs ? Bar::None : Bar::Height;
}

Bar barOf(const Border& border, Gait gait)
{
    if (border.hangs() || border.atHanging())
        return barOfHanging(border);
    if (acrossABase(border.now, border.from, border.side))
        return Bar::Mantlet;
    if (!gait.hooved && leans(border))
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
        return border.atTower() ? barOfTower(border, gait) : Bar::Height;
    default:
        return border.atTower() ? barOfTower(border, gait) : barOfGround(border, gait);
    }
}

/// An animal alone attacks nobody.
Gait gaitOf(const Body& attacker)
{
    return attacker.state->mounted ? Gait(true) : Gait::afoot(attacker);
}

/// On two storeys of one hex.
bool oneAboveTheOther(const Position& now, const Counter& one, const Counter& other, Hex hex)
{
    return now.ground().at(hex).tall() != nullptr && one.storey != other.storey;
}

} // namespace

Bar barBetween(const Position& now, const Counter& attacker, Hex from, Side side)
{
    const int highest = now.ground().at(hex::neighbour(from, side)).highestStorey();
    Bar best = barBetween(now, attacker, from, side, 0);
    for (int storey = 1; storey <= highest; ++storey)
        best = std::min(best, barBetween(now, attacker, from, side, storey));
    return best;
}

Bar barBetween(const Position& now, const Counter& attacker, Hex from, Side side, int storey)
{
    return barOf({now, from, side, attacker.storey, storey}, gaitOf(now.body(attacker)));
}

Contact contactOf(const Position& now, const Body& attacker, const Body& target)
{
    Contact best;
    for (const Hex from : Footprint(*attacker.state))
        for (const Hex to : Footprint(*target.state))
        {
            const Bar levels = now.ground().at(to).hanging() != nullptr ? Bar::Height : Bar::Level;
            if (from == to && oneAboveTheOther(now, *attacker.state, *target.state, to) && levels < best.bar)
                best = {levels, from, Side::S0};
            if (hex::distance(from, to) != 1)
                continue;
            const Side side = hex::sideTowards(from, to);
            const Border border{now, from, side, attacker.state->storey, target.state->storey};
            if (const Bar bar = barOf(border, gaitOf(attacker)); bar < best.bar)
                best = {bar, from, side};
        }
    return best;
}

} // namespace merlon::castle
