#include "core/map/palette.h"

#include <algorithm>

namespace merlon::map
{

const PaletteTerrain* Palette::find(std::string_view id) const
{
    const auto found = std::ranges::find(terrain, id, &PaletteTerrain::id);
    return found == terrain.end() ? nullptr : &*found;
}

const PaletteOverlay* Palette::overlay(std::string_view id) const
{
    const auto found = std::ranges::find(overlays, id, &PaletteOverlay::id);
    return found == overlays.end() ? nullptr : &*found;
}

const PaletteStructure* Palette::structureOf(std::string_view known) const
{
    const auto found = std::ranges::find_if(structures, [&](const PaletteStructure& one)
                                            { return std::ranges::count(one.of, known) > 0; });
    return found == structures.end() ? nullptr : &*found;
}

} // namespace merlon::map
