#pragma once

#include "core/edit/edit.h"
#include "core/map/hex_map.h"

#include <span>

#include <tl/expected.hpp>

/// Edits of the map of a desk, completed. Where one cannot be made, the sentence says why.
namespace merlon::edit
{

/// What a brush does to a hex.
struct Paint
{
    enum class Kind : std::uint8_t
    {
        Terrain,
        SetLevel,
        Raise,
        Lower
    };

    Kind kind = Kind::Terrain;
    std::string terrain = "plain";
    int level = 0; ///< SetLevel

    friend bool operator==(const Paint&, const Paint&) = default;
};

using Made = tl::expected<Edit, yaml::Message>;

/// Hexes may repeat and lie off the map. Levels stay within lowestLevel and highestLevel.
Made painted(const Desk& desk, const Paint& paint, std::span<const hex::Hex> hexes);

/// Another head, whose legend is the old one (asserted), and another grid; new hexes get that terrain, at level 0.
Made reshaped(const Desk& desk, map::HexMap head, const hex::Layout& grid, const std::string& terrain);

} // namespace merlon::edit
