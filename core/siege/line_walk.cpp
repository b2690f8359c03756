#include "core/siege/line_walk.h"

#include <algorithm>
#include <tuple>

namespace merlon::siege
{
namespace
{

using hex::Hex;
using hex::Side;
using rules::Building;
using rules::Cover;
using rules::Height;
using rules::Sight;

constexpr bool isElevated(Height height)
{
    return height >= Height::Wall;
}

/// The reading `target` of siege.ruling.radius grants the privilege only when the target itself is near enough.
int radiusInForce(const Field& field, Hex from, Hex to)
{
    const int radius = lookOver(field, from);
    return field.policies.radiusOfTarget && hex::distance(from, to) > radius ? 0 : radius;
}

} // namespace

LineWalk::LineWalk(const Field& field, const Aim& aim, const hex::Segment& segment, Notes notes)
    : field_(field),
      aim_(aim),
      notes_(notes),
      shooterHeight_(heightAt(field, aim.shooter)),
      targetHeight_(heightAt(field, aim.target))
{
    line_.segment = segment;
    // Downward counts from the shooter, upward along the same line from the target (1.45a); level, from either.
    if (shooterHeight_ >= targetHeight_)
        shooterLooksOver_ = radiusInForce(field, aim.shooter, aim.target);
    if (targetHeight_ >= shooterHeight_)
        targetLooksOver_ = radiusInForce(field, aim.target, aim.shooter);
    fromKeep_ = shooterHeight_ != targetHeight_ && std::max(shooterHeight_, targetHeight_) == Height::Keep;
    onOwnWalk_ = shooterHeight_ == Height::Wall;
}

Sightline LineWalk::run()
{
    hex::trace(
        line_.segment, [this](const hex::Event& event) __attribute__((always_inline)) {
            switch (event.kind)
            {
            case hex::EventKind::Cross:
                if (field_.busy(event.to) || over_.anything())
                    onCross(event);
                else
                    onOwnWalk_ = false;
                break;
            case hex::EventKind::Corner:
                onCorner(event);
                break;
            case hex::EventKind::Run:
                onRun(event);
                break;
            }
            return goesOn();
        });
    if (goesOn())
        finish();
    return line_;
}

void LineWalk::onCross(const hex::Event& event)
{
    Way way;
    passSide(way, event.from, event.side, event.to);
    if (!ofTarget(event.to))
        enterHex(way, event.to, event.from);
    take(way);
}

/// The hex that is only touched lies on the other way round the corner (siege.ruling.corner-line).
void LineWalk::onCorner(const hex::Event& event)
{
    line_.cornered = true;
    const CornerLine policy = field_.policies.cornerLine;
    const Way round = wayThrough(event.from, event.touched, event.to);
    Way way;
    passSide(way, event.from, event.side, event.to);
    const bool ownCorner = ofShooter(event.from) || ofTarget(event.to);
    if (policy == CornerLine::Strict)
    {
        if (!way.stopped && round.stopped)
            block(way, round.stop.stop, round.stop.hex, round.stop.side);
        if (round.occupied && !way.occupied)
            way.occupant = round.occupant;
        way.occupied = way.occupied || round.occupied;
        better(way, round.cover.cover, round.cover.by, round.cover.hex);
    }
    else if (way.stopped && (policy == CornerLine::Open ? !ownCorner : !round.stopped))
        way.stopped = false;
    if (!ofTarget(event.to))
        enterHex(way, event.to, event.from);
    take(way);
}

/// Between two hexes, from the corner where the line left a hex to the corner where it enters the next one
/// (siege.ruling.edge-line).
void LineWalk::onRun(const hex::Event& event)
{
    line_.ran = true;
    const Hex before = hex::behind(event);
    const Hex after = hex::ahead(event);
    const EdgeLine policy = field_.policies.edgeLine;

    Way along; // a wall on the hexside itself
    if (const Barrier barrier = field_.ground.barrier(event.from, event.side); barrier != Barrier::None)
    {
        const Over kept = over_;
        passBarrier(along, barrier, event.from, event.side, event.to);
        over_ = kept;
        along.cover = {};
    }
    Way way = along;
    if (policy != EdgeLine::Open)
    {
        const Way left = wayThrough(before, event.from, after);
        const Way right = wayThrough(before, event.to, after);
        const bool stopped = policy == EdgeLine::Strict ? left.stopped || right.stopped : left.stopped && right.stopped;
        if (stopped && !way.stopped)
        {
            const Obstacle& stop = left.stopped ? left.stop : right.stop;
            block(way, stop.stop, stop.hex, stop.side);
            way.stop = stop;
        }
        const auto inTheWay = [](const Way& one) { return one.stopped || one.occupied; };
        way.occupant = left.occupied ? left.occupant : right.occupant;
        way.occupied = left.occupied || right.occupied;
        if (policy == EdgeLine::Both)
            way.occupied = way.occupied && inTheWay(left) && inTheWay(right);
        for (const Way* side : {&left, &right})
        {
            better(way, side->cover.cover, side->cover.by, side->cover.hex);
            way.breach = way.breach || side->breach;
            way.ownTop = way.ownTop || side->ownTop;
            way.ownDoor = way.ownDoor || side->ownDoor;
        }
    }
    if (!ofTarget(after))
        enterHex(way, after, event.from);
    take(way);
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

void LineWalk::passSide(Way& way, Hex from, Side side, Hex to)
{
    if (over_.anything())
        comeDown(way, from, to);
    if (const Barrier barrier = field_.ground.barrier(from, side); barrier != Barrier::None)
        passBarrier(way, barrier, from, side, to);
    if ((at(from).crests | at(to).crests) != 0)
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
            return; // out of his own slit (1.44b)
        if (!ofTarget(to) || at(to).building == noBuilding)
            return passWall(way, from, side, to);
        better(way, Cover::Strong, CoverBy::Slit, to);
        if (!onAxis(hex::opposite(side)))
            block(way, Stop::SlitAxis, to, hex::opposite(side)); // 1.45b
        return;
    case Barrier::Wall:
        return passWall(way, from, side, to);
    }
}

void LineWalk::passParapet(Way& way, Hex from, Side side, Hex to)
{
    if (ofShooter(from) && at(from).sight == Sight::Rampart)
        return;
    if (ofTarget(to) && at(to).sight == Sight::Rampart)
        return better(way, Cover::Strong, CoverBy::Parapet, to);
    if (over_.walk)
        over_.walkWalled = true;
    if (bothOnWalls())
        return;
    const bool outward = at(from).sight == Sight::Rampart;
    const Hex wall = outward ? from : to;
    const Side wallSide = outward ? side : hex::opposite(side);
    if (fromKeep_) // 1.44k: the wall lies exactly between the two hexes
        return weighDistance(way, Stop::NearWall, hex::distance(aim_.shooter, from) + 1,
                             hex::distance(aim_.target, to) + 1, wall, wallSide);
    block(way, Stop::Rampart, wall, wallSide);
}

void LineWalk::passDoor(Way& way, Hex from, Side side, Hex to)
{
    const bool outward = at(from).door;
    const HexGround& door = outward ? at(from) : at(to);
    if (door.keepDoor)
        return block(way, ofTarget(to) ? Stop::KeepDoorCover : Stop::KeepDoor, outward ? from : to, {});
    if (shooterHeight_ != door.height)
        return block(way, Stop::DoorHeight, from, side);
    if (ofTarget(to) && at(to).door)
        way.ownDoor = true;
    else if (at(to).building != noBuilding && at(to).building == at(aim_.target).building && !ofShooter(from))
        better(way, Cover::Medium, CoverBy::ThroughDoor, to);
}

void LineWalk::passWall(Way& way, Hex from, Side side, Hex to)
{
    const auto ownBuilding = [&](Hex end, Hex hex)
    { return at(end).building != noBuilding && at(hex).building == at(end).building; };
    if (ownBuilding(aim_.shooter, from))
        return block(way, Stop::Wall, from, side);
    if (ownBuilding(aim_.target, to))
        return block(way, Stop::Wall, to, hex::opposite(side));
    if (at(from).building != noBuilding || at(to).building != noBuilding)
        return; // somebody else's tower: weighed as a whole, when its hex is entered and left
    if (bothOnWalls())
        return;
    if (fromKeep_)
        return weighDistance(way, Stop::NearWall, hex::distance(aim_.shooter, from) + 1,
                             hex::distance(aim_.target, to) + 1, from, side);
    block(way, Stop::Wall, from, side);
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

void LineWalk::enterHex(Way& way, Hex hex, Hex before)
{
    const HexGround& ground = at(hex);
    onOwnWalk_ = onOwnWalk_ && ground.sight == Sight::Rampart;
    if (!way.occupied && standsInTheWay(hex))
    {
        way.occupied = true;
        way.occupant = hex;
    }
    if (ground.siegeTower)
    {
        if (!fromKeep_)
            block(way, Stop::SiegeTower, hex);
        if (!over_.tower)
            over_.towerFirst = hex;
        over_.towerLast = hex;
        over_.tower = true;
    }
    way.breach = way.breach || ground.rubble;
    const bool fromAbove = isElevated(shooterHeight_) || isElevated(targetHeight_);
    if (isMass(hex))
    {
        if (ground.mass == Building::Keep || field_.ground.buildingKind(ground.building) == Building::Keep)
            return block(way, fromAbove ? Stop::Keep : Stop::Wall, hex);
        if (ground.building != noBuilding || ground.mass == Building::Tower)
            return enterMass(way, fromAbove ? Stop::Tower : Stop::Wall, Stop::NearTower, hex, before);
        if (!bothOnWalls())
            enterMass(way, Stop::Wall, Stop::NearWall, hex, before);
        return;
    }
    switch (ground.sight)
    {
    case Sight::Stop:
        return block(way, fromAbove ? Stop::TreeFromAbove : Stop::Tree, hex);
    case Sight::Screen:
        if (!lookedOver(hex, ground.height))
            better(way, ground.cover, CoverBy::Brush, hex);
        return;
    case Sight::Inward:
        if (!lookedOver(hex, ground.height))
            block(way, Stop::Tent, hex);
        return;
    case Sight::Crest:
        if (ground.crests == 0)
            weighTop(way, hex);
        return;
    case Sight::Rampart:
        if (!ground.rubble)
            enterWalk(way, hex, before);
        return;
    case Sight::Clear:
    case Sight::Wall:
        return;
    }
}

/// siege.ruling.rampart-floor.
void LineWalk::enterWalk(Way& way, Hex hex, Hex before)
{
    if (bothOnWalls())
        return;
    if (!isElevated(shooterHeight_) && !isElevated(targetHeight_))
        return block(way, Stop::Rampart, hex);
    if (!fromKeep_ && isElevated(shooterHeight_))
    {
        if (!onOwnWalk_)
            block(way, Stop::Rampart, hex);
        return;
    }
    if (over_.walk)
        return;
    over_.walk = true;
    over_.walkBefore = before;
    over_.walkHex = hex;
    over_.walkWalled = field_.ground.barrier(before, hex::sideTowards(before, hex)) == Barrier::Parapet;
}

/// A tower or a solid wall: from the keep it may be looked over (1.44j), else it stops the line.
void LineWalk::enterMass(Way& way, Stop stop, Stop near, Hex hex, Hex before)
{
    if (!fromKeep_)
        return block(way, stop, hex);
    if (over_.mass)
        return;
    over_.mass = true;
    over_.massBefore = before;
    over_.massHex = hex;
    over_.massNear = near;
}

/// Weighs what the line was over and is leaving with this step.
void LineWalk::comeDown(Way& way, Hex from, Hex to)
{
    if (over_.mass && (!isMass(to) || ofTarget(to)))
    {
        over_.mass = false;
        weighDistance(way, over_.massNear, hex::distance(aim_.shooter, over_.massBefore) + 1,
                      hex::distance(aim_.target, to) + 1, over_.massHex);
    }
    if (over_.walk && (at(to).sight != Sight::Rampart || ofTarget(to)))
    {
        over_.walk = false;
        const bool upToTarget = ofTarget(to) && targetHeight_ >= Height::Wall;
        const bool walled =
            over_.walkWalled || field_.ground.barrier(from, hex::sideTowards(from, to)) != Barrier::None;
        if (fromKeep_ && !walled && !upToTarget)
            weighDistance(way, Stop::NearWall, hex::distance(aim_.shooter, over_.walkBefore) + 1,
                          hex::distance(aim_.target, to) + 1, over_.walkHex);
        else if (!fromKeep_ && !upToTarget)
            block(way, Stop::Rampart, over_.walkHex);
    }
    if (over_.tower && !at(to).siegeTower)
    {
        over_.tower = false;
        weighDistance(way, Stop::NearSiegeTower, hex::distance(aim_.shooter, over_.towerFirst),
                      hex::distance(aim_.target, over_.towerLast), over_.towerFirst);
    }
}

/// 3.23b and 3.23c: the lower one must be at least as far from the embankment as the higher one.
void LineWalk::weighTop(Way& way, Hex top)
{
    if (lookedOver(top, at(top).height))
        return;
    const auto standing = [&](Hex hex, Height height)
    { return std::tuple(height, at(hex).sight == Sight::Crest, at(hex).level); };
    const auto shooter = standing(aim_.shooter, shooterHeight_);
    const auto target = standing(aim_.target, targetHeight_);
    const int shooterAway = hex::distance(aim_.shooter, top);
    const int targetAway = hex::distance(aim_.target, top);
    if (shooter == target)
        return block(way, Stop::EmbankmentEqual, top);
    const bool allowed = shooter > target ? targetAway >= shooterAway : shooterAway >= targetAway;
    if (allowed)
        return;
    block(way, Stop::Embankment, top);
    way.stop.shooterAway = shooterAway;
    way.stop.targetAway = targetAway;
}

/// 1.44j: allowed when the lower one is at least as far from the wall as the one in the keep.
void LineWalk::weighDistance(Way& way, Stop near, int shooterAway, int targetAway, Hex hex, std::optional<Side> side)
{
    const bool down = shooterHeight_ > targetHeight_;
    if (fromKeep_ && (down ? targetAway >= shooterAway : shooterAway >= targetAway))
    {
        line_.overWall = true;
        line_.wallPassed = {near, hex, side, shooterAway, targetAway};
        return;
    }
    if (way.stopped)
        return;
    block(way, near, hex, side);
    way.stop.shooterAway = shooterAway;
    way.stop.targetAway = targetAway;
}

/// 1.42b, 1.44e, 1.46d and 3.25a.
bool LineWalk::standsInTheWay(Hex hex)
{
    const std::uint8_t who = field_.at(hex);
    const bool living = (who & OnFeet) != 0 || ((who & Stunned) != 0 && field_.policies.stunnedBlock);
    if (!living || at(hex).trench)
        return false;
    const std::int32_t moat = at(hex).moat;
    if (moat >= 0 && at(aim_.target).moat == moat && field_.ground.besideMoat(aim_.shooter, moat))
        return false;
    return !lookedOver(hex, at(hex).height);
}

bool LineWalk::lookedOver(Hex hex, Height height)
{
    const bool over = (height < shooterHeight_ && hex::distance(aim_.shooter, hex) <= shooterLooksOver_) ||
                      (height < targetHeight_ && hex::distance(aim_.target, hex) <= targetLooksOver_);
    line_.lookedOver = line_.lookedOver || over;
    return over;
}

bool LineWalk::bothOnWalls() const
{
    return isElevated(shooterHeight_) && isElevated(targetHeight_);
}

bool LineWalk::isMass(Hex hex) const
{
    const HexGround& ground = at(hex);
    if (ground.rubble)
        return false;
    if (ground.sight == Sight::Wall)
        return true;
    return ground.building != noBuilding && ground.building != at(aim_.shooter).building &&
           ground.building != at(aim_.target).building;
}

void LineWalk::take(const Way& way)
{
    if (way.stopped)
        stopAt(way.stop);
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
    const auto same = [&](const Obstacle& known) { return known.stop == obstacle.stop && known.hex == obstacle.hex; };
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

void LineWalk::block(Way& way, Stop stop, Hex hex, std::optional<Side> side)
{
    if (!way.stopped)
        way.stop = {stop, hex, side, 0, 0};
    way.stopped = true;
}

void LineWalk::better(Way& way, Cover cover, CoverBy by, Hex hex)
{
    if (by != CoverBy::Nothing && (cover > way.cover.cover || way.cover.by == CoverBy::Nothing))
        way.cover = {cover, by, hex};
}

void LineWalk::finish()
{
    throughBreach_ = throughBreach_ || at(aim_.target).rubble;
    line_.throughTargetsDoor = targetDoorPassed_;
    coverOfTerrain();
    coverOfDoor();
    coverOfCastle();
    stopsOfPlace();
    if (notes_.listing() && !line_.clear)
        offTheSlitsAxis();
}

/// A target behind a slit that a wall hides as well is told both (1.45b).
void LineWalk::offTheSlitsAxis()
{
    const HexGround& target = at(aim_.target);
    if (!field_.ground.hasSlit(aim_.target) || at(aim_.shooter).building == target.building)
        return;
    for (const Side side : hex::allSides)
        if (target.barriers[static_cast<std::size_t>(side)] == Barrier::Slit && onAxis(side))
            return;
    if (std::ranges::none_of(*notes_.obstacles, [](const Obstacle& known) { return known.stop == Stop::SlitAxis; }))
        stopAt({Stop::SlitAxis, aim_.target, {}, 0, 0});
}

/// siege.ruling.slit-axis: on the straight row of hexes that leaves the target's slit at right angles.
bool LineWalk::onAxis(Side slit) const
{
    const Hex away = aim_.shooter - aim_.target;
    const Hex out = hex::step(slit);
    const int steps = hex::distance({}, away);
    return away == Hex{out.q * steps, out.r * steps};
}

/// 1.55, 2.32b, 3.2: what the target stands in.
void LineWalk::coverOfTerrain()
{
    const HexGround& ground = at(aim_.target);
    const bool fromAbove = shooterHeight_ > ground.height && shooterLooksOver_ > 0 &&
                           hex::distance(aim_.shooter, aim_.target) <= shooterLooksOver_;
    const auto lost = [&] { return fromAbove && (line_.coverLost = true); }; // 1.44h
    if (ground.rubble)
        cover({ground.cover, CoverBy::Rubble, aim_.target});
    else if (ground.trench)
        cover({ground.cover, CoverBy::Trench, aim_.target});
    else if (ground.sight == Sight::Stop)
        cover({ground.cover, CoverBy::Tree, aim_.target});
    else if (ground.sight == Sight::Inward)
        cover({ground.cover, CoverBy::Tent, aim_.target});
    else if (ground.sight == Sight::Screen && !lost())
        cover({ground.cover, CoverBy::Brush, aim_.target});
    else if (ground.sight == Sight::Crest && (targetTopPassed_ || ground.crests == 0) && !lost())
        cover({ground.cover, CoverBy::Embankment, aim_.target});
}

/// 1.53a: one side of a door hex is covered, by default the side shot at.
void LineWalk::coverOfDoor()
{
    const HexGround& ground = at(aim_.target);
    if (!ground.door || ground.keepDoor)
        return;
    if (aim_.doorCoversOuter.value_or(targetDoorPassed_) == targetDoorPassed_)
        cover({Cover::Medium, CoverBy::DoorHex, aim_.target});
}

/// 1.52 and 1.57.
void LineWalk::coverOfCastle()
{
    const HexGround& target = at(aim_.target);
    if (at(aim_.shooter).zone != Zone::Outside || target.zone == Zone::Outside)
        return;
    const bool raised = field_.ground.bridgeRaised();
    if (target.gateFlank)
    {
        if (raised)
            stopAt({Stop::GateRaised, aim_.target, {}, 0, 0});
        else
            cover({Cover::Strong, CoverBy::GateFlank, aim_.target});
    }
    else if (raised && !throughBreach_ && target.sight != Sight::Rampart && !field_.ground.hasSlit(aim_.target))
        stopAt({Stop::BridgeRaised, aim_.target, {}, 0, 0});
}

/// 1.43c and 1.54: the entrance door of the keep.
void LineWalk::stopsOfPlace()
{
    if (at(aim_.shooter).keepDoor)
        stopAt({Stop::KeepDoor, aim_.shooter, {}, 0, 0});
    if (at(aim_.target).keepDoor)
        stopAt({Stop::KeepDoorCover, aim_.target, {}, 0, 0});
}

} // namespace merlon::siege
