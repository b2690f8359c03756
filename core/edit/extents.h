#pragma once

#include "core/edit/map_edits.h"

/// A map that grows or shrinks at its edges.
namespace merlon::edit
{

/// Columns and rows that come at the edges of a map; below 0, that go.
struct Edges
{
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    friend bool operator==(const Edges&, const Edges&) = default;
};

hex::Layout framed(const hex::Layout& grid, const Edges& edges);
/// What leaves the smallest map that has all these hexes; those off the map do not count. None: nothing goes.
Edges edgesAround(const hex::Layout& grid, std::span<const hex::Hex> hexes);
/// New hexes get that terrain, at level 0; hexes that stay keep whatever is on them, and have other names where the
/// left or the top edge moves.
Made resized(const Desk& desk, const Edges& edges, const std::string& terrain);

} // namespace merlon::edit
