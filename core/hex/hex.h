#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

/// Hexes without a map: exact integers, no floating point. See GEOMETRY in the design notes; r = axial row, s = -q-r.
namespace merlon::hex
{

/// A hex in axial coordinates; q grows to the right, r down the column. Any int is a hex, on a map or off it.
struct Hex
{
    int q = 0;
    int r = 0;

    friend auto operator<=>(const Hex&, const Hex&) = default;
    friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
};

/// One of the six sides of a hex, clockwise. On flat hexes N NE SE S SW NW, on pointy ones NW NE E SE SW W: the name
/// is the layout's business (layout.h), the number is the lattice's.
enum class Side : std::uint8_t
{
    S0,
    S1,
    S2,
    S3,
    S4,
    S5
};

inline constexpr std::array<Side, 6> allSides{Side::S0, Side::S1, Side::S2, Side::S3, Side::S4, Side::S5};

/// Corner k of a hex lies between its sides k and k+1.
using Corner = Side;

constexpr Side turned(Side side, int sixths)
{
    return static_cast<Side>(((static_cast<int>(side) + sixths) % 6 + 6) % 6);
}
constexpr Side opposite(Side side)
{
    return turned(side, 3);
}

/// The step from a hex to its neighbour across a side.
constexpr Hex step(Side side)
{
    constexpr std::array<Hex, 6> steps{Hex{0, -1}, Hex{1, -1}, Hex{1, 0}, Hex{0, 1}, Hex{-1, 1}, Hex{-1, 0}};
    return steps[static_cast<std::size_t>(side)];
}
inline Hex neighbour(Hex hex, Side side)
{
    return hex + step(side);
}

/// Steps between two hexes, 0 for the same hex.
int distance(Hex from, Hex to);

/// The side of `from` that `to` lies across; of hexes apart the one that looks towards it.
Side sideTowards(Hex from, Hex to);

/// The hexes at exactly `radius` steps, clockwise from the one straight across side 4; the centre alone for radius 0.
std::vector<Hex> ring(Hex centre, int radius);

/// All hexes within `radius` steps, the centre first, then ring by ring.
std::vector<Hex> range(Hex centre, int radius);

/// A shortest row of hexes from one to the other, both included; where the segment runs between two hexes the one on
/// its left is taken. For drawing; a line of fire is a Trace (trace.h).
std::vector<Hex> line(Hex from, Hex to);

/// Turned clockwise about a centre by sixths of a full turn.
Hex rotated(Hex hex, int sixths, Hex centre = {});
/// Mirrored so that side 0 and side 3 stay and sides 1 and 5, 2 and 4 change places.
Hex reflected(Hex hex, Hex centre = {});
Side reflected(Side side);

} // namespace merlon::hex
