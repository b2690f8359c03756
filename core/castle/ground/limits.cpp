#include "core/castle/ground/limits.h"

namespace merlon::castle
{

Limit placeLimit(const Field& field, const Aim& aim)
{
    const Ground& ground = field.ground;
    const HexGround& here = ground.at(aim.shooter.hex);
    const HexGround& there = ground.at(aim.target.hex);
    const std::int32_t moatHere = here.moatOn(aim.shooter.storey);
    const std::int32_t moatThere = there.moatOn(aim.target.storey);
    const Height height = aim.shooter.storey > 0 ? here.height : here.foot;
    const hex::Hex target = aim.target.hex;
    if (const Standing* ladder = aim.shooter.storey > 0 ? here.leaning() : nullptr;
        ladder != nullptr &&
        !(there.sight == Sight::Rampart && hex::neighbour(aim.shooter.hex, *ladder->faces) == target))
        return Limit::LadderElsewhere;
    if (moatHere >= 0)
    {
        if (there.sight == Sight::Rampart || ground.hasSlit(target))
            return Limit::MoatAtCastle;
        if (moatThere != moatHere && !ground.besideMoat(aim.target, moatHere))
            return Limit::MoatOutward;
        return Limit::None;
    }
    // From the walls one shoots down into the moat (1.46a); from outside one must be beside it.
    if (moatThere >= 0 && here.zone == Zone::Outside && height <= Height::Ground &&
        !ground.besideMoat(aim.shooter, moatThere))
        return Limit::MoatFromAfar;
    return Limit::None;
}

} // namespace merlon::castle
