#pragma once

#include "core/hex/layout.h"

#include <vector>

/// Some of the hexes of a map.
namespace merlon::hex
{

class HexSet
{
public:
    /// None of a grid's hexes.
    explicit HexSet(const Layout& grid) : grid_(grid), in_(static_cast<std::size_t>(grid.count()), 0) {}
    /// Those that lie on the grid.
    HexSet(const Layout& grid, const std::vector<Hex>& hexes);

    const Layout& grid() const { return grid_; }
    bool has(Hex hex) const { return grid_.contains(hex) && in_[at(hex)] != 0; }
    /// Nothing happens to hexes off the grid.
    void add(Hex hex) { put(hex, 1); }
    void remove(Hex hex) { put(hex, 0); }
    int count() const;
    /// Row by row.
    std::vector<Hex> hexes() const;

    /// Cells from a corner to the opposite one, both included.
    struct Block
    {
        Cell first;
        Cell last;

        friend bool operator==(const Block&, const Block&) = default;
    };
    /// Together the set, none over another: as few as rows of equal ends allow.
    std::vector<Block> blocks() const;

    HexSet inverted() const;
    /// With all neighbours.
    HexSet grown() const;
    /// Without those that have a neighbour outside; the edge of the map is none.
    HexSet shrunk() const;

    friend bool operator==(const HexSet&, const HexSet&) = default;

private:
    std::size_t at(Hex hex) const { return static_cast<std::size_t>(grid_.index(hex)); }
    void put(Hex hex, char in)
    {
        if (grid_.contains(hex))
            in_[at(hex)] = in;
    }

    Layout grid_;
    std::vector<char> in_; ///< by Layout::index
};

/// The hexes of an outline drawn from hex to hex and closed, and all that it encloses.
std::vector<Hex> enclosed(const Layout& grid, const std::vector<Hex>& outline);

} // namespace merlon::hex
