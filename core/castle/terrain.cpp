#include "core/castle/terrain.h"

#include <algorithm>

namespace merlon::castle
{

const Terrain* Terrains::find(std::string_view id) const
{
    const auto found = std::ranges::find(all, id, &Terrain::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace merlon::castle
