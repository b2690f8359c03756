#include "core/edit/recount.h"

#include "core/edit/scenario_value.h"

namespace merlon::edit
{
namespace
{

void recount(Shelf& shelf, const Recount& how)
{
    for (Entry& entry : shelf)
        if (entry.thing)
            entry.thing = entry.thing.turned({{}, how.by}, boardFor(entry.thing, how.board));
}

} // namespace

void recount(Value& value, const Recount& how)
{
    if (value.grid.count() > 0)
        value.grid.first = value.grid.first + how.by;
    for (auto& shelf : value.shelves)
        if (!shelf->empty())
            recount(shelf.write(), how);
}

void recount(Patch& patch, const Recount& how)
{
    if (patch.grid)
        patch.grid->first = patch.grid->first + how.by;
    for (auto& cells : patch.cells)
        for (Patch::Cell& cell : cells)
            cell.at = cell.at + how.by;
    for (Shelf& shelf : patch.things)
        recount(shelf, how);
}

} // namespace merlon::edit
