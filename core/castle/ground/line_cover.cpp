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

/// 1.55, 2.32b, 3.2: what the target stands in.
void LineWalk::coverOfTerrain()
{
    const HexGround& ground = at(aim_.target);
    if (ground.ladder)
        return; // 1.1k and 1.93c: the ladder's row, whatever it stands in
    if (ground.mantlet)
        return coverOfMantlet();
    if (ground.siegeTower && aim_.targetAloft)
        return cover({Cover::Light, CoverBy::TowerTop, aim_.target});
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
    else if (ground.sight == Sight::Crest && (targetTopPassed_ || ground.crests == 0 || field_.readings.crestIsHex) &&
             !lost())
        cover({ground.cover, CoverBy::Embankment, aim_.target});
}

/// 5.22: across the side of its base or one of the two beside that, wherever the shooter is; its row has no other.
void LineWalk::coverOfMantlet()
{
    const auto& base = at(aim_.target).base;
    const auto enters = [&](int turn)
    { return (entered_ >> static_cast<unsigned>(hex::turned(*base, turn)) & 1) != 0; };
    if (base && (enters(-1) || enters(0) || enters(1)))
        cover({Cover::Strong, CoverBy::Mantlet, aim_.target});
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
    const bool fromTower = at(aim_.shooter).siegeTower && aim_.shooterAloft; // 1.52 excepts it
    if (at(aim_.shooter).zone != Zone::Outside || target.zone == Zone::Outside)
        return;
    const bool raised = field_.ground.bridgeRaised();
    if (target.gateFlank && !target.rubble) // 2.32b: demolished, it covers as rubble does
    {
        if (raised)
            stopAt({Stop::GateRaised, aim_.target, {}, 0, 0});
        else
            cover({Cover::Strong, CoverBy::GateFlank, aim_.target});
    }
    else if (raised && !throughBreach_ && !fromTower && target.sight != Sight::Rampart &&
             !field_.ground.hasSlit(aim_.target))
        stopAt({Stop::BridgeRaised, aim_.target, {}, 0, 0});
}

/// 1.43c and 1.54: the entrance door of the keep. 2.44c and 4.33b: inside a siege tower, under a ram.
void LineWalk::stopsOfPlace()
{
    if (at(aim_.shooter).keepDoor)
        stopAt({Stop::KeepDoor, aim_.shooter, {}, 0, 0});
    if (at(aim_.target).keepDoor)
        stopAt({Stop::KeepDoorCover, aim_.target, {}, 0, 0});
    if (at(aim_.target).siegeTower && !aim_.targetAloft)
        stopAt({Stop::InsideTower, aim_.target, {}, 0, 0});
    if (at(aim_.target).ram && !aim_.atEngine)
        stopAt({Stop::UnderRam, aim_.target, {}, 0, 0});
}

} // namespace merlon::castle
