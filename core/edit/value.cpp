#include "core/edit/value.h"

#include <algorithm>

namespace merlon::edit
{

int numberAt(const Value& value, std::size_t raster, hex::Hex at)
{
    return value.grid.contains(at) ? (*value.rasters[raster])[static_cast<std::size_t>(value.grid.index(at))]
                                   : offBoard;
}

const Entry* find(const Shelf& shelf, Key key)
{
    const auto at = std::ranges::lower_bound(shelf, key, {}, &Entry::key);
    return at != shelf.end() && at->key == key ? &*at : nullptr;
}

Shelf ranked(Shelf shelf)
{
    std::ranges::sort(shelf, {}, [](const Entry& entry) { return std::pair(entry.rank, entry.key); });
    return shelf;
}

Shelf shelved(std::vector<Thing> things)
{
    Shelf shelf;
    shelf.reserve(things.size());
    for (Thing& thing : things)
        shelf.push_back({static_cast<Key>(shelf.size() + 1), static_cast<double>(shelf.size() + 1), std::move(thing)});
    return shelf;
}

} // namespace merlon::edit
