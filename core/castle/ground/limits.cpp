#include "core/castle/ground/limits.h"

namespace merlon::castle
{

Limit placeLimit(const Field& field, const Aim& aim)
{
    const hex::Hex shooter = aim.shooter;
    const hex::Hex target = aim.target;
    const Ground& ground = field.ground;
    const HexGround here = groundAt(field, shooter, aim.shooterAloft);
    const HexGround there = groundAt(field, target, aim.targetAloft);
    if (here.ladder &&
        !(ground.at(target).sight == Sight::Rampart && hex::neighbour(shooter, here.ladderFaces) == target))
        return Limit::LadderElsewhere;
    if (here.moat >= 0)
    {
        if (there.sight == Sight::Rampart || ground.hasSlit(target))
            return Limit::MoatAtCastle;
        if (there.moat != here.moat && !ground.besideMoat(target, aim.targetAloft, here.moat))
            return Limit::MoatOutward;
        return Limit::None;
    }
    // From the walls one shoots down into the moat (1.46a); from outside one must be beside it.
    if (there.moat >= 0 && here.zone == Zone::Outside && here.height <= Height::Ground &&
        !ground.besideMoat(shooter, aim.shooterAloft, there.moat))
        return Limit::MoatFromAfar;
    return Limit::None;
}

} // namespace merlon::castle
