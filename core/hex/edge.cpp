#include "core/hex/edge.h"

#include "core/hex/trace.h"

#include <cstdlib>
#include <limits>
#include <optional>

namespace merlon::hex
{
namespace
{

/// A corner as one of its three hexes has it.
struct Vertex
{
    Hex hex;
    Corner at = Corner::S0;
};

Point pointOf(Vertex vertex)
{
    return corner(vertex.hex, vertex.at);
}

int rowOf(int coordinate)
{
    return (coordinate - ((coordinate % 6) + 6) % 6) / 6;
}

/// Hexsides between two corners. Each hexside crosses one line of hex centres, of three directions.
int steps(Vertex from, Vertex to)
{
    const Point a = pointOf(from);
    const Point b = pointOf(to);
    return std::abs(rowOf(a.q) - rowOf(b.q)) + std::abs(rowOf(a.r) - rowOf(b.r)) +
           std::abs(rowOf(-a.q - a.r) - rowOf(-b.q - b.r));
}

/// From a corner to the next one. `clockwise` about the hex that the hexside is seen from.
struct Stride
{
    Edge over;
    Vertex to;
    bool clockwise = false;
};

std::array<Stride, 3> stridesFrom(Vertex vertex)
{
    const auto [hex, at] = vertex;
    const Hex other = neighbour(hex, at);
    return {Stride{{hex, at}, {hex, turned(at, -1)}, false}, Stride{{hex, turned(at, 1)}, {hex, turned(at, 1)}, true},
            Stride{{other, turned(at, 2)}, {other, turned(at, 1)}, false}};
}

std::int64_t besideTheLine(Point from, Point to, Point at)
{
    const std::int64_t cross =
        std::int64_t{to.q - from.q} * (at.r - from.r) - std::int64_t{to.r - from.r} * (at.q - from.q);
    return std::abs(cross);
}

/// The stride that comes nearer to the end; of two, the one nearer to the straight line.
Stride nextStride(Vertex at, Point start, Vertex end)
{
    std::optional<Stride> best;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (const Stride& stride : stridesFrom(at))
    {
        const std::int64_t beside = besideTheLine(start, pointOf(end), pointOf(stride.to));
        if (steps(stride.to, end) < steps(at, end) && beside < least)
        {
            best = stride;
            least = beside;
        }
    }
    return *best;
}

} // namespace

std::vector<Edge> wayAlong(Edge from, Edge to)
{
    if (hexsideOf(from) == hexsideOf(to))
        return {};
    Vertex at{from.hex, from.side};
    bool clockwise = true; // about the hex of `to`, from its first corner to its second
    int length = std::numeric_limits<int>::max();
    const auto endsOf = [](Edge edge) { return std::array{turned(edge.side, -1), edge.side}; };
    for (const Corner start : endsOf(from))
        for (const Corner end : endsOf(to))
            if (const int some = steps({from.hex, start}, {to.hex, end}); some < length)
            {
                length = some;
                at = {from.hex, start};
                clockwise = end != to.side;
            }
    const Vertex end{to.hex, clockwise ? turned(to.side, -1) : to.side};
    const Point start = pointOf(at);
    std::vector<Edge> way;
    while (pointOf(at) != pointOf(end))
    {
        const Stride stride = nextStride(at, start, end);
        way.push_back(stride.clockwise == clockwise ? stride.over : across(stride.over));
        at = stride.to;
    }
    way.push_back(to);
    return way;
}

} // namespace merlon::hex
