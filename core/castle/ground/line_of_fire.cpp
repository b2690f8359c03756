#include "core/castle/ground/line_of_fire.h"

#include "core/castle/ground/line_walk.h"

#include <tuple>

namespace merlon::castle
{
namespace
{

using hex::Hex;
using hex::Point;
using hex::Side;

/// An end of a line, and how straight one looks out there.
struct End
{
    Point point;
    int straight = 0;
    bool pastSlits = false; ///< not at one of his slits: by a door or a breach, and it counts only where it is clear
};

/// The few that there are, without allocation.
struct Ends
{
    std::array<End, 6> ends{};
    int count = 0;

    void add(End end) { ends[static_cast<std::size_t>(count++)] = end; }
    const End* begin() const { return ends.data(); }
    const End* end() const { return ends.data() + count; }
};

/// How straight somebody who looks out across that side of his hex sees the other hex; 0 or less: not at all.
int facing(Hex hex, Side side, Hex other)
{
    const Point from = hex::middle(hex, side);
    const int q = 6 * other.q - from.q;
    const int r = 6 * other.r - from.r;
    const Hex out = hex::step(side);
    return 2 * q * out.q + 2 * r * out.r + q * out.r + r * out.q;
}

void addMiddles(Ends& ends, const Ground& ground, Hex hex, Hex other, Barrier barrier, std::optional<Side> only,
                bool mustFace)
{
    for (const Side side : hex::allSides)
        if (const int straight = facing(hex, side, other);
            ground.barrier(hex, side) == barrier && (!only || *only == side) && (!mustFace || straight > 0))
            ends.add({hex::middle(hex, side), straight});
}

/// 1.43a and 1.44c: who shoots out of a building, but not through his slits, does so as if he had none.
void addPastSlits(Ends& points, const Ground& ground, const Aim& aim)
{
    const int slits = points.count;
    if (ground.at(aim.shooter.hex).door)
        addMiddles(points, ground, aim.shooter.hex, aim.target.hex, Barrier::Door, aim.across, false);
    if (points.count == slits && !aim.across)
        points.add({hex::centre(aim.shooter.hex)});
    for (int i = slits; slits > 0 && i < points.count; ++i)
        points.ends[static_cast<std::size_t>(i)].pastSlits = true;
}

/// Where the line may start: 1.41b, 1.43b, 1.44a to c.
Ends starts(const Field& field, const Aim& aim)
{
    const Ground& ground = field.ground;
    const HexGround& here = ground.at(aim.shooter.hex);
    const HexGround& there = ground.at(aim.target.hex);
    Ends points;
    if (aim.fromCentre)
        points.add({hex::centre(aim.shooter.hex)});
    else if (here.sight == Sight::Rampart && there.zone == Zone::Outside)
        addMiddles(points, ground, aim.shooter.hex, aim.target.hex, Barrier::Parapet, aim.across, true);
    else if (here.building != noBuilding && here.building != there.building)
    {
        addMiddles(points, ground, aim.shooter.hex, aim.target.hex, Barrier::Slit, aim.across, true);
        addPastSlits(points, ground, aim);
    }
    else if (here.door)
        addMiddles(points, ground, aim.shooter.hex, aim.target.hex, Barrier::Door, aim.across, false);
    if (points.count == 0)
        points.add({hex::centre(aim.shooter.hex)});
    return points;
}

/// Where it may end: upward along the line that would be possible downward (1.45a).
Ends finishes(const Field& field, const Aim& aim)
{
    const Ground& ground = field.ground;
    Ends points;
    if (ground.at(aim.target.hex).sight == Sight::Rampart && ground.at(aim.shooter.hex).zone == Zone::Outside)
        addMiddles(points, ground, aim.target.hex, aim.shooter.hex, Barrier::Parapet, {}, true);
    if (points.count == 0)
        points.add({hex::centre(aim.target.hex)});
    return points;
}

/// The commonest case, which must be quick: two on open ground. As long as nothing is beside the line there is nothing
/// to weigh; from the first hex on that has something beside it a LineWalk weighs the rest. What is beside a corner or
/// a run is not entered, but it may carry walls, so it must be bare as well.
Sightline acrossOpenGround(const Field& field, const Aim& aim)
{
    Sightline line;
    line.segment = hex::between(aim.shooter.hex, aim.target.hex);
    std::optional<Hex> upTo;
    const auto bare = [&](Hex hex) { return !field.busy(hex) || hex == aim.target.hex; };
    hex::trace(
        line.segment, [&](const hex::Event& event) __attribute__((always_inline)) {
            bool open = bare(event.to);
            if (event.kind == hex::EventKind::Corner)
            {
                open = open && bare(event.touched);
                line.cornered = true;
            }
            else if (event.kind == hex::EventKind::Run)
            {
                open = open && bare(event.from) && bare(hex::ahead(event));
                line.ran = true;
            }
            if (!open)
                upTo = event.from;
            return open;
        });
    return upTo ? LineWalk(field, aim, line.segment, {}).runFrom(*upTo, line) : line;
}

/// What a shooter who may choose prefers: what he gets, then the straightest way there, then the one of which there is
/// least to say, so that a castle and its mirror image are judged alike.
auto preference(const Sightline& line, int straight)
{
    return std::tuple(line.clear, !line.overSomebody, -static_cast<int>(line.cover.cover), straight, !line.lookedOver,
                      !line.overWall, !line.ran, !line.cornered, !line.coverLost, -static_cast<int>(line.stop.why.stop),
                      -line.stop.why.rank());
}

} // namespace

int lookOver(const Field& field, Spot spot)
{
    const Hex hex = spot.hex;
    const HexGround& ground = field.ground.at(hex);
    if (const Storey* place = ground.storey(spot.storey); place != nullptr && place->overlooks)
        return field.readings.radius.top;
    if (ground.sight == Sight::Rampart || (spot.storey > 0 && ground.hanging() != nullptr))
        return field.readings.radius.rampart;
    if (!field.ground.hasSlit(hex))
        return 0;
    return field.ground.buildingKind(ground.building) == Building::Keep ? field.readings.radius.keepSlit
                                                                        : field.readings.radius.towerSlit;
}

Sightline lineOfFire(const Field& field, const Aim& aim)
{
    if (!field.ground.interesting(aim.shooter.hex) && !field.ground.interesting(aim.target.hex))
        return acrossOpenGround(field, aim);
    Sightline best;
    int bestStraight = 0;
    bool first = true;
    for (const End& from : starts(field, aim))
        for (const End& to : finishes(field, aim))
        {
            const Sightline line =
                LineWalk(field, aim, {aim.shooter.hex, from.point, aim.target.hex, to.point}, {}).run();
            if (from.pastSlits && !line.clear)
                continue;
            const int straight = from.straight + to.straight;
            if (first || preference(line, straight) > preference(best, bestStraight))
            {
                best = line;
                bestStraight = straight;
            }
            first = false;
        }
    return best;
}

Explained explainLine(const Field& field, const Aim& aim)
{
    Explained explained;
    const Sightline chosen = lineOfFire(field, aim);
    explained.events = hex::events(chosen.segment);
    explained.line =
        LineWalk(field, aim, chosen.segment, {&explained.obstacles, &explained.covers, &explained.blockers}).run();
    return explained;
}

} // namespace merlon::castle
