#pragma once

#include "core/siege/orders.h"

/// The orders and effects of the siege tower and the ram: SIEGE 2.4, 4.3.
namespace merlon::siege
{

enum class Machine : std::uint8_t
{
    SiegeTower,
    Ram
};

/// 2.41: it is moved straight ahead or straight back, with all that it carries.
struct Push
{
    hex::Hex hex; ///< any of those that it takes
    hex::Hex to;  ///< where that hex of it goes
};
/// 2.41c: it comes into the game at the edge of the map, manned.
struct BringIn
{
    Machine machine = Machine::SiegeTower;
    hex::Side outward = hex::Side::S0; ///< its front
    std::vector<hex::Hex> hexes;
    std::vector<CounterId> crew; ///< one for each hex, in their order
    std::vector<CounterId> top;  ///< the same, on top
};
/// 4.32: the ram strikes.
struct StrikeWall
{
    hex::Hex hex;               ///< any of those that the ram takes
    std::optional<hex::Hex> at; ///< the wall hex; none: the one straight ahead
};

/// A siege tower or ram has moved, for so many movement points of its own.
struct Pushed
{
    hex::Hex hex; ///< one of those that it takes now
    int pushed = 0;
};
struct Struck
{
    hex::Hex hex; ///< one of those that the ram takes
    hex::Hex struck;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::Machine> = words("overlay", "siege_tower", "ram");

} // namespace merlon::play
