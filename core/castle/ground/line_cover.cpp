// Where the target stands: its cover, and the places that nothing reaches (1.5).

#include "core/castle/ground/line_walk.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using hex::Side;

} // namespace

void LineWalk::finish()
{
    throughBreach_ = throughBreach_ || at(aim_.target.hex).demolished;
    line_.throughTargetsDoor = targetDoorPassed_;
    coverOfTerrain();
    coverOfDoor();
    coverOfCastle();
    stopsOfPlace();
    stopsOfHanging();
    if (notes_.listing() && !line_.clear)
        offTheSlitsAxis();
}

/// A target behind a slit that a wall hides as well is told both (1.45b).
void LineWalk::offTheSlitsAxis()
{
    const HexGround& target = at(aim_.target.hex);
    if (!field_.ground.hasSlit(aim_.target.hex) || at(aim_.shooter.hex).building == target.building)
        return;
    for (const Side side : hex::allSides)
        if (target.barriers[static_cast<std::size_t>(side)] == Barrier::Slit && onAxis(side))
            return;
    if (std::ranges::none_of(*notes_.obstacles, [](const Obstacle& known) { return known.why.stop == Stop::SlitAxis; }))
        stopAt({{Stop::SlitAxis}, aim_.target.hex});
}

/// 1.55, 2.32b, 3.2: what the target stands in.
void LineWalk::coverOfTerrain()
{
    const HexGround& ground = at(aim_.target.hex);
    if (ground.leaning() != nullptr)
        return; // 1.1k and 1.93c: the ladder's row, whatever it stands in
    for (const Standing& one : ground.things)
        if (const Storey* place = one.kind->storey(aim_.target.storey); place != nullptr && place->cover != Cover::None)
            return coverOfThing(one, *place);
    const bool fromAbove = shooterHeight_ > ground.height && shooterLooksOver_ > 0 &&
                           hex::distance(aim_.shooter.hex, aim_.target.hex) <= shooterLooksOver_;
    const auto lost = [&] { return fromAbove && (line_.coverLost = true); }; // 1.44h
    if (ground.sunken || ground.sight == Sight::Stop || ground.sight == Sight::Inward ||
        (ground.sight == Sight::Screen && !lost()))
        cover({ground.cover, CoverBy::Ground, aim_.target.hex, &ground.row->covers});
    else if (ground.sight == Sight::Crest && (targetTopPassed_ || ground.crests == 0 || field_.readings.crestIsHex) &&
             !lost())
        cover({ground.cover, CoverBy::Embankment, aim_.target.hex, ground.row->covers ? &ground.row->covers : nullptr});
    else if (ground.row != nullptr && ground.row->shelters && !isBareFromTheEdge(ground))
        cover({ground.cover, CoverBy::Ground, aim_.target.hex, &ground.row->covers});
    else if (sheltersAcrossASide(ground))
        cover({ground.cover, CoverBy::Ground, aim_.target.hex, &ground.row->covers});
}

/// The line came in across a side of it that shelters.
bool LineWalk::sheltersAcrossASide(const HexGround& ground) const
{
    return ground.row != nullptr && !ground.row->shelteredAcross.empty() &&
           (field_.readings.coverAllRound || (entered_ & ground.shelters) != 0);
}

/// In water, to one who stands at its edge.
bool LineWalk::isBareFromTheEdge(const HexGround& ground)
{
    if (!ground.row->bareFromEdge || !field_.ground.besideWater(aim_.shooter.hex, ground.water))
        return false;
    const bool beside = hex::distance(aim_.shooter.hex, aim_.target.hex) == 1;
    line_.edge = beside ? WaterEdge::Beside : WaterEdge::Elsewhere;
    return (beside || !field_.readings.edgeOfTarget) && !field_.readings.coverAtEdge;
}

/// 5.22: of a mantlet across the side of its base or one of the two beside that, wherever the shooter is; its row has
/// no other.
void LineWalk::coverOfThing(const Standing& one, const Storey& place)
{
    if (place.blocking == Blocking::Hangs)
        return coverOfHanging(one, place);
    if (!place.front || (one.faces && entersBetween(*one.faces)))
        cover({place.cover, CoverBy::Thing, aim_.target.hex, &place.covers});
}

