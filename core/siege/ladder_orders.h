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

} // namespace merlon::play
