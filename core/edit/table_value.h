#pragma once

#include "core/edit/patch.h"
#include "core/map/table_map.h"

/// A measured table as a value with layers. It has no hexes.
namespace merlon::edit
{

struct OfTable
{
    static constexpr std::size_t head = 0; ///< shelf: the table without what has a layer of its own
    static constexpr std::size_t areas = 1;
    static constexpr std::size_t courses = 2;
    static constexpr std::size_t nodes = 3;
    static constexpr std::size_t ways = 4;
};

Value valueOf(map::TableMap table);
map::TableMap tableOf(const Value& value);
/// Null when it is another document.
const map::TableMap* tableHeadOf(const Value& value);
/// Puts another one in its place.
void putHead(const Value& value, Patch& patch, map::TableMap head);

/// Keeps a table in step with its value: what the patch that was swapped in and out touched is taken anew.
void follow(map::TableMap& table, const Value& now, const Patch& touched);

} // namespace merlon::edit
