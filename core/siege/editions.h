#pragma once

#include "core/castle/terrain.h"
#include "core/siege/orders.h"

/// What the editions of SIEGE print differently and the rules ask.
namespace merlon::siege
{

/// siege.1.42b: who stands in the way of a line.
enum class LineBlocker : std::uint8_t
{
    Living,
    Standing
};

/// By the keys of the catalogue's differences. The ruleset has a value of each for every edition, a scenario may take
/// one from another edition as a house rule, and rules read what is played. One more is a field here, told to the
/// Shape, and its value in the ruleset.
struct Differences
{
    LineBlocker lineBlocker = LineBlocker::Living;
    castle::Cover overCover = castle::Cover::Light; ///< siege.1.42c: most cover of a target shot at over others
};

struct Edition
{
    std::string id; ///< french, spanish
    Differences says;
};
using EditionName = play::Term<Edition>;

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr std::string_view setOf<siege::Edition> = "edition";
template <>
inline constexpr auto wordsOf<siege::LineBlocker> = words("line-blocker", "living", "standing");

SHAPE(siege::Differences, "differences", "play.house", FIELD(siege::Differences::lineBlocker, "line-blocker"),
      FIELD(siege::Differences::overCover, "over-cover"))

} // namespace merlon::play
