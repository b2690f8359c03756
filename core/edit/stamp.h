#pragma once

#include "core/edit/map_edits.h"

/// Pieces of maps that are put down elsewhere: what is cut, copied and pasted, and what a library keeps.
namespace merlon::edit
{

/// A piece of a map, about its middle: words and no keys, so that it may go to any other map.
struct Stamp
{
    struct Cell
    {
        hex::Hex at;
        std::uint8_t terrain = 0; ///< of `terrains`
        std::int8_t level = 0;

        friend bool operator==(const Cell&, const Cell&) = default;
    };

    hex::Orientation orientation = hex::Orientation::Flat; ///< of the map that it is of
    std::vector<std::string> terrains;                     ///< in the order in which cells have them first
    std::vector<Cell> cells;                               ///< by hex, each once
    std::vector<std::pair<std::size_t, Thing>> things;     ///< and their shelves: what of them lies on the cells,
                                                           ///< of lines those that lie there whole

    bool empty() const { return cells.empty(); }
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

/// Hexes may repeat and lie off the map.
Stamp stampOf(const Desk& desk, std::span<const hex::Hex> hexes);

/// As a map, for files and pictures: the smallest that holds it, with `outside` in the legend for hexes that are no
/// part of it. Its id and title are the caller's.
map::HexMap mapOf(const Stamp& stamp, const map::Palette& palette);
inline constexpr char outside = '~';
/// Of such a map; any other one is a stamp of all its hexes.
Stamp stampOf(const map::HexMap& map);

Stamp turned(const Stamp& stamp, const Turn& turn);
/// Its left is its right.
Stamp mirrored(const Stamp& stamp);
/// Where its cells lie when its middle is there.
std::vector<hex::Hex> hexesOf(const Stamp& stamp, hex::Hex to);

/// The hexes that it covers are as the stamp has them: what stood there goes, structures and lines that come get ids
/// that nobody has. What is there already stays as it is; what falls off the map is left out, a line as a whole.
Made put(const Desk& desk, const Stamp& stamp, hex::Hex to);
/// Nothing on the first terrain of the palette, at level 0.
Made cleared(const Desk& desk, std::span<const hex::Hex> hexes);
/// Cleared, and what was taken from there put down elsewhere, in one step.
Made moved(const Desk& desk, std::span<const hex::Hex> from, const Stamp& stamp, hex::Hex to);
/// What lies there is taken elsewhere by that motion, or a copy of it. Refused where part of it would lie off the map.
Made carried(const Desk& desk, std::span<const hex::Hex> hexes, const Turn& motion, bool copies = false);

} // namespace merlon::edit
