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

SHAPE(siege::LightFire, "light", "siege.3.51a", FIELD(siege::LightFire::by, "by"), FIELD(siege::LightFire::hex, "hex"))
SHAPE(siege::PutOut, "put_out", "siege.3.53a", FIELD(siege::PutOut::by, "by"), FIELD(siege::PutOut::hex, "hex"))
SHAPE(siege::Spread, "spread", "siege.3.52a", FIELD(siege::Spread::from, "from"), FIELD(siege::Spread::hex, "hex"))
SHAPE(siege::ShootFlaming, "flame", "siege.5.31a", FIELD(siege::ShootFlaming::by, "by"),
      FIELD(siege::ShootFlaming::hex, "hex"), FIELD(siege::ShootFlaming::across, "across"))
SHAPE(siege::PourOil, "pour", "siege.5.32a", FIELD(siege::PourOil::by, "by"), FIELD(siege::PourOil::hex, "hex"))
SHAPE(siege::TakeBarrel, "take", "siege.5.32e", FIELD(siege::TakeBarrel::counter, "counter"),
      FIELD(siege::TakeBarrel::hex, "hex"))

SHAPE(siege::FireLit, "lit", "siege.3.51a", FIELD(siege::FireLit::hex, "hex"), FIELD(siege::FireLit::lit, "lit"),
      FIELD(siege::FireLit::force, "force"), FIELD(siege::FireLit::spread, "spread", {.optional = true}))
SHAPE(siege::FireAged, "burning", "siege.3.52a", FIELD(siege::FireAged::hex, "hex"),
      FIELD(siege::FireAged::burning, "burning", {.least = 1, .most = 99}))
SHAPE(siege::Destroyed, "destroyed", "siege.3.55a", FIELD(siege::Destroyed::destroyed, "destroyed"))
SHAPE(siege::SpreadOwed, "spreads", "siege.3.52a", FIELD(siege::SpreadOwed::from, "from"),
      FIELD(siege::SpreadOwed::spreads, "spreads"))
SHAPE(siege::SpreadThrown, "rolled", "siege.3.52a", FIELD(siege::SpreadThrown::from, "from"),
      FIELD(siege::SpreadThrown::rolled, "rolled"))
template <>
inline constexpr bool isQuiet<siege::SpreadThrown> = true;
SHAPE(siege::FireChecked, "checked", "siege.3.52a", FIELD(siege::FireChecked::checked, "checked"))
SHAPE(siege::Tended, "tends", "siege.3.51a", FIELD(siege::Tended::counter, "counter"),
      FIELD(siege::Tended::tends, "tends"))
template <>
inline constexpr bool isQuiet<siege::Tended> = true;
SHAPE(siege::StaysInFire, "stays", "siege.3.54a", FIELD(siege::StaysInFire::counter, "counter"),
      FIELD(siege::StaysInFire::stays, "stays"))
SHAPE(siege::BarrelTaken, "takes", "siege.5.32e", FIELD(siege::BarrelTaken::counter, "counter"),
      FIELD(siege::BarrelTaken::takes, "takes"))
SHAPE(siege::BarrelPoured, "pours", "siege.5.32a", FIELD(siege::BarrelPoured::counter, "counter"),
      FIELD(siege::BarrelPoured::pours, "pours"))

} // namespace merlon::play
