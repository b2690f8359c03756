#pragma once

#include "core/edit/cow.h"
#include "core/edit/thing.h"
#include "core/hex/layout.h"

#include <limits>

namespace merlon::edit
{

using Key = std::uint32_t; ///< of an object, for as long as the document is open; in no file, never used twice

/// An object in its layer. `rank` orders the layer as its file does; between two ranks there is always another.
struct Entry
{
    Key key = 0;
    double rank = 0;
    Thing thing; ///< in a patch it may be none: not there

    friend bool operator==(const Entry&, const Entry&) = default;
};

using Raster = std::vector<std::int16_t>; ///< a number for each hex, by Layout::index
using Shelf = std::vector<Entry>;         ///< by key

/// A document. Copies share what is the same.
struct Value
{
    hex::Layout grid{0, 0}; ///< 0 x 0: a document without hexes
    std::vector<Cow<Raster>> rasters;
    std::vector<Cow<Shelf>> shelves;
    Key used = 0; ///< the last key given; never goes back, not by undo either, and is no part of what a value says

    friend bool operator==(const Value& a, const Value& b)
    {
        return a.grid == b.grid && a.rasters == b.rasters && a.shelves == b.shelves;
    }
};

inline constexpr std::int16_t offBoard = std::numeric_limits<std::int16_t>::min();

/// What a raster has there; offBoard outside the grid.
int numberAt(const Value& value, std::size_t raster, hex::Hex at);
/// Null when the shelf has no such key.
const Entry* find(const Shelf& shelf, Key key);
/// The objects of a layer in the order of their file.
Shelf ranked(Shelf shelf);
/// Objects in a row, with keys and ranks from 1.
Shelf shelved(std::vector<Thing> things);

} // namespace merlon::edit
