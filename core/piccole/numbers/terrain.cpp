#include "core/piccole/numbers/terrain.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

using tabletop::Outline;
using tabletop::Vec;

/// Four corners of a stretch of a course.
std::array<Vec, 4> stretchOf(Vec from, Vec to, double width)
{
    const Vec along = tabletop::unit(to - from);
    const Vec side = width / 2 * Vec{-along.y, along.x};
    return {from - side, to - side, to + side, from + side};
}

void addCourse(const map::Course& course, const GroundNumbers& is, std::vector<Patch>& out)
{
    std::optional<std::array<Vec, 4>> before;
    for (std::size_t i = 0; i + 1 < course.points.size(); ++i)
    {
        const Vec from = tabletop::placeOf(course.points[i]);
        const Vec to = tabletop::placeOf(course.points[i + 1]);
        if (from == to)
            continue;
        const auto now = stretchOf(from, to, course.width / 10.0);
        out.push_back({course.id, is, Outline(now.begin(), now.end())});
        if (before) // the wedge that the bend leaves open
        {
            const tabletop::Convex wedge =
                tabletop::hullOf(std::array{(*before)[1], (*before)[2], now[0], now[3], from});
            out.push_back({course.id, is, Outline(wedge.begin(), wedge.end())});
        }
        before = now;
    }
}

} // namespace

bool Terrain::touches(const tabletop::Convex& shape, bool GroundNumbers::*sort) const
{
    return std::ranges::any_of(patches, [&](const Patch& patch)
                               { return patch.is.*sort && tabletop::overlap(shape, patch.outline); });
}

bool Terrain::holds(Vec point, bool GroundNumbers::*sort) const
{
    return std::ranges::any_of(patches, [&](const Patch& patch)
                               { return patch.is.*sort && tabletop::holds(patch.outline, point); });
}

int Terrain::heightAt(Vec point) const
{
    int height = 0;
    for (const Patch& patch : patches)
        if (patch.is.height > height && tabletop::holds(patch.outline, point))
            height = patch.is.height;
    return height;
}

int Terrain::heightUnder(const tabletop::Convex& shape) const
{
    int height = 0;
    for (const Patch& patch : patches)
        if (patch.is.height > height && tabletop::overlap(shape, patch.outline))
            height = patch.is.height;
    return height;
}

Terrain terrainOf(const map::TableMap& table, const Ruleset& numbers)
{
    Terrain out{{table.width / 10.0, table.depth / 10.0}, {}};
    const auto meant = [&](std::string_view kind)
    {
        const auto at = std::ranges::find(numbers.grounds, kind, &GroundNumbers::kind);
        return at != numbers.grounds.end() ? *at : GroundNumbers{std::string(kind)};
    };
    for (const map::Area& area : table.areas)
    {
        Patch patch{area.id, meant(area.kind), {}};
        if (patch.is.height > 0 && area.level > 0)
            patch.is.height = area.level;
        for (const map::TablePoint corner : area.outline)
            patch.outline.push_back(tabletop::placeOf(corner));
        out.patches.push_back(std::move(patch));
    }
    for (const map::Course& course : table.courses)
        addCourse(course, meant(course.kind), out.patches);
    return out;
}

} // namespace merlon::piccole
