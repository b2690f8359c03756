#pragma once

#include "core/hex/hex.h"

#include <vector>

/// What a straight segment crosses, exactly.
///
/// Points are integers on a lattice six times finer than that of the hexes, so that centres, hexside middles and
/// corners all have one. |coordinate of a hex| must stay below 2,048 (asserted), then every product fits 64 bits.
namespace merlon::hex
{

struct Point
{
    int q = 0;
    int r = 0;

    friend auto operator<=>(const Point&, const Point&) = default;
};

constexpr Point centre(Hex hex)
{
    return {6 * hex.q, 6 * hex.r};
}
constexpr Point middle(Hex hex, Side side)
{
    return {6 * hex.q + 3 * step(side).q, 6 * hex.r + 3 * step(side).r};
}
constexpr Point corner(Hex hex, Corner at)
{
    const Hex a = step(at);
    const Hex b = step(turned(at, 1));
    return {6 * hex.q + 2 * (a.q + b.q), 6 * hex.r + 2 * (a.r + b.r)};
}

/// How far along the segment, 0 at its start and 1 at its end: num/den, den > 0, not reduced.
struct Fraction
{
    std::int64_t num = 0;
    std::int64_t den = 1;
};
std::strong_ordering compare(Fraction a, Fraction b);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow" // gcc 12 takes EventKind::Corner for a second merlon::hex::Corner
enum class EventKind : std::uint8_t
{
    Cross,  ///< leaves `from` and enters `to` through the inside of the hexside between them
    Corner, ///< leaves `from` and enters `to` exactly through a corner, which the hex `touched` shares
    Run     ///< runs along the hexside between `from` (on the left) and `to` (on the right)
};
#pragma GCC diagnostic pop

/// One thing that the segment does, in order.
///
/// The events are a chain of hexes. The walk begins in the segment's `start`; a Cross or Corner leaves the hex in which
/// the walk is (`from`) for another (`to`). A Run belongs to two hexes at once: the hexside's ends are corners of
/// `from`, `to`, the hex `behind(run)` and the hex `ahead(run)`. Before it the walk is in `behind`, or, when the
/// segment starts on that very hexside, in whichever of behind (from a corner only), from and to is `start`. After it
/// the walk is in `ahead`, from which the next Run (or a last Corner) goes on, or, when the segment ends on that very
/// hexside, in whichever of from, to and ahead (at a corner only) is `end`. A segment that follows hexsides has no
/// Cross, and a Corner only at t = 0 or 1.
struct Event
{
    EventKind kind = EventKind::Cross;
    Side side = Side::S0; ///< the side of `from` that `to` lies across
    Hex from;
    Hex to;
    Hex touched;    ///< Corner only: the third hex at that corner
    Fraction enter; ///< where it happens; Run: where the run begins
    Fraction leave; ///< the same as enter, but for a Run: where it ends
};

/// The hex whose corner is where a Run begins, and the one whose corner is where it ends.
inline Hex behind(const Event& run)
{
    return neighbour(run.from, turned(run.side, 1));
}
inline Hex ahead(const Event& run)
{
    return neighbour(run.from, turned(run.side, -1));
}

/// A segment from a point in (or on the border of) one hex to a point in (or on the border of) another. The hexes are
/// those that the two characters stand in: a segment that starts on a hexside's middle and leaves outward begins with a
/// Cross (or Corner) at t = 0 out of `start`; one that ends on a hexside's middle coming from outside ends with a Cross
/// into `end` at t = 1. From a corner or to a corner such a Cross is a Corner. Any point of the fine lattice will do
/// that lies in or on its hex (asserted). A segment without length has no event, or one at t = 0 when its hexes differ.
struct Segment
{
    Hex start;
    Point from;
    Hex end;
    Point to;
};

constexpr Segment between(Hex from, Hex to)
{
    return {from, centre(from), to, centre(to)};
}

/// Calls `sink(const Event&)` for each event in order until it returns false. No allocation, no division in the walk,
/// and what an inlined sink does not read is not computed. A long lambda is only inlined when it is marked
/// always_inline.
template <class Sink>
void trace(const Segment& segment, Sink&& sink);

/// The same from centre to centre, but only what comes after the line has come into `hex`; all of it where the line
/// follows hexsides.
template <class Sink>
void traceFrom(const Segment& segment, Hex hex, Sink&& sink);

/// All events of a segment, for explaining and for tests.
std::vector<Event> events(const Segment& segment);

} // namespace merlon::hex

#include "core/hex/trace_walk.h"
