#include "core/hex/trace.h"

#include <algorithm>
#include <cstdlib>

namespace merlon::hex
{

namespace detail
{

namespace
{

/// How far a point lies inside a side of a hex: 0 on it, below 0 beyond.
int within(Hex hex, Side side, Point point)
{
    return 6 - dot(vector(step(side)), point - centre(hex));
}

bool onOrIn(Hex hex, Point point)
{
    return std::ranges::all_of(allSides, [&](Side side) { return within(hex, side, point) >= 0; });
}

bool leadsInside(Hex hex, Point point, Point direction)
{
    return std::ranges::all_of(allSides,
                               [&](Side side)
                               {
                                   const int room = within(hex, side, point);
                                   return room > 0 || (room == 0 && dot(vector(step(side)), direction) < 0);
                               });
}

bool inReach(Hex hex)
{
    constexpr int limit = 2048;
    return std::abs(hex.q) < limit && std::abs(hex.r) < limit;
}

} // namespace

bool valid(const Segment& segment)
{
    return inReach(segment.start) && inReach(segment.end) && onOrIn(segment.start, segment.from) &&
           onOrIn(segment.end, segment.to);
}

std::optional<Hex> entered(Hex hex, Point from, Point direction)
{
    if (leadsInside(hex, from, direction))
        return hex;
    for (const Side side : allSides)
        if (within(hex, side, from) == 0 && leadsInside(neighbour(hex, side), from, direction))
            return neighbour(hex, side);
    return {};
}

Event stepThrough(Hex from, Hex to, Point point, Fraction when)
{
    Event event;
    event.side = sideTowards(from, to);
    event.from = from;
    event.to = to;
    event.enter = event.leave = when;
    for (const int beside : {-1, 1})
        if (const Side side = turned(event.side, beside); within(from, side, point) == 0)
        {
            event.kind = EventKind::Corner;
            event.touched = neighbour(from, side);
        }
    return event;
}

} // namespace detail

std::strong_ordering compare(Fraction a, Fraction b)
{
    return a.num * b.den <=> b.num * a.den;
}

std::vector<Event> events(const Segment& segment)
{
    std::vector<Event> all;
    all.reserve(2 * static_cast<std::size_t>(distance(segment.start, segment.end)) + 2);
    trace(segment,
          [&all](const Event& event)
          {
              all.push_back(event);
              return true;
          });
    return all;
}

} // namespace merlon::hex
