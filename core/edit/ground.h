#pragma once

#include "core/edit/edit.h"
#include "core/map/hex_map.h"

#include <functional>
#include <span>

/// Terrain and level of hexes, which change together.
namespace merlon::edit
{

struct Ground
{
    int terrain = 0; ///< number in the legend
    int level = 0;

    friend bool operator==(const Ground&, const Ground&) = default;
};

/// Those of the grid, in order, each once.
std::vector<hex::Hex> onGrid(const hex::Layout& grid, std::span<const hex::Hex> hexes);

/// What lies there, by name; where the map has no levels its terrain says its own.
map::Under lyingAt(const map::Palette& palette, const Value& map, hex::Hex at);

/// The ground of the map of a desk. Where a map has no levels each terrain says its own.
class Grounds
{
public:
    /// The head may have a longer legend than the map's.
    Grounds(const Desk& desk, map::HexMap& head);

    Ground at(hex::Hex hex) const;
    /// Terrain painted over a ground, with the level that it brings.
    Ground over(Ground now, int terrain) const;
    /// Puts hexes into the patch as `after` makes them of what they are, and answers those that change. A map without
    /// levels gets them in its head (and for all hexes) when one is wanted that the terrain would not have brought, or
    /// that is not the ground's.
    std::vector<hex::Hex> change(std::span<const hex::Hex> hexes, Patch& patch,
                                 const std::function<Ground(hex::Hex at, Ground now)>& after);

private:
    std::optional<int> usual(int terrain) const { return usual_[static_cast<std::size_t>(terrain)]; }
    void sayAll(Patch& patch) const;

    const Value& map_;
    map::HexMap& head_;
    const bool said_;                       ///< the map has levels
    std::vector<std::optional<int>> usual_; ///< by number
};

} // namespace merlon::edit
