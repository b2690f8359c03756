#include "core/tabletop/path.h"

namespace merlon::tabletop
{
namespace
{

/// Two coordinates, each off by half a tenth at most, shift a centre by up to 0.071 mm.
constexpr double shiftOfATurn = 0.1;

} // namespace

std::vector<Leg> legsOf(const Stand& start, std::span<const Pose> path)
{
    std::vector<Leg> legs;
    Stand at = start;
    double before = 0;
    for (const Pose& pose : path)
    {
        Leg leg{.from = at, .before = before, .to = standAt(start.base, pose)};
        const Vec slide = leg.to.centre() - at.centre();
        const double size = length(slide);
        const bool onlyTurns = at.facing != leg.to.facing && size < shiftOfATurn;
        if (size > hair && !onlyTurns)
        {
            leg.direction = unit(slide);
            leg.way = size;
        }
        before += leg.way;
        at = leg.to;
        legs.push_back(leg);
    }
    return legs;
}

} // namespace merlon::tabletop
