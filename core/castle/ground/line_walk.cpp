#include "core/castle/ground/line_walk.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using hex::Hex;
using hex::Side;

/// The reading `target` of siege.ruling.radius grants the privilege only when the target itself is near enough.
int radiusInForce(const Field& field, Spot from, Spot to)
{
    const int radius = lookOver(field, from);
    return field.readings.radiusOfTarget && hex::distance(from.hex, to.hex) > radius ? 0 : radius;
}

} // namespace

LineWalk::LineWalk(const Field& field, const Aim& aim, const hex::Segment& segment, Notes notes)
    : field_(field),
      aim_(aim),
      notes_(notes),
      shooterHeight_(field.ground.heightAt(aim.shooter)),
      targetHeight_(field.ground.heightAt(aim.target))
{
    line_.segment = segment;
    // Downward counts from the shooter, upward along the same line from the target (1.45a); level, from either.
    if (shooterHeight_ >= targetHeight_)
        shooterLooksOver_ = radiusInForce(field, aim.shooter, aim.target);
    if (targetHeight_ >= shooterHeight_)
        targetLooksOver_ = radiusInForce(field, aim.target, aim.shooter);
    fromKeep_ = shooterHeight_ != targetHeight_ && std::max(shooterHeight_, targetHeight_) >= Height::Keep;
    fromTop_ = shooterHeight_ != targetHeight_ && overlooks(shooterHeight_ > targetHeight_ ? aim.shooter : aim.target);
    onOwnWalk_ = shooterHeight_ == Height::Wall;
}

bool LineWalk::overlooks(Spot spot) const
{
    const Storey* place = at(spot.hex).storey(spot.storey);
    return place != nullptr && place->overlooks;
}

/// Hands on what is read and not the event: when it happens is then never computed (a quarter of the time of a line).
inline bool LineWalk::step(const hex::Event& event)
{
    switch (event.kind)
    {
    case hex::EventKind::Cross:
        if (field_.busy(event.to) || over_.anything())
            onCross(event.from, event.side, event.to);
        else
            onOwnWalk_ = false;
        break;
    case hex::EventKind::Corner:
        onCorner(event.from, event.side, event.to, event.touched);
        break;
    case hex::EventKind::Run:
        onRun(event.from, event.side, event.to);
        break;
    }
    return goesOn();
}

Sightline LineWalk::end()
{
    if (goesOn())
        finish();
    return line_;
}

Sightline LineWalk::run()
{
    hex::trace(
        line_.segment, [this](const hex::Event& event) __attribute__((always_inline)) { return step(event); });
    return end();
}

Sightline LineWalk::runFrom(Hex hex, const Sightline& found)
{
    line_ = found;
    hex::traceFrom(
        line_.segment, hex, [this](const hex::Event& event) __attribute__((always_inline)) { return step(event); });
    return end();
}

void LineWalk::onCross(Hex from, Side side, Hex to)
{
    Way way;
    comeIn(from, to);
    passSide(way, from, side, to);
    if (!ofTarget(to))
        enterHex(way, to, from);
    take(way);
}

/// The hex that is only touched lies on the other way round the corner (siege.ruling.corner-line).
void LineWalk::onCorner(Hex from, Side side, Hex to, Hex touched)
{
    line_.cornered = true;
    const CornerLine policy = field_.readings.cornerLine;
    comeIn(from, to);
    line_.cornerIn = line_.cornerIn || ofTarget(to);
    if (field_.readings.cornerShelters || field_.readings.cornerBares)
        comeIn(touched, to);
    const Way round = wayThrough(from, touched, to);
    Way way;
    if (over_.anything())
        comeDown(way, from, to);
    Way direct; // the hexside that ends in the corner
    passEdge(direct, from, side, to);
    const bool ownCorner = ofShooter(from) || ofTarget(to);
    if (policy == CornerLine::Strict)
        join(direct, round);
    else if (policy == CornerLine::Open ? !ownCorner : !round.stopped)
        direct.stopped = false;
    join(way, direct);
    if (!ofTarget(to))
        enterHex(way, to, from);
    take(way);
}

