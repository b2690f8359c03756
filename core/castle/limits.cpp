#include "core/castle/limits.h"

namespace merlon::castle
{

Limit placeLimit(const Field& field, const Aim& aim)
{
    const auto& [shooter, target, across, coversOuter, shooterAloft, targetAloft, fromCentre] = aim;
    const Ground& ground = field.ground;
    const HexGround here = groundAt(field, shooter, shooterAloft);
    const HexGround there = groundAt(field, target, targetAloft);
    if (here.ladder &&
        !(ground.at(target).sight == Sight::Rampart && hex::neighbour(shooter, here.ladderFaces) == target))
        return Limit::LadderElsewhere;
    if (here.moat >= 0)
    {
        if (there.sight == Sight::Rampart || ground.hasSlit(target))
            return Limit::MoatAtCastle;
        if (there.moat != here.moat && !ground.besideMoat(target, here.moat))
            return Limit::MoatOutward;
        return Limit::None;
    }
    // From the walls one shoots down into the moat (1.46a); from outside one must be beside it.
    if (there.moat >= 0 && here.zone == Zone::Outside && here.height <= Height::Ground &&
        !ground.besideMoat(shooter, there.moat))
        return Limit::MoatFromAfar;
    return Limit::None;
}

} // namespace merlon::castle
