#pragma once

#include "core/edit/table_value.h"
#include "core/lint/lint.h"

/// Measured tables.
namespace merlon::lint
{

/// Each thing that may have a name: `visit(shelf, entry, thing)`, thing an Area, a Course, a Node or a Way.
template <class Visit>
void forEachNamed(const edit::Value& table, const Visit& visit)
{
    for (std::size_t shelf = edit::OfTable::areas; shelf <= edit::OfTable::ways; ++shelf)
        for (const edit::Entry& entry : edit::ranked(*table.shelves[shelf]))
        {
            if (const auto* area = entry.thing.as<map::Area>())
                visit(shelf, entry, *area);
            else if (const auto* course = entry.thing.as<map::Course>())
                visit(shelf, entry, *course);
            else if (const auto* node = entry.thing.as<map::Node>())
                visit(shelf, entry, *node);
            else if (const auto* way = entry.thing.as<map::Way>())
                visit(shelf, entry, *way);
        }
}

/// Areas that are drawn twice, places on one spot, places that no way leads to.
std::vector<Finding> oddOnTable(edit::Doc doc, const edit::Value& table);

} // namespace merlon::lint
