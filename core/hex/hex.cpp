#include "core/hex/hex.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace merlon::hex
{

namespace
{

using Cube = std::array<int, 3>;

Cube cube(Hex hex)
{
    return {hex.q, hex.r, -hex.q - hex.r};
}

/// Floor of a quotient whose divisor is positive.
std::int64_t floored(std::int64_t dividend, std::int64_t divisor)
{
    const std::int64_t quotient = dividend / divisor;
    return quotient * divisor > dividend ? quotient - 1 : quotient;
}

} // namespace

int distance(Hex from, Hex to)
{
    const Cube way = cube(to - from);
    return (std::abs(way[0]) + std::abs(way[1]) + std::abs(way[2])) / 2;
}

Side sideTowards(Hex from, Hex to)
{
    const auto* const side = std::ranges::find(allSides, to - from, step);
    if (side != allSides.end())
        return *side;
    return *std::ranges::min_element(allSides, {}, [&](Side one) { return distance(neighbour(from, one), to); });
}

std::vector<Hex> ring(Hex centre, int radius)
{
    if (radius == 0)
        return {centre};
    std::vector<Hex> hexes;
    hexes.reserve(6 * static_cast<std::size_t>(radius));
    Hex at = {centre.q - radius, centre.r + radius};
    for (const Side side : allSides)
        for (int steps = 0; steps < radius; ++steps)
        {
            hexes.push_back(at);
            at = neighbour(at, side);
        }
    return hexes;
}

std::vector<Hex> range(Hex centre, int radius)
{
    std::vector<Hex> hexes;
    for (int distant = 0; distant <= radius; ++distant)
    {
        const std::vector<Hex> around = ring(centre, distant);
        hexes.insert(hexes.end(), around.begin(), around.end());
    }
    return hexes;
}

std::vector<Hex> line(Hex from, Hex to)
{
    const Cube start = cube(from);
    const Cube way = cube(to - from);
    const int steps = distance(from, to);
    std::vector<Hex> hexes{from};
    hexes.reserve(static_cast<std::size_t>(steps) + 1);

    // Of the three coordinates the longest is whole at every step; the next one is rounded, the third follows. A half
    // is rounded towards the left of the way.
    std::size_t longest = 0;
    while (std::abs(way[longest]) != steps)
        ++longest;
    const std::size_t rounded = (longest + 1) % 3;
    const std::size_t rest = (longest + 2) % 3;
    Cube up{};
    up[rounded] = 1;
    up[rest] = -1;
    const bool upIsLeft = std::int64_t{way[0]} * up[1] < std::int64_t{way[1]} * up[0];

    for (int i = 1; i <= steps; ++i)
    {
        const std::int64_t twice = std::int64_t{2} * way[rounded] * i;
        const std::int64_t half = upIsLeft ? floored(twice + steps, 2 * std::int64_t{steps})
                                           : -floored(steps - twice, 2 * std::int64_t{steps});
        Cube at{};
        at[longest] = start[longest] + (way[longest] > 0 ? i : -i);
        at[rounded] = start[rounded] + static_cast<int>(half);
        at[rest] = -at[longest] - at[rounded];
        hexes.push_back({at[0], at[1]});
    }
    return hexes;
}

Hex rotated(Hex hex, int sixths, Hex centre)
{
    Hex arm = hex - centre;
    for (int turns = (sixths % 6 + 6) % 6; turns > 0; --turns)
        arm = {-arm.r, arm.q + arm.r};
    return centre + arm;
}

Hex reflected(Hex hex, Hex centre)
{
    const Hex arm = hex - centre;
    return centre + Hex{-arm.q, arm.q + arm.r};
}

Side reflected(Side side)
{
    return turned(Side::S0, -static_cast<int>(side));
}

} // namespace merlon::hex
