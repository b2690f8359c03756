#pragma once

#include "core/hex/hex.h"

#include <vector>

/// What a straight segment crosses, exactly.
///
/// Points are integers on a lattice six times finer than that of the hexes, so that centres, hexside middles and corners
/// all have one. |coordinate of a hex| must stay below 2,048 (asserted), then every product fits 64 bits.
namespace merlon::hex
{

struct Point
{
    int q = 0;
    int r = 0;

    friend auto operator<=>(const Point&, const Point&) = default;
};

constexpr Point centre(Hex hex) { return {6 * hex.q, 6 * hex.r}; }
constexpr Point middle(Hex hex, Side side) { return {6 * hex.q + 3 * step(side).q, 6 * hex.r + 3 * step(side).r}; }
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

enum class EventKind : std::uint8_t
{
    Cross,  ///< leaves `from` and enters `to` through the inside of the hexside between them
    Corner, ///< leaves `from` and enters `to` exactly through a corner, which the hex `touched` shares
    Run     ///< runs along the hexside between `from` (on the left) and `to` (on the right)
};

/// One thing that the segment does, in order.
struct Event
{
    EventKind kind = EventKind::Cross;
    Side side = Side::S0; ///< the side of `from` that `to` lies across
    Hex from;
    Hex to;
    Hex touched;     ///< Corner only: the third hex at that corner
    Fraction enter;  ///< where it happens; Run: where the run begins
    Fraction leave;  ///< the same as enter, but for a Run: where it ends
};

/// A segment from a point in (or on the border of) one hex to a point in (or on the border of) another. The hexes are
/// those that the two characters stand in: a segment that starts on a hexside's middle and leaves outward begins with a
/// Cross (or Corner) at t = 0 out of `start`; one that ends on a hexside's middle coming from outside ends with a Cross
/// into `end` at t = 1.
struct Segment
{
    Hex start;
    Point from;
    Hex end;
    Point to;
};

constexpr Segment between(Hex from, Hex to) { return {from, centre(from), to, centre(to)}; }

/// Calls `sink(const Event&)` for each event in order until it returns false. No allocation, no division in the walk.
template <class Sink>
void trace(const Segment& segment, Sink&& sink);

/// All events of a segment, for explaining and for tests.
std::vector<Event> events(const Segment& segment);

} // namespace merlon::hex

#include "core/hex/trace_walk.h"
