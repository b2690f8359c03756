#pragma once

#include "core/play/names.h"

#include <cstdint>
#include <vector>

namespace merlon::yaml
{
struct Node;
class Log;
} // namespace merlon::yaml

/// The printed table of two slips about scenery, as data.
namespace merlon::centuria
{

/// What a player writes on his slip.
enum class Change : std::uint8_t
{
    None,
    Move,
    Remove
};
/// What becomes of it.
enum class Fate : std::uint8_t
{
    None,
    Done,
    Lost
};

/// Either player may be a.
struct ChangeRow
{
    Change a = Change::None;
    Change b = Change::None;
    bool same = false; ///< both name one element
    Fate fateOfA = Fate::None;
    Fate fateOfB = Fate::None;
};

std::vector<ChangeRow> readChanges(const yaml::Node& node, yaml::Log& log);

} // namespace merlon::centuria

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<centuria::Change> = words("change", "none", "move", "remove");
template <>
inline constexpr auto wordsOf<centuria::Fate> = words("fate", "none", "done", "lost");

} // namespace merlon::play
