#include "support_lines.h"

#include "core/edit/feature_edits.h"
#include "core/edit/map_value.h"
#include "core/io/files.h"
#include "core/systems.h"

#include <algorithm>
#include <array>

namespace merlon::edit::testing
{

Desk meadow(int columns, int rows)
{
    Desk desk;
    map::HexMap map = map::blankMap({columns, rows}, "plain", '.');
    map.id = "meadow";
    desk.palette = io::paletteOf(map);
    desk.values.emplace(0, valueOf(std::move(map)));
    return desk;
}

hex::Hex at(const Desk& desk, const char* name)
{
    return *hex::parseHex(desk.mapValue().grid, name);
}

map::Line wall(const Desk& desk, std::initializer_list<const char*> points)
{
    map::Line line;
    line.kind = "rampart";
    line.level = 1;
    line.edge = "parapet";
    line.outward = map::Line::Outward::Left;
    for (const char* one : points)
        line.path.push_back(at(desk, one));
    return line;
}

Desk after(const Desk& desk, const Made& made)
{
    return made ? applied(desk, *made) : desk;
}

Desk put(const Desk& desk, const char* kind, hex::Hex hex, hex::Side side)
{
    const std::array edges{hex::Edge{hex, side}};
    return after(desk, featured(desk, {kind, {}}, edges));
}

Desk paint(const Desk& desk, const char* terrain, hex::Hex hex)
{
    return after(desk, painted(desk, {.kind = Paint::Kind::Terrain, .terrain = terrain}, std::array{hex}));
}

const Shelf& linesOf(const Desk& desk)
{
    return *desk.mapValue().shelves[OfMap::lines];
}

const map::Line& lineOf(const Desk& desk)
{
    return *linesOf(desk).front().thing.as<map::Line>();
}

Made bent(const Desk& desk, map::Line line)
{
    return drawn(desk, linesOf(desk).front().key, std::move(line));
}

std::vector<hex::Edge> all(const Desk& desk, const std::string& kind)
{
    std::vector<hex::Edge> edges;
    for (const map::Feature& feature : mapOf(desk.mapValue()).features)
        if (feature.kind == kind)
            for (const hex::Side side : feature.sides)
                edges.push_back({feature.hex, side});
    std::ranges::sort(edges);
    return edges;
}

std::string terrainAt(const Desk& desk, hex::Hex hex)
{
    return mapOf(desk.mapValue()).terrainAt(hex);
}

int count(const Desk& desk, const std::string& terrain)
{
    int hexes = 0;
    const auto map = mapOf(desk.mapValue());
    for (int i = 0; i < map.layout.count(); ++i)
        hexes += map.terrainAt(map.layout.hexOf(i)) == terrain ? 1 : 0;
    return hexes;
}

} // namespace merlon::edit::testing
