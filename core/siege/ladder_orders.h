#pragma once

#include "core/siege/orders.h"

/// The orders of the drawbridge and of siege ladders, and what they change. SIEGE 1.8, 1.9.
namespace merlon::siege
{

/// What one falls from.
enum class Drop : std::uint8_t
{
    Bridge,
    Ladder
};

/// 1.8: at the end of the turn the bridge is raised, or lowered again. Who does not want to gives no order.
struct WorkWinch
{
    CounterId counter;
};
/// 1.8c, 1.94d: one who falls is placed by his owner.
struct Fall
{
    CounterId counter;
    hex::Hex hex;
};
/// 1.91a: two move together with the flat ladder that they stand on.
struct CarryLadder
{
    CounterId counter;
    CounterId with;
    std::vector<hex::Hex> path;
    std::vector<hex::Hex> beside; ///< the other's way; none: he follows in the tracks of the first
};
/// The flat ladder that two hold is put on the ground.
struct LayLadder
{
    CounterId counter;
};
/// 1.91c: by the two who stand on it.
struct RaiseLadder
{
    hex::Hex hex; ///< where it stands then
    hex::Hex wall;
};
/// 1.92a
struct ShiftLadder
{
    std::vector<CounterId> by;
    hex::Hex hex;
    hex::Hex wall;
    std::optional<hex::Hex> to; ///< none: it is turned where it stands
};
/// From the foot of a ladder to its top.
struct Climb
{
    CounterId counter;
};
/// 1.94a
struct Topple
{
    CounterId counter;
    hex::Hex hex; ///< of the ladder
};
/// 1.94c: where the other half of a ladder that has fallen lies.
struct DropLadder
{
    CounterId counter; ///< who toppled it
    hex::Hex hex;
};

struct FallOwed
{
    CounterId counter;
    hex::Hex hex; ///< from there
    Drop fall = Drop::Bridge;
};
struct LadderOwed
{
    CounterId counter;
    hex::Hex ladder; ///< where it stood
};
struct Carried
{
    CounterId counter;
    CounterId with;
};
struct LadderLaid
{
    CounterId counter;
    CounterId lays;
};
struct Toppled
{
    CounterId counter;
};
struct Winched
{
    CounterId counter;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::Drop> = words("drop", "bridge", "ladder");

SHAPE(siege::WorkWinch, "winch", "siege.1.8a", FIELD(siege::WorkWinch::counter, "counter"))
SHAPE(siege::Fall, "fall", "siege.1.94d", FIELD(siege::Fall::counter, "counter"), FIELD(siege::Fall::hex, "hex"))
SHAPE(siege::CarryLadder, "carry", "siege.1.91a", FIELD(siege::CarryLadder::counter, "counter"),
      FIELD(siege::CarryLadder::with, "with"), FIELD(siege::CarryLadder::path, "path"),
      FIELD(siege::CarryLadder::beside, "beside", {.optional = true}))
SHAPE(siege::LayLadder, "put_down", "siege.ruling.ladder-carry", FIELD(siege::LayLadder::counter, "counter"))
SHAPE(siege::RaiseLadder, "raise", "siege.1.91c", FIELD(siege::RaiseLadder::hex, "hex"),
      FIELD(siege::RaiseLadder::wall, "wall"))
SHAPE(siege::ShiftLadder, "shift", "siege.1.92a", FIELD(siege::ShiftLadder::by, "by", {.fewest = 2, .atMost = 2}),
      FIELD(siege::ShiftLadder::hex, "hex"), FIELD(siege::ShiftLadder::wall, "wall"),
      FIELD(siege::ShiftLadder::to, "to"))
SHAPE(siege::Climb, "climb", "siege.1.93a", FIELD(siege::Climb::counter, "counter"))
SHAPE(siege::Topple, "topple", "siege.1.94a", FIELD(siege::Topple::counter, "counter"),
      FIELD(siege::Topple::hex, "hex"))
SHAPE(siege::DropLadder, "drop", "siege.1.94c", FIELD(siege::DropLadder::counter, "counter"),
      FIELD(siege::DropLadder::hex, "hex"))

SHAPE(siege::FallOwed, "fall", "siege.1.94d", FIELD(siege::FallOwed::counter, "counter"),
      FIELD(siege::FallOwed::hex, "hex"), FIELD(siege::FallOwed::fall, "fall"))
SHAPE(siege::LadderOwed, "ladder", "siege.1.94c", FIELD(siege::LadderOwed::counter, "counter"),
      FIELD(siege::LadderOwed::ladder, "ladder"))
SHAPE(siege::Carried, "with", "siege.1.91a", FIELD(siege::Carried::counter, "counter"),
      FIELD(siege::Carried::with, "with"))
template <>
inline constexpr bool isQuiet<siege::Carried> = true;
SHAPE(siege::LadderLaid, "lays", "siege.ruling.ladder-carry", FIELD(siege::LadderLaid::counter, "counter"),
      FIELD(siege::LadderLaid::lays, "lays"))
template <>
inline constexpr bool isQuiet<siege::LadderLaid> = true;
SHAPE(siege::Toppled, "toppled", "siege.1.94a", FIELD(siege::Toppled::counter, "counter"))
template <>
inline constexpr bool isQuiet<siege::Toppled> = true;
SHAPE(siege::Winched, "winched", "siege.1.8a", FIELD(siege::Winched::counter, "counter"))
template <>
inline constexpr bool isQuiet<siege::Winched> = true;

} // namespace merlon::play
