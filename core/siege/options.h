#pragma once

#include "core/castle/readings.h"
#include "core/siege/editions.h"

/// What a scenario may choose of the rules of SIEGE: a field for each ruling that it may read the other way, and one
/// for each difference between the editions that it may play by another edition.
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

inline constexpr auto differences = std::span(play::Shape<Differences>::members);

struct Options
{
    std::optional<castle::EdgeLine> edgeLine;
    std::optional<castle::CornerLine> cornerLine;
    std::optional<RadiusOf> radius;
    std::optional<FriendAdjacent> friendAdjacent;
    std::optional<OneShot> oneShot;
    std::optional<MoatOut> moatOut;
    /// House rules: of each of the differences, by which edition it is played; none: by the scenario's.
    std::array<std::optional<EditionName>, differences.size()> house{};
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

template <std::size_t Difference>
constexpr Field houseRule()
{
    using Is = As<std::optional<siege::EditionName>>;
    Field made;
    Is::tell(made);
    made.key = siege::differences[Difference].key;
    made.put = [](const void* whole) { return Is::put(static_cast<const siege::Options*>(whole)->house[Difference]); };
    made.get = [](void* whole, const Value& value, int version)
    { return Is::get(static_cast<siege::Options*>(whole)->house[Difference], value, version); };
    return made;
}

template <>
struct Shape<siege::Options>
{
    static constexpr std::string_view key = "options";
    static constexpr Phrase says{{"siege.ruling.edge-line"}, key};
    static constexpr auto members = []<std::size_t... House>(std::index_sequence<House...>)
    {
        return std::array{
            FIELD(siege::Options::edgeLine, "edge-line"),
            FIELD(siege::Options::cornerLine, "corner-line"),
            FIELD(siege::Options::radius, "radius"),
            FIELD(siege::Options::friendAdjacent, "friend-adjacent"),
            FIELD(siege::Options::oneShot, "one-shot"),
            FIELD(siege::Options::moatOut, "moat-out"),
            houseRule<House>()...,
        };
    }
    (std::make_index_sequence<siege::differences.size()>());
};

} // namespace merlon::play
