#include "core/castle/ground/terrain.h"

#include <algorithm>

namespace merlon::castle
{

namespace
{

const Terrain* findIn(const std::vector<Terrain>& rows, std::string_view id)
{
    const auto found = std::ranges::find(rows, id, &Terrain::id);
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

const Terrain* Terrains::find(std::string_view id) const
{
    return findIn(all, id);
}

const Terrain* Terrains::findCovering(std::string_view kind) const
{
    return findIn(coverings, kind);
}

} // namespace merlon::castle
