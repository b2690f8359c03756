#pragma once

// The walk behind trace(); included by trace.h, never by itself.
//
// Everything hangs on two products of whole vectors. `cross(D, X)` tells on which side of a direction D a vector lies:
// below 0 on its left, above 0 on its right, 0 exactly along it. `dot(n, X)` tells how far X reaches across the side
// whose step is n: a hex's own side lies where it is 6.

#include "core/hex/hex.h"
#include "core/hex/trace.h"

#include <array>
#include <cassert>
#include <optional>

namespace merlon::hex::detail
{

constexpr Point operator-(Point a, Point b)
{
    return {a.q - b.q, a.r - b.r};
}
constexpr Point vector(Hex hex)
{
    return {hex.q, hex.r};
}

constexpr int cross(Point a, Point b)
{
    return a.q * b.r - a.r * b.q;
}
/// The scalar product of the cube coordinates.
constexpr int dot(Point a, Point b)
{
    return (2 * a.q + a.r) * b.q + (2 * a.r + a.q) * b.r;
}

/// The way from the centre to a corner; on the fine lattice the corner lies two such arms away, a hexside is two long.
constexpr Hex arm(Corner corner)
{
    const Hex a = step(corner);
    const Hex b = step(turned(corner, 1));
    return {a.q + b.q, a.r + b.r};
}

/// The hex into whose inside a segment leaves a point of `hex`: `hex` itself or one that shares the point with it. None
/// when it runs along a hexside from there.
std::optional<Hex> entered(Hex hex, Point from, Point direction);

/// The step from one hex into another one through the point that both share.
Event stepThrough(Hex from, Hex to, Point point, Fraction when);

bool valid(const Segment& segment);

/// One of the three sides through which a line can leave a hex.
struct Exit
{
    Side side;
    Hex step;
    int turn; ///< what stepping out adds to the offset
    int num;  ///< the numerator of t for a hex h is num + perQ * h.q + perR * h.r
    int perQ;
    int perR;
    int den;

    Exit(Side towards, Point from, Point direction)
        : side(towards),
          step(hex::step(towards)),
          turn(6 * cross(direction, vector(step))),
          num(6 - dot(vector(step), from)),
          perQ(6 * (2 * step.q + step.r)),
          perR(6 * (2 * step.r + step.q)),
          den(dot(vector(step), direction))
    {
    }

