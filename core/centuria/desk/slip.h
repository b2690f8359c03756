#pragma once

#include "core/centuria/numbers/changes.h"
#include "core/play/value.h"

#include <optional>
#include <string>

namespace merlon::centuria
{

struct Slip;
using SlipId = play::Name<Slip>; ///< "r1-t3-s4"

enum class SlipKind : std::uint8_t
{
    Vanguard,
    Edge, ///< by which units on a flank march come in
    Ambush,
    Renounce,
    Change
};
enum class Edge : std::uint8_t
{
    North,
    East,
    South,
    West
};
/// That a unit may give up.
enum class Trait : std::uint8_t
{
    Ambush,
    Flank
};

/// A secret choice. What stands on it is known once it was opened.
struct Slip
{
    std::string id;
    std::string table; ///< its id
    int number = 0;    ///< of that table's
    std::string player;
    SlipKind kind = SlipKind::Vanguard;
    std::string hash;
    bool opened = false;
    std::optional<std::string> unit{};
    std::optional<Edge> edge{};
    std::optional<Trait> trait{};
    std::optional<std::string> element{};
    std::optional<Change> change{};
    std::optional<Fate> fate{}; ///< of a change

    friend bool operator==(const Slip&, const Slip&) = default;
};

} // namespace merlon::centuria

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<centuria::Slip> = "slip";
template <>
inline constexpr auto wordsOf<centuria::SlipKind> = words("slip_kind", "vanguard", "edge", "ambush", "renounce",
                                                          "change");
template <>
inline constexpr auto wordsOf<centuria::Edge> = words("edge", "north", "east", "south", "west");
template <>
inline constexpr auto wordsOf<centuria::Trait> = words("trait", "ambush", "flank");

} // namespace merlon::play
