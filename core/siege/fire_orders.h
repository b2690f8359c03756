#pragma once

#include "core/siege/orders.h"

/// The orders of fire and boiling oil and what they change: SIEGE 3.5, 5.3.
namespace merlon::siege
{

/// What lit a fire first.
enum class Cause : std::uint8_t
{
    Hand,
    Arrow,
    Oil
};
/// What one does in step 4 in place of fighting.
enum class Work : std::uint8_t
{
    Light,
    PutOut,
    Pour,
    Harness ///< in step 5, at the end of a phase in which he did nothing else (siege.5.11d)
};

/// 3.51: a fire is lit by hand on a hex beside him.
struct LightFire
{
    CounterId by;
    hex::Hex hex;
};
/// 3.53
struct PutOut
{
    CounterId by;
    hex::Hex hex;
};
/// 3.52: a die that is owed.
struct Spread
{
    hex::Hex from;
    hex::Hex hex;
};
/// 5.31
struct ShootFlaming
{
    CounterId by;
    hex::Hex hex;
    std::optional<hex::Side> across; ///< the shooter's hexside of a rampart or slit; none: the best one
};
/// 5.32
struct PourOil
{
    CounterId by;
    hex::Hex hex;
};
/// 5.32e
struct TakeBarrel
{
    CounterId counter;
    std::optional<hex::Hex> hex; ///< where it lies; none: on his own hex
};

/// A hex burns from now on.
struct FireLit
{
    hex::Hex hex;
    Cause lit = Cause::Hand;
    ForceId force;       ///< who checks it (siege.ruling.fire-owner)
    bool spread = false; ///< from another burning hex
};
/// So many turns in a row.
struct FireAged
{
    hex::Hex hex;
    int burning = 1;
};
/// What is on that hex, tent or engine: the whole engine with all its flames.
struct Destroyed
{
    hex::Hex destroyed;
};
struct SpreadOwed
{
    hex::Hex from;
    hex::Hex spreads;
};
/// Its die has fallen.
struct SpreadThrown
{
    hex::Hex from;
    hex::Hex rolled;
};
/// The check at the end of this phase has begun.
struct FireChecked
{
    Ended checked = Ended::Ended;
};
struct Tended
{
    CounterId counter;
    Work tends = Work::Light;
};
/// One who could not leave a burning hex, or would not.
struct StaysInFire
{
    CounterId counter;
    hex::Hex stays;
};
struct BarrelTaken
{
    CounterId counter;
    hex::Hex takes;
};
/// He has none any more.
struct BarrelPoured
{
    CounterId counter;
    hex::Hex pours;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::Cause> = words("cause", "hand", "arrow", "oil");
template <>
inline constexpr auto wordsOf<siege::Work> = words("work", "light", "put_out", "pour", "harness");

} // namespace merlon::play
