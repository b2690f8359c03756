#pragma once

#include "core/play/shape.h"

/// What a scenario may choose of the rulings about ballista and mantlet.
namespace merlon::siege
{

/// siege.ruling.ballista-serve
enum class BallistaServe : std::uint8_t
{
    NoBar,
    Bar
};
/// siege.ruling.ballista-hex
enum class BallistaHex : std::uint8_t
{
    NoSkill,
    Engineer
};
/// siege.ruling.mantlet-cost
enum class MantletCost : std::uint8_t
{
    Natural,
    Row
};
/// siege.ruling.mantlet-side
enum class MantletSide : std::uint8_t
{
    Passable,
    Closed
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::BallistaServe> = words("reading", "no-bar", "bar");
template <>
inline constexpr auto wordsOf<siege::BallistaHex> = words("reading", "no-skill", "engineer");
template <>
inline constexpr auto wordsOf<siege::MantletCost> = words("reading", "natural", "row");
template <>
inline constexpr auto wordsOf<siege::MantletSide> = words("reading", "passable", "closed");

} // namespace merlon::play
