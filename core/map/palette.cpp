#include "core/map/palette.h"

#include <algorithm>

namespace merlon::map
{

const PaletteTerrain* Palette::find(std::string_view id) const
{
    const auto found = std::ranges::find(terrain, id, &PaletteTerrain::id);
    return found == terrain.end() ? nullptr : &*found;
}

} // namespace merlon::map
