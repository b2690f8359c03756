#pragma once

#include "core/map/hex_map.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Part of a map as a value: what some of its hexes shall be.
namespace merlon::editor
{

struct HexValue
{
    int index = 0; ///< Layout::index
    std::uint8_t terrain = 0;
    std::int8_t level = 0;

    friend bool operator==(const HexValue&, const HexValue&) = default;
};

/// Hexes with what they shall be, or were. The legend and whether the map has levels at all go with them, so that undo
/// gives the very same file back.
struct HexPatch
{
    std::vector<HexValue> hexes; ///< by index, each once
    std::vector<map::LegendEntry> legend;
    bool levels = false;

    bool empty() const { return hexes.empty(); }
    friend bool operator==(const HexPatch&, const HexPatch&) = default;
};

/// Puts the patch into the map and what was there into the patch: done twice, nothing has happened.
void swapHexes(map::HexMap& map, HexPatch& patch);

/// The first patch after both: `later` adds the hexes that the first one did not have. Both hold what was before.
void mergeBefore(HexPatch& earlier, const HexPatch& later);

std::vector<hex::Hex> hexesOf(const hex::Layout& layout, const HexPatch& patch);

enum class PaintKind : std::uint8_t
{
    Terrain,
    SetLevel,
    Raise,
    Lower
};

/// What a tool puts on a hex.
struct Paint
{
    PaintKind kind = PaintKind::Terrain;
    std::string terrain = "plain";
    char symbol = '.'; ///< wish for the legend of a map that does not have this terrain yet
    int level = 0;     ///< SetLevel only, lowestLevel to highestLevel

    friend bool operator==(const Paint&, const Paint&) = default;
};

/// The paint on those hexes of the map, which may repeat or lie off it. Hexes that would stay as they are do not
/// appear. Nothing when the legend has no free character for the terrain.
std::optional<HexPatch> patchOf(const map::HexMap& map, const Paint& paint, std::span<const hex::Hex> hexes);

/// The whole map as it would be with other extents; hexes keep their names. New hexes get the terrain, at level 0; what
/// stood on hexes that are gone goes with them.
std::optional<map::HexMap> resized(const map::HexMap& map, int columns, int rows, const std::string& terrain,
                                   char symbol);

} // namespace merlon::editor
