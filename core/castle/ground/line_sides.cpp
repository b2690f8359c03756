// What a line meets on hexsides: parapets, slits, doors, walls, tops of embankments.

#include "core/castle/ground/line_walk.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using hex::Hex;
using hex::Side;

} // namespace

void LineWalk::passSide(Way& way, Hex from, Side side, Hex to)
{
    if (over_.anything())
        comeDown(way, from, to);
    passEdge(way, from, side, to);
}

void LineWalk::passEdge(Way& way, Hex from, Side side, Hex to)
{
    if (const Barrier barrier = field_.ground.barrier(from, side); barrier != Barrier::None)
        passBarrier(way, barrier, from, side, to);
    if ((at(from).crests | at(to).crests) != 0 && !field_.readings.crestIsHex)
        passCrest(way, from, side, to);
}

void LineWalk::passBarrier(Way& way, Barrier barrier, Hex from, Side side, Hex to)
{
    switch (barrier)
    {
    case Barrier::None:
        return;
    case Barrier::Parapet:
        return passParapet(way, from, side, to);
    case Barrier::Door:
        return passDoor(way, from, side, to);
    case Barrier::Slit:
        if (ofShooter(from) && at(from).building != noBuilding)
            return startsAt(side) ? void() : passWall(way, from, side, to); // out of his own slit (1.44b)
        if (!ofTarget(to) || at(to).building == noBuilding)
            return passWall(way, from, side, to);
        better(way, {Cover::Strong, CoverBy::Slit, to});
        if (!onAxis(hex::opposite(side)))
            block(way, {Stop::SlitAxis}, to, hex::opposite(side)); // 1.45b
        return;
    case Barrier::Shut:
    {
        Way wall;
        passWall(wall, from, side, to);
        if (wall.stopped && wall.stop.why.stop == Stop::Wall)
            wall.stop.why = {Stop::Shut};
        return join(way, wall);
    }
    case Barrier::Wall:
        return passWall(way, from, side, to);
    }
}

void LineWalk::passParapet(Way& way, Hex from, Side side, Hex to)
{
    if (ofShooter(from) && at(from).sight == Sight::Rampart)
        return;
    if (ofTarget(to) && at(to).sight == Sight::Rampart)
        return better(way, {at(to).cover, CoverBy::Parapet, to, at(to).row->covers ? &at(to).row->covers : nullptr});
    if (over_.walk)
        over_.walkWalled = true;
    if (bothOnWalls())
        return;
    const bool outward = at(from).sight == Sight::Rampart;
    const Hex wall = outward ? from : to;
    const Side wallSide = outward ? side : hex::opposite(side);
    if (overWalls()) // 1.44k: the wall lies exactly between the two hexes
        return weighDistance(way, {Stop::NearWall}, hex::distance(aim_.shooter.hex, from) + 1,
                             hex::distance(aim_.target.hex, to) + 1, wall, wallSide);
    block(way, {Stop::Rampart}, wall, wallSide);
}

void LineWalk::passDoor(Way& way, Hex from, Side side, Hex to)
{
    const bool outward = at(from).door;
    const HexGround& door = outward ? at(from) : at(to);
    if (door.keepDoor)
        return block(way, {ofTarget(to) ? Stop::KeepDoorCover : Stop::KeepDoor}, outward ? from : to, {});
    // A gate has the height of the passage, whatever lies before it.
    const Height height = door.door ? door.height : std::max(at(from).height, at(to).height);
    if (shooterHeight_ != height)
    {
        const bool inward = !outward && (at(to).door || at(to).building != noBuilding);
        const Obstacle opening{{Stop::DoorHeight}, inward ? to : from, inward ? hex::opposite(side) : side, 0, 0};
        return passOverDoor(way, opening, from, side, to);
    }
    const std::int32_t building = at(to).building;
    over_.inside =
        building == at(aim_.shooter.hex).building || building == at(aim_.target.hex).building ? noBuilding : building;
    if (ofTarget(to) && at(to).door)
        way.ownDoor = field_.ground.isOuterOpening(to, hex::opposite(side));
    else if (building != noBuilding && building == at(aim_.target.hex).building && !(ofShooter(from) && at(from).door))
        better(way, {Cover::Medium, CoverBy::ThroughDoor, to});
}

/// Where a line may pass over walls, an opening is no more in its way than the wall around it.
void LineWalk::passOverDoor(Way& way, const Obstacle& opening, Hex from, Side side, Hex to)
{
    if (!fromKeep_ && !bothOnWalls())
        return block(way, opening.why, opening.hex, opening.side);
    Way wall;
    passWall(wall, from, side, to);
    if (wall.stopped && wall.stop.why.stop == Stop::Wall)
        wall.stop = opening;
    join(way, wall);
}

void LineWalk::passWall(Way& way, Hex from, Side side, Hex to)
{
    const auto ownBuilding = [&](Hex end, Hex hex)
    { return at(end).building != noBuilding && at(hex).building == at(end).building; };
    if (ownBuilding(aim_.shooter.hex, from))
        return block(way, {Stop::Wall}, from, side);
    if (ownBuilding(aim_.target.hex, to))
        return block(way, {Stop::Wall}, to, hex::opposite(side));
    if (over_.inside != noBuilding && (at(from).building == over_.inside || at(to).building == over_.inside))
        return block(way, {Stop::Wall}, from, side);
    if (at(from).building != noBuilding || at(to).building != noBuilding)
        return; // somebody else's tower: weighed as a whole, when its hex is entered and left
    const bool onTheWalk = at(from).sight == Sight::Rampart || at(to).sight == Sight::Rampart;
    const bool atItsHeight = shooterHeight_ == Height::Wall && targetHeight_ == Height::Wall;
    if (bothOnWalls() && !(onTheWalk && atItsHeight))
        return; // it stands below them
    if (overWalls())
        return weighDistance(way, {Stop::NearWall}, hex::distance(aim_.shooter.hex, from) + 1,
                             hex::distance(aim_.target.hex, to) + 1, from, side);
    block(way, {Stop::Wall}, from, side);
}

void LineWalk::passCrest(Way& way, Hex from, Side side, Hex to)
{
    const auto carries = [&](Hex hex, Side s) { return (at(hex).crests >> static_cast<unsigned>(s) & 1) != 0; };
    if (carries(from, side) && at(from).sight == Sight::Crest && !ofShooter(from))
        weighTop(way, from);
    if (carries(to, hex::opposite(side)) && at(to).sight == Sight::Crest)
    {
        if (ofTarget(to))
            way.ownTop = true;
        else
            weighTop(way, to);
    }
}

/// Through his own slit he shoots from the slit itself, never from the centre behind it, as only an engine does.
bool LineWalk::startsAt(Side slit) const
{
    return aim_.fromCentre || line_.segment.from == hex::middle(aim_.shooter.hex, slit);
}

/// siege.ruling.slit-axis: on the straight row of hexes that leaves the target's slit at right angles.
bool LineWalk::onAxis(Side slit) const
{
    const Hex away = aim_.shooter.hex - aim_.target.hex;
    const Hex out = hex::step(slit);
    const int steps = hex::distance({}, away);
    return away == Hex{out.q * steps, out.r * steps};
}

/// None between hexes that do not touch: a run leads from one corner to the next.
Barrier LineWalk::barrierBetween(Hex from, Hex to) const
{
    return hex::distance(from, to) == 1 ? field_.ground.barrier(from, hex::sideTowards(from, to)) : Barrier::None;
}

} // namespace merlon::castle
