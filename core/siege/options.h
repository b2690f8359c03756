#pragma once

#include "core/castle/readings.h"
#include "core/play/system_of.h"

/// What a scenario may choose of the rules of SIEGE: a field for each ruling that it may read the other way.
namespace merlon::siege
{

/// siege.ruling.radius
enum class RadiusOf : std::uint8_t
{
    Shooter,
    Target
};
/// siege.ruling.moat-out
enum class MoatOut : std::uint8_t
{
    Edge,
    MoatOnly
};
/// siege.ruling.one-shot
enum class OneShot : std::uint8_t
{
    OneAStep,
    Free
};
/// siege.ruling.friend-adjacent
enum class FriendAdjacent : std::uint8_t
{
    WithinRadius,
    Always
};

struct Options
{
    std::optional<castle::EdgeLine> edgeLine;
    std::optional<castle::CornerLine> cornerLine;
    std::optional<RadiusOf> radius;
    std::optional<FriendAdjacent> friendAdjacent;
    std::optional<OneShot> oneShot;
    std::optional<MoatOut> moatOut;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<castle::EdgeLine> = words("reading", "both", "strict", "open");
template <>
inline constexpr auto wordsOf<castle::CornerLine> = words("reading", "ignore", "strict", "open");
template <>
inline constexpr auto wordsOf<siege::RadiusOf> = words("reading", "shooter", "target");
template <>
inline constexpr auto wordsOf<siege::FriendAdjacent> = words("reading", "within-radius", "always");
template <>
inline constexpr auto wordsOf<siege::MoatOut> = words("reading", "edge", "moat-only");
template <>
inline constexpr auto wordsOf<siege::OneShot> = words("reading", "one-a-step", "free");

SHAPE(siege::Options, "options", "siege.ruling.edge-line", FIELD(siege::Options::edgeLine, "edge-line"),
      FIELD(siege::Options::cornerLine, "corner-line"), FIELD(siege::Options::radius, "radius"),
      FIELD(siege::Options::friendAdjacent, "friend-adjacent"), FIELD(siege::Options::oneShot, "one-shot"),
      FIELD(siege::Options::moatOut, "moat-out"))

} // namespace merlon::play