/// By that side or one of the two beside it.
bool LineWalk::entersBetween(Side side) const
{
    const auto enters = [&](int turn) { return (entered_ >> static_cast<unsigned>(hex::turned(side, turn)) & 1) != 0; };
    const bool beyond = enters(2) || enters(3) || enters(-2);
    return (enters(-1) || enters(0) || enters(1)) && !(field_.readings.cornerBares && beyond);
}

/// Through its floor from beneath, through its slits, or across its back.
void LineWalk::coverOfHanging(const Standing& one, const Storey& place)
{
    const int away = hex::distance(aim_.shooter.hex, aim_.target.hex);
    const bool near = away <= field_.readings.upHangings && (away > 0 || !field_.readings.notFromBeneath);
    const bool front = one.faces && entersBetween(*one.faces);
    const bool wall = away == 1 && at(aim_.shooter.hex).sight == Sight::Rampart;
    const Shelter* by = &place.behind;
    if (shooterHeight_ < targetHeight_ && near)
        by = &place.below;
    else if (wall && shooterHeight_ == targetHeight_)
        by = &place.beside;
    if (by == &place.behind && front)
        return cover({place.cover, CoverBy::Thing, aim_.target.hex, &place.covers});
    if (by->cover != Cover::None)
        cover({by->cover, CoverBy::Thing, aim_.target.hex, &by->says});
}

/// Its floor, between the wall behind it and its foot.
void LineWalk::stopsOfHanging()
{
    const Standing* one = at(aim_.target.hex).hanging();
    if (one == nullptr || aim_.target.storey > 0 || ofShooter(aim_.target.hex))
        return;
    const Storey& place = one->kind->storeys.back();
    if (shooterHeight_ >= place.height.value_or(Height::Wall) && one->faces && !entersBetween(*one->faces) &&
        at(aim_.shooter.hex).hanging() == nullptr)
        stopAt({{Stop::Thing, &place.through}, aim_.target.hex});
}

/// 1.53a: one side of a door hex is covered, by default the side shot at.
void LineWalk::coverOfDoor()
{
    const HexGround& ground = at(aim_.target.hex);
    if (!ground.door || ground.keepDoor)
        return;
    if (aim_.doorCoversOuter.value_or(targetDoorPassed_) == targetDoorPassed_)
        cover({Cover::Medium, CoverBy::DoorHex, aim_.target.hex});
}

/// 1.52 and 1.57.
void LineWalk::coverOfCastle()
{
    const HexGround& target = at(aim_.target.hex);
    const bool fromTower = overlooks(aim_.shooter); // 1.52 excepts it
    if (at(aim_.shooter.hex).zone != Zone::Outside || target.zone == Zone::Outside)
        return;
    const bool raised = field_.ground.bridgeRaised();
    if (target.gateFlank && !target.demolished) // 2.32b: demolished, it covers as rubble does
    {
        if (raised)
            stopAt({{Stop::GateRaised}, aim_.target.hex});
        else
            cover({Cover::Strong, CoverBy::GateFlank, aim_.target.hex});
    }
    else if (raised && !throughBreach_ && !fromTower && target.sight != Sight::Rampart &&
             !field_.ground.hasSlit(aim_.target.hex))
        stopAt({{Stop::BridgeRaised}, aim_.target.hex});
}

/// 1.43c and 1.54: the entrance door of the keep. 2.44c and 4.33b: inside what stands there, or under it.
void LineWalk::stopsOfPlace()
{
    if (at(aim_.shooter.hex).keepDoor)
        stopAt({{Stop::KeepDoor}, aim_.shooter.hex});
    if (at(aim_.target.hex).keepDoor)
        stopAt({{Stop::KeepDoorCover}, aim_.target.hex});
    if (aim_.atEngine)
        return;
    for (const Standing& one : at(aim_.target.hex).things)
        if (const Storey* place = one.kind->storey(aim_.target.storey); place != nullptr && place->hides)
            stopAt({{Stop::Inside, &place->hidden}, aim_.target.hex});
}

} // namespace merlon::castle
