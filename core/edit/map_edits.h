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
    int level = 0;          ///< SetLevel
    bool usualLevel = true; ///< Terrain: brings the level on which it usually lies

    friend bool operator==(const Paint&, const Paint&) = default;
};

using Made = tl::expected<Edit, yaml::Message>;

/// Hexes may repeat and lie off the map. Levels stay within lowestLevel and highestLevel. A terrain without a usual
/// level leaves the ground as high as it is, unless that height came with the terrain before. A map without levels has
/// none until one is wanted that is not the ground's; then it says all those that its terrain said until now.
Made painted(const Desk& desk, const Paint& paint, std::span<const hex::Hex> hexes);

/// Bare ground, the first terrain of the palette, at level 0; what stands there goes with it.
Made erased(const Desk& desk, std::span<const hex::Hex> hexes);

/// Another head, whose legend is the old one (asserted), and another grid; new hexes get that terrain, where the map
/// has levels at its usual one.
Made reshaped(const Desk& desk, map::HexMap head, const hex::Layout& grid, const std::string& terrain);

} // namespace merlon::edit
