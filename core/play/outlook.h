#pragma once

#include "core/hex/hex.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

/// What a designer wants to see of a whole map at once: who could act on whom from afar, as the ground allows it.
namespace merlon::play
{

/// Where one stands who acts from afar, and with what.
struct Post
{
    hex::Hex hex;
    std::string with; ///< a word that AimFace::ruledWith lists
    std::string who;  ///< id of a counter; empty: anybody

    friend bool operator==(const Post&, const Post&) = default;
};

enum class Facing : std::uint8_t
{
    From, ///< what can be acted on from the post
    At    ///< from where one at the post can be acted on
};

/// By Layout::index of the first board: 0 where the ground forbids it, else 1 and more, an index into
/// AimFace::outlookWords from 1.
using Outlook = std::vector<std::uint8_t>;
inline constexpr std::uint8_t nobodyThere = std::numeric_limits<std::uint8_t>::max(); ///< nobody can stand there

} // namespace merlon::play
