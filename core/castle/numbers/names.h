#pragma once

#include "core/castle/ground/readings.h"
#include "core/castle/ground/terrain.h"
#include "core/castle/numbers/influence.h"
#include "core/play/names.h"

/// What fields of a battle can name.
namespace merlon::castle
{

struct Counter;
struct WeaponTag;
struct ClassTag;
struct ForceTag;
using CounterId = play::Name<Counter>;
using ForceId = play::Name<ForceTag>;

} // namespace merlon::castle

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<castle::Counter> = "counter";
template <>
inline constexpr std::string_view sortOf<castle::ForceTag> = "force";
template <>
inline constexpr std::string_view setOf<castle::WeaponTag> = "weapon";
template <>
inline constexpr std::string_view setOf<castle::ClassTag> = "class";
template <>
inline constexpr auto wordsOf<castle::Influence> = words("influence", "-", "0", "+");
template <>
inline constexpr auto wordsOf<castle::EdgeLine> = words("reading", "both", "strict", "open");
template <>
inline constexpr auto wordsOf<castle::CornerLine> = words("reading", "ignore", "strict", "open");
template <>
inline constexpr auto wordsOf<castle::Cover> = words("cover", "none", "light", "medium", "strong", "total");

} // namespace merlon::play
