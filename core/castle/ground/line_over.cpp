// What a line passes over or through: hexes, those who stand on them, ramparts, towers, embankments.

#include "core/castle/ground/line_walk.h"

#include <algorithm>
#include <tuple>

namespace merlon::castle
{
namespace
{

using hex::Hex;
using hex::Side;

} // namespace

void LineWalk::enterHex(Way& way, Hex hex, Hex before)
{
    const HexGround& ground = at(hex);
    onOwnWalk_ = onOwnWalk_ && ground.sight == Sight::Rampart;
    if (aim_.atEngine && isAimedAt(ground))
        return; // siege.ruling.flaming-line: the ram itself that is shot at; who is under it is not in the way either
    if (!way.occupied && standsInTheWay(hex))
    {
        way.occupied = true;
        way.occupant = hex;
    }
    if ((field_.at(hex) & Presence::Engine) != 0 && !lookedOver(hex, ground.height))
        block(way, {Stop::Engine}, hex); // siege.ruling.radius
    for (const Standing& one : ground.things)
        for (const Storey& storey : one.kind->storeys)
            enterThing(way, one, storey, hex);
    way.breach = way.breach || ground.demolished;
    if (isMass(hex))
        return enterMass(way, hex, before);
    const bool fromAbove = isElevated(shooterHeight_) || isElevated(targetHeight_);
    switch (ground.sight)
    {
    case Sight::Stop:
        return block(way,
                     fromAbove ? Reason{Stop::GroundFromAbove, &ground.row->stopsFromAbove}
                               : Reason{Stop::Ground, &ground.row->stops},
                     hex);
    case Sight::Screen:
        if (!lookedOver(hex, ground.height))
            better(way, {ground.cover, CoverBy::Ground, hex, &ground.row->coversBehind});
        return;
    case Sight::Inward:
        if (!lookedOver(hex, ground.height))
            block(way, {Stop::Through, &ground.row->stops}, hex);
        return;
    case Sight::Crest:
        if (ground.crests == 0 || field_.readings.crestIsHex)
            weighTop(way, hex);
        return;
    case Sight::Rampart:
        if (!ground.demolished)
            enterWalk(way, hex, before);
        return;
    case Sight::Clear:
    case Sight::Wall:
        return;
    }
}

/// The thing itself, under which one may stand, and not whoever does.
bool LineWalk::isAimedAt(const HexGround& ground) const
{
    const auto isIt = [&](const Standing& one)
    {
        const Storey* below = one.kind->storey(0);
        return below != nullptr && below->hides && below->blocking == Blocking::OwnHeight &&
               at(aim_.target.hex).holds(one.overlay);
    };
    return std::ranges::any_of(ground.things, isIt);
}

void LineWalk::enterThing(Way& way, const Standing& one, const Storey& storey, Hex hex)
{
    const Height height = storey.height.value_or(at(hex).height);
    switch (storey.blocking)
    {
    case Blocking::Clear:
        return;
    case Blocking::Distance:
        return enterTower(way, one, storey, hex);
    case Blocking::Hangs:
        return passHanging(way, storey, hex);
    case Blocking::OwnHeight:
        if (shooterHeight_ != height && targetHeight_ != height)
            return; // siege.ruling.own-height
        [[fallthrough]];
    case Blocking::Stops:
        if (!lookedOver(hex, height))
            block(way, {Stop::Thing, &storey.stops}, hex);
        return;
    }
}

/// Its palisade stops who is at its height, out and in; below it and above it there is nothing.
void LineWalk::passHanging(Way& way, const Storey& storey, Hex hex)
{
    const Height height = storey.height.value_or(at(hex).height);
    if (shooterHeight_ == height || targetHeight_ == height)
        return block(way, {Stop::Thing, shooterHeight_ == height ? &storey.through : &storey.stops}, hex);
    const bool over = (shooterHeight_ > height) != (targetHeight_ > height);
    if (over && !field_.readings.overHangings)
        weighDistance(way, {Stop::NearThing, &storey.near}, hex::distance(aim_.shooter.hex, hex),
                      hex::distance(aim_.target.hex, hex), hex);
}

/// siege.ruling.own-tower: over its other hexes one shoots who stands on it, or is shot at there.
void LineWalk::enterTower(Way& way, const Standing& one, const Storey& storey, Hex hex)
{
    const bool own = at(aim_.shooter.hex).holds(one.overlay) || at(aim_.target.hex).holds(one.overlay);
    if (own && !field_.readings.ownTowerStops)
    {
        line_.overOwnTower = true;
        return;
    }
    if (!fromKeep_)
        return block(way, {Stop::Thing, &storey.stops}, hex);
    if (over_.tower == nullptr)
        over_.towerFirst = hex;
    over_.towerLast = hex;
    over_.tower = &one;
    over_.towerNear = &storey.near;
}

/// siege.ruling.rampart-floor.
void LineWalk::enterWalk(Way& way, Hex hex, Hex before)
{
    if (bothOnWalls())
        return;
    if (!isElevated(shooterHeight_) && !isElevated(targetHeight_))
        return block(way, {Stop::Rampart}, hex);
    if (!overWalls() && isElevated(shooterHeight_))
    {
        if (!onOwnWalk_)
            block(way, {Stop::Rampart}, hex);
        return;
    }
    if (over_.walk)
        return;
    over_.walk = true;
    over_.walkBefore = before;
    over_.walkHex = hex;
    over_.walkWalled = barrierBetween(before, hex) == Barrier::Parapet;
}

/// A tower or a solid wall: from the keep it may be looked over (1.44j), else it stops the line.
void LineWalk::enterMass(Way& way, Hex hex, Hex before)
{
    const HexGround& ground = at(hex);
    const bool fromAbove = isElevated(shooterHeight_) || isElevated(targetHeight_);
    if (ground.mass == Building::Keep || field_.ground.buildingKind(ground.building) == Building::Keep)
        return block(way, {fromAbove ? Stop::Keep : Stop::Wall}, hex);
    if (ground.building != noBuilding || ground.mass == Building::Tower)
        return goOver(way, fromAbove ? Stop::Tower : Stop::Wall, Stop::NearTower, hex, before);
    if (!bothOnWalls())
        goOver(way, Stop::Wall, Stop::NearWall, hex, before);
}

void LineWalk::goOver(Way& way, Stop stop, Stop near, Hex hex, Hex before)
{
    if (!fromKeep_ && !(fromTop_ && stop == Stop::Wall)) // 2.43e
        return block(way, {stop}, hex);
    if (over_.mass)
        return;
    over_.mass = true;
    over_.massBefore = before;
    over_.massHex = hex;
    over_.massNear = near;
}

/// Of one tower, or of walls: what 1.44j weighs as one. A tower's own walls may be hexes that are no part of it inside.
bool LineWalk::sameMass(Hex one, Hex other) const
{
    const HexGround& a = at(one);
    const HexGround& b = at(other);
    if (a.structure >= 0 && b.structure >= 0)
        return a.structure == b.structure;
    if (a.building != noBuilding && b.building != noBuilding)
        return a.building == b.building;
    const auto tower = [](const HexGround& ground)
    { return ground.building != noBuilding || ground.mass == Building::Tower; };
    return tower(a) == tower(b);
}

/// Weighs what the line was over and is leaving with this step, be it for another tower or wall.
void LineWalk::comeDown(Way& way, Hex from, Hex to)
{
    if (over_.mass && (!isMass(to) || ofTarget(to) || !sameMass(over_.massHex, to)))
    {
        over_.mass = false;
        weighDistance(way, {over_.massNear}, hex::distance(aim_.shooter.hex, over_.massBefore) + 1,
                      hex::distance(aim_.target.hex, to) + 1, over_.massHex);
    }
    if (over_.walk && (at(to).sight != Sight::Rampart || ofTarget(to)))
    {
        over_.walk = false;
        const bool upToTarget = ofTarget(to) && targetHeight_ >= Height::Wall;
        const bool walled = over_.walkWalled || barrierBetween(from, to) != Barrier::None;
        if (overWalls() && !walled && !upToTarget)
            weighDistance(way, {Stop::NearWall}, hex::distance(aim_.shooter.hex, over_.walkBefore) + 1,
                          hex::distance(aim_.target.hex, to) + 1, over_.walkHex);
        else if (!overWalls() && !upToTarget)
            block(way, {Stop::Rampart}, over_.walkHex);
    }
    if (over_.tower != nullptr && !at(to).holds(over_.tower->overlay))
    {
        over_.tower = nullptr;
        weighDistance(way, {Stop::NearThing, over_.towerNear}, hex::distance(aim_.shooter.hex, over_.towerFirst),
                      hex::distance(aim_.target.hex, over_.towerLast), over_.towerFirst);
    }
}

/// 3.23b and 3.23c: the lower one must be at least as far from the embankment as the higher one.
void LineWalk::weighTop(Way& way, Hex top)
{
    if (lookedOver(top, at(top).height))
        return;
    const auto standing = [&](Hex hex, Height height)
    { return std::tuple(height, at(hex).sight == Sight::Crest, at(hex).level); };
    const auto shooter = standing(aim_.shooter.hex, shooterHeight_);
    const auto target = standing(aim_.target.hex, targetHeight_);
    const int shooterAway = hex::distance(aim_.shooter.hex, top);
    const int targetAway = hex::distance(aim_.target.hex, top);
    if (shooter == target)
    {
        if (!field_.readings.equalPass)
            return block(way, {Stop::EmbankmentEqual}, top);
        line_.evenTop = top;
        return;
    }
    const bool allowed = shooter > target ? targetAway >= shooterAway : shooterAway >= targetAway;
    if (allowed)
        return;
    block(way, {Stop::Embankment}, top);
    way.stop.shooterAway = shooterAway;
    way.stop.targetAway = targetAway;
}

/// 1.44j, 2.43e: allowed when the lower one is at least as far from the wall as the higher one.
void LineWalk::weighDistance(Way& way, Reason near, int shooterAway, int targetAway, Hex hex, std::optional<Side> side)
{
    const bool down = shooterHeight_ > targetHeight_;
    if (overWalls() && (down ? targetAway >= shooterAway : shooterAway >= targetAway))
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
    const bool living = (who & OnFeet) != 0 || ((who & Stunned) != 0 && field_.readings.stunnedBlock);
    if (!living || at(hex).sunken)
        return false;
    const Spot spot{hex, field_.storeyAt(hex)};
    const auto moatAt = [&](Spot one) { return at(one.hex).moatOn(one.storey); };
    const std::int32_t moat = moatAt(spot);
    if (moat >= 0 && moatAt(aim_.target) == moat && field_.ground.besideMoat(aim_.shooter, moat))
        return false;
    return !lookedOver(hex, field_.ground.heightAt(spot));
}

bool LineWalk::lookedOver(Hex hex, Height height)
{
    const bool byShooter = height < shooterHeight_ && hex::distance(aim_.shooter.hex, hex) <= shooterLooksOver_;
    const bool over = byShooter || (height < targetHeight_ && hex::distance(aim_.target.hex, hex) <= targetLooksOver_);
    line_.lookedOver = line_.lookedOver || over;
    line_.byShooter = line_.byShooter || byShooter;
    return over;
}

bool LineWalk::bothOnWalls() const
{
    return isElevated(shooterHeight_) && isElevated(targetHeight_);
}

bool LineWalk::isMass(Hex hex) const
{
    const HexGround& ground = at(hex);
    if (ground.demolished)
        return false;
    if (ground.sight == Sight::Wall)
        return true;
    return ground.building != noBuilding && ground.building != at(aim_.shooter.hex).building &&
           ground.building != at(aim_.target.hex).building && ground.building != over_.inside;
}

} // namespace merlon::castle
