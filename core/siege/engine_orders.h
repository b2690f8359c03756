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

SHAPE(siege::Push, "push", "siege.2.41a", FIELD(siege::Push::hex, "hex"), FIELD(siege::Push::to, "to"))
SHAPE(siege::BringIn, "bring_in", "siege.2.41c", FIELD(siege::BringIn::machine, "machine"),
      FIELD(siege::BringIn::outward, "outward"), FIELD(siege::BringIn::hexes, "hexes", {.fewest = 1, .atMost = 3}),
      FIELD(siege::BringIn::crew, "crew", {.fewest = 1, .atMost = 3}),
      FIELD(siege::BringIn::top, "top", {.optional = true, .atMost = 3}))
SHAPE(siege::StrikeWall, "strike", "siege.4.32a", FIELD(siege::StrikeWall::hex, "hex"),
      FIELD(siege::StrikeWall::at, "at"))
SHAPE(siege::Pushed, "pushed", "siege.2.41a", FIELD(siege::Pushed::hex, "hex"),
      FIELD(siege::Pushed::pushed, "pushed", {.least = 0, .most = 99}))
template <>
inline constexpr bool isQuiet<siege::Pushed> = true;
SHAPE(siege::Struck, "struck", "siege.4.32c", FIELD(siege::Struck::hex, "hex"), FIELD(siege::Struck::struck, "struck"))
template <>
inline constexpr bool isQuiet<siege::Struck> = true;

} // namespace merlon::play
