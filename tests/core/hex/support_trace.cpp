#include "support_trace.h"

#include <algorithm>
#include <utility>

using namespace merlon::hex;

namespace
{

std::string text(Hex hex)
{
    return "(" + std::to_string(hex.q) + "," + std::to_string(hex.r) + ")";
}
std::string text(Point point)
{
    return "[" + std::to_string(point.q) + "," + std::to_string(point.r) + "]";
}
std::string text(Fraction t)
{
    return std::to_string(t.num) + "/" + std::to_string(t.den);
}

void turnAround(Event& event)
{
    std::swap(event.from, event.to);
    event.side = opposite(event.side);
}

} // namespace

bool same(const Event& a, const Event& b)
{
    return a.kind == b.kind && a.side == b.side && a.from == b.from && a.to == b.to &&
           (a.kind != EventKind::Corner || a.touched == b.touched) && compare(a.enter, b.enter) == 0 &&
           compare(a.leave, b.leave) == 0;
}

bool same(const std::vector<Event>& a, const std::vector<Event>& b)
{
    return std::ranges::equal(a, b, [](const Event& x, const Event& y) { return same(x, y); });
}

std::string text(const Segment& segment)
{
    return text(segment.start) + text(segment.from) + " - " + text(segment.end) + text(segment.to);
}

std::string text(const std::vector<Event>& events)
{
    std::string all;
    for (const Event& event : events)
    {
        constexpr std::array<const char*, 3> kinds{"cross ", "corner ", "run "};
        all += std::string("\n    ") + kinds[static_cast<std::size_t>(event.kind)] + text(event.from) + " " +
               text(event.to) + " side " + std::to_string(static_cast<int>(event.side)) + " t " + text(event.enter);
        if (event.kind == EventKind::Run)
            all += " to " + text(event.leave);
        if (event.kind == EventKind::Corner)
            all += " touched " + text(event.touched);
    }
    return all.empty() ? " nothing" : all;
}

std::string difference(const Segment& segment, const std::vector<Event>& actual, const std::vector<Event>& expected)
{
    if (same(actual, expected))
        return {};
    return text(segment) + "\n  is:" + text(actual) + "\n  should be:" + text(expected);
}

Segment reversed(const Segment& segment)
{
    return {segment.end, segment.to, segment.start, segment.from};
}

std::vector<Event> reversed(std::vector<Event> events)
{
    std::ranges::reverse(events);
    for (Event& event : events)
    {
        turnAround(event);
        const Fraction enter = event.enter;
        event.enter = {event.leave.den - event.leave.num, event.leave.den};
        event.leave = {enter.den - enter.num, enter.den};
    }
    return events;
}

Hex Symmetry::operator()(Hex hex) const
{
    return rotated(mirrored ? reflected(hex) : hex, sixths);
}

Point Symmetry::operator()(Point point) const
{
    // The fine lattice is a lattice of hexes too.
    const Hex moved = (*this)(Hex{point.q, point.r});
    return {moved.q, moved.r};
}

Side Symmetry::operator()(Side side) const
{
    return turned(mirrored ? reflected(side) : side, sixths);
}

Segment Symmetry::operator()(const Segment& segment) const
{
    return {(*this)(segment.start), (*this)(segment.from), (*this)(segment.end), (*this)(segment.to)};
}

std::vector<Event> Symmetry::operator()(std::vector<Event> events) const
{
    for (Event& event : events)
    {
        event.side = (*this)(event.side);
        event.from = (*this)(event.from);
        event.to = (*this)(event.to);
        event.touched = (*this)(event.touched);
        if (mirrored && event.kind == EventKind::Run)
            turnAround(event); // what was on the left is now on the right
    }
    return events;
}

Segment moved(const Segment& segment, Hex by)
{
    const auto shifted = [by](Point point) { return Point{point.q + 6 * by.q, point.r + 6 * by.r}; };
    return {segment.start + by, shifted(segment.from), segment.end + by, shifted(segment.to)};
}

std::vector<Event> moved(std::vector<Event> events, Hex by)
{
    for (Event& event : events)
    {
        event.from = event.from + by;
        event.to = event.to + by;
        event.touched = event.touched + by;
    }
    return events;
}
