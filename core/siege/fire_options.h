#pragma once

#include "core/play/shape.h"

/// What a scenario may choose of the rulings about fire and oil.
namespace merlon::siege
{

/// siege.ruling.fire-order
enum class FireOrder : std::uint8_t
{
    SpreadFirst,
    Chain
};
/// siege.ruling.fire-two
enum class FireTwo : std::uint8_t
{
    EachFlame,
    One
};
/// siege.ruling.fire-stay
enum class FireStay : std::uint8_t
{
    MustLeave,
    Price
};
/// siege.ruling.fire-retreat
enum class FireRetreat : std::uint8_t
{
    AnyFree,
    Sheet
};
/// siege.ruling.fire-wounded
enum class FireWounded : std::uint8_t
{
    Adds,
    Apart
};
/// siege.ruling.fire-reach
enum class FireReach : std::uint8_t
{
    AnyHeight,
    Access
};
/// siege.ruling.fire-arrow
enum class FireArrow : std::uint8_t
{
    ArrowOnly,
    Spread
};
/// siege.ruling.burnt-out
enum class BurntOut : std::uint8_t
{
    FallWounded,
    Unhurt,
    Killed
};
/// siege.ruling.barrel
enum class BarrelFrom : std::uint8_t
{
    SameHex,
    Adjacent
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::FireOrder> = words("reading", "spread-first", "chain");
template <>
inline constexpr auto wordsOf<siege::FireTwo> = words("reading", "each-flame", "one");
template <>
inline constexpr auto wordsOf<siege::FireStay> = words("reading", "must-leave", "price");
template <>
inline constexpr auto wordsOf<siege::FireRetreat> = words("reading", "any-free", "sheet");
template <>
inline constexpr auto wordsOf<siege::FireWounded> = words("reading", "adds", "apart");
template <>
inline constexpr auto wordsOf<siege::FireReach> = words("reading", "any-height", "access");
template <>
inline constexpr auto wordsOf<siege::FireArrow> = words("reading", "arrow-only", "spread");
template <>
inline constexpr auto wordsOf<siege::BurntOut> = words("reading", "fall-wounded", "unhurt", "killed");
template <>
inline constexpr auto wordsOf<siege::BarrelFrom> = words("reading", "same-hex", "adjacent");

} // namespace merlon::play
