#pragma once

#include "core/edit/value.h"

namespace merlon::edit
{

/// What takes a value to another: any value of a sort of document to any other. Swapped in, it takes it back.
struct Patch
{
    struct Cell
    {
        hex::Hex at;
        std::int16_t number = offBoard; ///< offBoard: outside the grid then

        friend bool operator==(const Cell&, const Cell&) = default;
    };

    std::optional<hex::Layout> grid;
    std::vector<std::vector<Cell>> cells; ///< by raster; each hex once
    std::vector<Shelf> things;            ///< by shelf; a Thing shares what the document had

    bool empty() const;
    std::vector<Cell>& cellsOf(std::size_t raster);
    Shelf& thingsOf(std::size_t shelf);
    /// Null where it says nothing of that object.
    const Entry* saidOf(std::size_t shelf, Key key) const;
    void set(std::size_t raster, hex::Hex at, int number)
    {
        cellsOf(raster).push_back({at, static_cast<std::int16_t>(number)});
    }
    /// Puts it in its place by key; said twice, the last one counts.
    void put(std::size_t shelf, Entry entry);
    std::size_t bytes() const; ///< what only a history keeps alive
};

/// A key that neither the value nor the patch has used.
Key freshKey(const Value& value, const Patch& patch);

/// Puts the patch into the value and what was there into the patch: done twice, nothing has happened.
void swap(Value& value, Patch& patch);
Value applied(Value value, Patch patch);

/// applied(from, diff(from, to)) == to, for any two values of one sort of document.
Patch diff(const Value& from, const Value& to);

/// Both hold what was before; the first one then takes back both. Neither may change the grid (asserted).
void absorb(Patch& first, const Patch& then);

} // namespace merlon::edit
