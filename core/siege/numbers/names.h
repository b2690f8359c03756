#pragma once

#include "core/castle/terrain.h"
#include "core/play/names.h"

/// What fields of SIEGE can name.
namespace merlon::siege
{

struct Counter;
struct WeaponTag;
struct ClassTag;
struct ForceTag;
using CounterId = play::Name<Counter>;
using ForceId = play::Name<ForceTag>;

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<siege::Counter> = "counter";
template <>
inline constexpr std::string_view sortOf<siege::ForceTag> = "force";
template <>
inline constexpr std::string_view setOf<siege::WeaponTag> = "weapon";
template <>
inline constexpr std::string_view setOf<siege::ClassTag> = "class";
template <>
inline constexpr auto wordsOf<castle::Cover> = words("cover", "none", "light", "medium", "strong", "total");

} // namespace merlon::play
