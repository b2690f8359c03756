#include "support_oracle.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

using namespace merlon::hex;

namespace
{

using Whole = std::int64_t;

struct Vector
{
    Whole x = 0;
    Whole y = 0;
};

Vector operator-(Vector a, Vector b)
{
    return {a.x - b.x, a.y - b.y};
}
Whole area(Vector a, Vector b)
{
    return a.x * b.y - a.y * b.x;
}
Vector at(Point point)
{
    return {point.q, point.r};
}

/// The corners on the fine lattice, clockwise, written out and not derived from the steps of hex.h.
std::array<Vector, 6> polygon(Hex hex)
{
    std::array<Vector, 6> corners{{{2, -4}, {4, -2}, {2, 2}, {-2, 4}, {-4, 2}, {-2, -2}}};
    for (Vector& corner : corners)
        corner = {corner.x + 6 * hex.q, corner.y + 6 * hex.r};
    return corners;
}

bool less(Fraction a, Fraction b)
{
    return a.num * b.den < b.num * a.den;
}
bool equal(Fraction a, Fraction b)
{
    return a.num * b.den == b.num * a.den;
}

/// The part of a segment that lies in a closed hex.
struct Piece
{
    Hex hex;
    Fraction enter;
    Fraction leave;
    bool inside = false; ///< more than border
};

std::optional<Piece> cut(const Segment& segment, Hex hex)
{
    const std::array<Vector, 6> corners = polygon(hex);
    const Vector start = at(segment.from);
    const Vector way = at(segment.to) - start;
    Piece piece{hex, {0, 1}, {1, 1}, true};
    for (std::size_t i = 0; i < 6; ++i)
    {
        const Vector edge = corners[(i + 1) % 6] - corners[i];
        const Whole room = area(edge, start - corners[i]); // at the start; not below 0 inside
        const Whole gain = area(edge, way);
        if (gain == 0 && room < 0)
            return {};
        if (gain == 0 && room == 0)
            piece.inside = false;
        if (gain > 0 && less(piece.enter, {-room, gain}))
            piece.enter = {-room, gain};
        if (gain < 0 && less({room, -gain}, piece.leave))
            piece.leave = {room, -gain};
    }
    if (less(piece.leave, piece.enter))
        return {};
    piece.inside = piece.inside && less(piece.enter, piece.leave);
    return piece;
}

class Reader
{
public:
    explicit Reader(const Segment& segment) : segment_(segment)
    {
        for (const Hex hex : oracle::neighbourhood(segment))
            if (const auto piece = cut(segment, hex))
                (piece->inside ? inside_ : border_).push_back(*piece);
        std::ranges::sort(inside_, [](const Piece& a, const Piece& b) { return less(a.enter, b.enter); });
    }

    std::vector<Event> read()
    {
        Fraction reached{0, 1};
        Hex hex = segment_.start;
        for (const Piece& piece : inside_)
        {
            advance(hex, reached, piece.hex, piece.enter);
            hex = piece.hex;
            reached = piece.leave;
        }
        advance(hex, reached, segment_.end, {1, 1});
        return events_;
    }

private:
    /// From a hex to the next one, which begins at once or after a run.
    void advance(Hex from, Fraction left, Hex to, Fraction entered)
    {
        if (less(left, entered))
            run(left, entered);
        else if (from != to)
            stepOver(from, to, entered);
    }

    void run(Fraction begin, Fraction end)
    {
        Event event;
        event.kind = EventKind::Run;
        for (const Piece& piece : border_)
            if (equal(piece.enter, begin) && equal(piece.leave, end))
                (onLeft(piece.hex) ? event.from : event.to) = piece.hex;
        event.side = sideTowards(event.from, event.to);
        event.enter = begin;
        event.leave = end;
        events_.push_back(event);
    }

    void stepOver(Hex from, Hex to, Fraction when)
    {
        Event event;
        event.from = from;
        event.to = to;
        event.side = sideTowards(from, to);
        event.enter = event.leave = when;
        for (const Piece& piece : border_)
            if (piece.hex != from && piece.hex != to && equal(piece.enter, when) && equal(piece.leave, when))
            {
                event.kind = EventKind::Corner;
                event.touched = piece.hex;
            }
        events_.push_back(event);
    }

    bool onLeft(Hex hex) const
    {
        return area(at(segment_.to) - at(segment_.from), at(centre(hex)) - at(segment_.from)) < 0;
    }

    Segment segment_;
    std::vector<Piece> inside_;
    std::vector<Piece> border_;
    std::vector<Event> events_;
};

} // namespace

namespace oracle
{

std::vector<Event> events(const Segment& segment)
{
    return Reader(segment).read();
}

bool meets(const Segment& segment, Hex hex)
{
    const std::array<Vector, 6> corners = polygon(hex);
    const Vector a = at(segment.from);
    const Vector b = at(segment.to);
    const auto parted = [&](Vector axis)
    {
        Whole low = area(axis, corners[0]);
        Whole high = low;
        for (const Vector corner : corners)
        {
            low = std::min(low, area(axis, corner));
            high = std::max(high, area(axis, corner));
        }
        const auto [first, last] = std::minmax({area(axis, a), area(axis, b)});
        return last < low || high < first;
    };
    return !parted(b - a) && !parted(corners[1] - corners[0]) && !parted(corners[2] - corners[1]) &&
           !parted(corners[3] - corners[2]);
}

std::vector<Hex> neighbourhood(const Segment& segment)
{
    std::vector<Hex> hexes;
    const auto [lowQ, highQ] = std::minmax({segment.start.q, segment.end.q});
    const auto [lowR, highR] = std::minmax({segment.start.r, segment.end.r});
    for (int q = lowQ - 2; q <= highQ + 2; ++q)
        for (int r = lowR - 2; r <= highR + 2; ++r)
            hexes.push_back({q, r});
    return hexes;
}

} // namespace oracle