    Fraction when(Hex hex) const { return {num + perQ * hex.q + perR * hex.r, den}; }
};

/// The side that a direction points through within 30 degrees; on the border between two, either.
constexpr Side facing(Point direction)
{
    constexpr std::array<Side, 8> bySigns{Side::S0, Side::S1, Side::S0, Side::S2,
                                          Side::S5, Side::S0, Side::S4, Side::S3};
    const int signs = (cross(vector(arm(Corner::S0)), direction) >= 0 ? 1 : 0) |
                      (cross(vector(arm(Corner::S1)), direction) >= 0 ? 2 : 0) |
                      (cross(vector(arm(Corner::S2)), direction) >= 0 ? 4 : 0);
    return bySigns[static_cast<std::size_t>(signs)];
}

/// A line from inside `first` to inside `last` that follows no hexside. False when the sink has had enough.
template <class Sink>
bool walkAcross(Hex first, Hex last, Point from, Point direction, Side ahead, Sink& sink)
{
    // Of the corners ahead, one on either side: where the line passes them decides through which side it leaves.
    const std::array<Exit, 3> exits{Exit(turned(ahead, -1), from, direction), Exit(ahead, from, direction),
                                    Exit(turned(ahead, 1), from, direction)};
    const int toLeftCorner = 2 * cross(direction, vector(arm(turned(ahead, -1))));
    const int toRightCorner = 2 * cross(direction, vector(arm(ahead)));
    // What a step adds to the offset is added by masks: the next decision waits for this sum and nothing else, and
    // neither a branch nor a look-up of the exit stands in its way (a quarter of the time of a line).
    const int straight = exits[1].turn;
    const int veerLeft = exits[0].turn - straight;
    const int veerRight = exits[2].turn - straight;
    int offset = cross(direction, centre(first) - from); // of the hex's centre from the line
    int rest = dot(vector(exits[1].step), vector(last - first));

    for (Hex hex = first; rest > 0;)
    {
        const int left = offset + toLeftCorner;
        const int right = offset + toRightCorner;
        const int turn = (right < 0) - (left > 0);
        const Exit& exit = exits[static_cast<std::size_t>(turn + 1)];

        Event event;
        event.side = exit.side;
        event.from = hex;
        event.to = hex + exit.step;
        event.enter = event.leave = exit.when(hex);
        if (left == 0 || right == 0)
        {
            event.kind = EventKind::Corner;
            event.touched = hex + exits[left == 0 ? 0 : 2].step;
        }
        if (!sink(static_cast<const Event&>(event)))
            return false;
        hex = hex + exit.step;
        offset += straight + (-static_cast<int>(left > 0) & veerLeft) + (-static_cast<int>(right < 0) & veerRight);
        rest -= 2 - (turn & 1);
    }
    return true;
}

/// A line that goes from hex to corner, along a hexside, from corner to hex, and so on: its direction is that of the
/// corner `ahead`, `length` times `arm(ahead)`. False when the sink has had enough.
template <class Sink>
bool walkAlong(Point from, Corner ahead, int length, Sink& sink)
{
    const Hex towards = arm(ahead);
    // Counted in such arms a hex's centre is at 0, its corner at 2, the middle of the hexside at 3, the next hex's
    // corner at 4, its centre at 6.
    int begun = -2;
    const auto isCentre = [](Point point) { return point.q % 6 == 0 && point.r % 6 == 0; };
    while (!isCentre({from.q - begun * towards.q, from.r - begun * towards.r}))
        ++begun;
    assert(begun <= 3);
    Hex hex = {(from.q - begun * towards.q) / 6, (from.r - begun * towards.r) / 6};

    for (int at = 2 - begun; at < length; at += 6, hex = hex + towards)
    {
        Event event;
        event.kind = EventKind::Run;
        event.side = turned(ahead, 2);
        event.from = neighbour(hex, ahead);
        event.to = neighbour(hex, turned(ahead, 1));
        event.enter = {at < 0 ? 0 : at, length};
        event.leave = {at + 2 > length ? length : at + 2, length};
        if (!sink(static_cast<const Event&>(event)))
            return false;
    }
    return true;
}

/// The corner that a line steers for when it runs along hexsides, centres and corners.
inline std::optional<Corner> followed(Point from, Point direction, Side ahead)
{
    const Corner before = turned(ahead, -1);
    const bool alongRight = cross(direction, vector(arm(ahead))) == 0;
    const bool alongLeft = cross(direction, vector(arm(before))) == 0;
    if (!alongRight && !alongLeft)
        return {};
    const Corner corner = alongRight ? ahead : before;
    return cross(vector(arm(corner)), from) % 6 == 0 ? std::optional(corner) : std::nullopt;
}

/// A line that may or may not follow hexsides, from inside `first` to inside `last`; none where it runs along a
/// hexside.
template <class Sink>
bool walk(std::optional<Hex> first, std::optional<Hex> last, Point from, Point direction, Sink& sink)
{
    const Side ahead = facing(direction);
    if (const auto corner = followed(from, direction, ahead))
        return walkAlong(from, *corner, cross(direction, vector(step(turned(*corner, 1)))), sink);
    return walkAcross(*first, *last, from, direction, ahead, sink);
}

} // namespace merlon::hex::detail

namespace merlon::hex
{

template <class Sink>
void trace(const Segment& segment, Sink&& sink)
{
    using namespace detail;
    assert(valid(segment));
    const Point direction = segment.to - segment.from;
    if (segment.from == centre(segment.start) && segment.to == centre(segment.end))
    {
        if (segment.start != segment.end)
            walk(segment.start, segment.end, segment.from, direction, sink);
        return;
    }

    std::optional<Hex> first = segment.end;
    std::optional<Hex> last = segment.end;
    if (segment.from != segment.to)
    {
        first = entered(segment.start, segment.from, direction);
        last = entered(segment.end, segment.to, segment.from - segment.to);
    }
    if (first && *first != segment.start && !sink(stepThrough(segment.start, *first, segment.from, {0, 1})))
        return;
    if (segment.from == segment.to || !walk(first, last, segment.from, direction, sink))
        return;
    if (last && *last != segment.end)
        sink(stepThrough(*last, segment.end, segment.to, {1, 1}));
}

template <class Sink>
void traceFrom(const Segment& segment, Hex hex, Sink&& sink)
{
    using namespace detail;
    assert(segment.from == centre(segment.start) && segment.to == centre(segment.end));
    const Point direction = segment.to - segment.from;
    const Side ahead = facing(direction);
    if (segment.start == segment.end)
        return;
    if (followed(segment.from, direction, ahead))
        walk(segment.start, segment.end, segment.from, direction, sink);
    else
        walkAcross(hex, segment.end, segment.from, direction, ahead, sink);
}

} // namespace merlon::hex
