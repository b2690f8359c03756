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
    if (aim_.atEngine && ground.ram && ground.engine == at(aim_.target).engine)
        return; // siege.ruling.flaming-line: the ram itself that is shot at; who is under it is not in the way either
    if (!way.occupied && standsInTheWay(hex))
    {
        way.occupied = true;
        way.occupant = hex;
    }
    if ((field_.at(hex) & Presence::Engine) != 0 && !lookedOver(hex, ground.height))
        block(way, Stop::Engine, hex); // siege.ruling.radius
    if (ground.siegeTower)
        enterTower(way, hex);
    if ((ground.ram || ground.cart || ground.mantlet) &&
        (shooterHeight_ == ground.height || targetHeight_ == ground.height) && !lookedOver(hex, ground.height))
        block(way,
              ground.cart      ? Stop::Cart
              : ground.mantlet ? Stop::Mantlet
                               : Stop::Ram,
              hex); // siege.ruling.own-height
    if (ground.ballista && !lookedOver(hex, ground.height))
        block(way, Stop::Ballista, hex);
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
        if (ground.crests == 0 || field_.readings.crestIsHex)
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

/// siege.ruling.own-tower: on whose other hexes one of the two stands.
bool LineWalk::isOwnTower(Hex hex) const
{
    return at(hex).engine == at(aim_.shooter).engine || at(hex).engine == at(aim_.target).engine;
}

void LineWalk::enterTower(Way& way, Hex hex)
{
    if (isOwnTower(hex) && !field_.readings.ownTowerStops)
    {
        line_.overOwnTower = true;
        return;
    }
    if (!fromKeep_)
        return block(way, Stop::SiegeTower, hex);
    if (!over_.tower)
        over_.towerFirst = hex;
    over_.towerLast = hex;
    over_.tower = true;
}

/// siege.ruling.rampart-floor.
void LineWalk::enterWalk(Way& way, Hex hex, Hex before)
{
    if (bothOnWalls())
        return;
    if (!isElevated(shooterHeight_) && !isElevated(targetHeight_))
        return block(way, Stop::Rampart, hex);
    if (!overWalls() && isElevated(shooterHeight_))
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
    over_.walkWalled = barrierBetween(before, hex) == Barrier::Parapet;
}

/// A tower or a solid wall: from the keep it may be looked over (1.44j), else it stops the line.
void LineWalk::enterMass(Way& way, Stop stop, Stop near, Hex hex, Hex before)
{
    if (!fromKeep_ && !(fromTop_ && stop == Stop::Wall)) // 2.43e
        return block(way, stop, hex);
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
        weighDistance(way, over_.massNear, hex::distance(aim_.shooter, over_.massBefore) + 1,
                      hex::distance(aim_.target, to) + 1, over_.massHex);
    }
    if (over_.walk && (at(to).sight != Sight::Rampart || ofTarget(to)))
    {
        over_.walk = false;
        const bool upToTarget = ofTarget(to) && targetHeight_ >= Height::Wall;
        const bool walled = over_.walkWalled || barrierBetween(from, to) != Barrier::None;
        if (overWalls() && !walled && !upToTarget)
            weighDistance(way, Stop::NearWall, hex::distance(aim_.shooter, over_.walkBefore) + 1,
                          hex::distance(aim_.target, to) + 1, over_.walkHex);
        else if (!overWalls() && !upToTarget)
            block(way, Stop::Rampart, over_.walkHex);
    }
    if (over_.tower && (!at(to).siegeTower || at(to).engine != at(over_.towerLast).engine))
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
    {
        if (!field_.readings.equalPass)
            return block(way, Stop::EmbankmentEqual, top);
        line_.evenTop = top;
        return;
    }
    const bool allowed = shooter > target ? targetAway >= shooterAway : shooterAway >= targetAway;
    if (allowed)
        return;
    block(way, Stop::Embankment, top);
    way.stop.shooterAway = shooterAway;
    way.stop.targetAway = targetAway;
}

/// 1.44j, 2.43e: allowed when the lower one is at least as far from the wall as the higher one.
void LineWalk::weighDistance(Way& way, Stop near, int shooterAway, int targetAway, Hex hex, std::optional<Side> side)
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
    if (!living || at(hex).trench)
        return false;
    const bool aloft = (who & OnTop) != 0;
    const std::int32_t moat = groundAt(field_, hex, aloft).moat;
    if (moat >= 0 && groundAt(field_, aim_.target, aim_.targetAloft).moat == moat &&
        field_.ground.besideMoat(aim_.shooter, aim_.shooterAloft, moat))
        return false;
    return !lookedOver(hex, heightAt(field_, hex, aloft));
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
           ground.building != at(aim_.target).building && ground.building != over_.inside;
}

} // namespace merlon::castle