/// Between two hexes, from the corner where the line left a hex to the corner where it enters the next one
/// (siege.ruling.edge-line).
void LineWalk::onRun(Hex from, Side side, Hex to)
{
    line_.ran = true;
    const Hex before = hex::neighbour(from, hex::turned(side, 1));
    const Hex after = hex::neighbour(from, hex::turned(side, -1));
    const EdgeLine policy = field_.readings.edgeLine;

    Way along; // a wall on the hexside itself, from either side of it
    if (const Barrier barrier = field_.ground.barrier(from, side); barrier != Barrier::None)
    {
        const Over kept = over_;
        passBarrier(along, barrier, from, side, to);
        passBarrier(along, barrier, to, hex::opposite(side), from);
        over_ = kept;
        if (barrier != Barrier::Door)
            for (const Hex hex : {from, to})
                join(along, outerWall(before, hex, after));
        along.cover = {};
        along.ownDoor = false;
    }
    Way way = along;
    if (policy != EdgeLine::Open)
    {
        const Way left = wayThrough(before, from, after);
        const Way right = wayThrough(before, to, after);
        const bool stopped = policy == EdgeLine::Strict ? left.stopped || right.stopped : left.stopped && right.stopped;
        if (stopped && !way.stopped)
        {
            const bool both = left.stopped && right.stopped;
            const bool leftFirst = both ? !(right.stop.why < left.stop.why) : left.stopped;
            way.stopped = true;
            way.stop = leftFirst ? left.stop : right.stop;
            if (both)
                way.also = leftFirst ? right.stop : left.stop;
        }
        const auto inTheWay = [](const Way& one) { return one.stopped || one.occupied; };
        way.occupant = left.occupied ? left.occupant : right.occupant;
        way.occupied = left.occupied || right.occupied;
        if (policy == EdgeLine::Both)
            way.occupied = way.occupied && inTheWay(left) && inTheWay(right);
        for (Way one : {left, right})
        {
            one.stopped = false;
            one.occupied = false;
            join(way, one);
        }
    }
    Way down; // the two ways have weighed it, where they count
    if (over_.anything())
        comeDown(down, before, after);
    if (policy == EdgeLine::Open)
        join(way, down);
    const auto isWalk = [&](Hex hex) { return at(hex).sight == Sight::Rampart; };
    comeIn(from, after);
    comeIn(to, after);
    line_.cornerIn = line_.cornerIn || ofTarget(after);
    onOwnWalk_ = onOwnWalk_ && (policy == EdgeLine::Open || isWalk(from) || isWalk(to));
    if (!ofTarget(after))
        enterHex(way, after, from);
    take(way);
}

/// The wall of somebody else's tower or keep, on the hexside that the line runs along: as high as the building.
LineWalk::Way LineWalk::outerWall(Hex before, Hex hex, Hex after)
{
    const Over kept = over_;
    Way way;
    if (at(hex).building != noBuilding && isMass(hex))
    {
        enterMass(way, hex, before);
        comeDown(way, hex, after);
    }
    over_ = kept;
    return way;
}

/// By which side of the target's hex.
void LineWalk::comeIn(Hex from, Hex to)
{
    if (ofTarget(to) && hex::distance(from, to) == 1)
        entered_ |= static_cast<std::uint8_t>(1u << static_cast<unsigned>(hex::sideTowards(to, from)));
}

/// What a way through that hex would meet, without going it.
LineWalk::Way LineWalk::wayThrough(Hex before, Hex hex, Hex after)
{
    const Over kept = over_;
    const bool onOwnWalk = onOwnWalk_;
    Way way;
    if (hex::distance(before, hex) == 1)
        passSide(way, before, hex::sideTowards(before, hex), hex);
    if (!ofShooter(hex) && !ofTarget(hex))
        enterHex(way, hex, before);
    if (hex::distance(hex, after) == 1)
        passSide(way, hex, hex::sideTowards(hex, after), after);
    over_ = kept;
    onOwnWalk_ = onOwnWalk;
    return way;
}

void LineWalk::take(const Way& way)
{
    if (way.stopped)
        stopAt(way.stop);
    if (way.also)
        stopAt(*way.also);
    if (way.occupied)
    {
        if (!line_.overSomebody)
            line_.over = {way.occupant};
        line_.overSomebody = true;
        if (notes_.blockers)
            notes_.blockers->push_back({way.occupant});
    }
    if (way.cover.by != CoverBy::Nothing)
        cover(way.cover);
    throughBreach_ = throughBreach_ || way.breach;
    targetTopPassed_ = targetTopPassed_ || way.ownTop;
    targetDoorPassed_ = targetDoorPassed_ || way.ownDoor;
}

void LineWalk::stopAt(const Obstacle& obstacle)
{
    if (line_.clear)
        line_.stop = obstacle;
    line_.clear = false;
    if (!notes_.obstacles)
        return;
    const auto same = [&](const Obstacle& known) { return known.why == obstacle.why && known.hex == obstacle.hex; };
    if (std::ranges::none_of(*notes_.obstacles, same))
        notes_.obstacles->push_back(obstacle);
}

void LineWalk::cover(const CoverFrom& by)
{
    if (by.cover > line_.cover.cover || line_.cover.by == CoverBy::Nothing)
        line_.cover = by;
    if (notes_.covers)
        notes_.covers->push_back(by);
}

void LineWalk::block(Way& way, Reason why, Hex hex, std::optional<Side> side)
{
    if (!way.stopped)
        way.stop = {why, hex, side, 0, 0};
    way.stopped = true;
}

void LineWalk::better(Way& way, const CoverFrom& by)
{
    if (by.by != CoverBy::Nothing && (by.cover > way.cover.cover || way.cover.by == CoverBy::Nothing))
        way.cover = by;
}

/// Both ways count.
void LineWalk::join(Way& way, const Way& other)
{
    if (other.stopped && !way.stopped)
        way.stop = other.stop;
    way.stopped = way.stopped || other.stopped;
    if (other.occupied && !way.occupied)
        way.occupant = other.occupant;
    way.occupied = way.occupied || other.occupied;
    better(way, other.cover);
    way.breach = way.breach || other.breach;
    way.ownTop = way.ownTop || other.ownTop;
    way.ownDoor = way.ownDoor || other.ownDoor;
}

} // namespace merlon::castle
