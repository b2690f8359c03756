#include "core/edit/stamp.h"

#include "core/edit/ground.h"
#include "core/edit/line_course.h"
#include "core/edit/map_value.h"
#include "core/hex/hex_set.h"

#include <algorithm>

namespace merlon::edit
{
namespace
{

/// In the one order in which equal stamps are equal.
void tidy(Stamp& stamp)
{
    if (!std::ranges::is_sorted(stamp.cells, {}, &Stamp::Cell::at))
        std::ranges::sort(stamp.cells, {}, &Stamp::Cell::at);
    std::vector<int> numbers(stamp.terrains.size(), -1);
    std::vector<std::string> terrains;
    for (Stamp::Cell& cell : stamp.cells)
    {
        int& number = numbers[cell.terrain];
        if (number < 0)
        {
            const std::string& terrain = stamp.terrains[cell.terrain]; // a legend may have two signs for one
            const auto known = std::ranges::find(terrains, terrain);
            number = static_cast<int>(known - terrains.begin());
            if (known == terrains.end())
                terrains.push_back(terrain);
        }
        cell.terrain = static_cast<std::uint8_t>(number);
    }
    stamp.terrains = std::move(terrains);
}

/// The smallest grid that has all cells; the same one wherever they lie.
hex::Layout frameOf(const Stamp& stamp)
{
    const hex::Layout grid{1, 1, stamp.orientation, hex::Shove::Even, stamp.cells.front().at};
    hex::Cell low;
    hex::Cell high;
    for (const Stamp::Cell& one : stamp.cells)
    {
        const hex::Cell cell = grid.cellOf(one.at);
        low = {std::min(low.column, cell.column), std::min(low.row, cell.row)};
        high = {std::max(high.column, cell.column), std::max(high.row, cell.row)};
    }
    return grid.cropped(low.column, low.row, -high.column, -high.row);
}

/// About its middle. The cells must be tidy.
Stamp centred(const Stamp& stamp)
{
    if (stamp.empty())
        return stamp;
    const hex::Layout frame = frameOf(stamp);
    return turned(stamp, {frame.hexAt({(frame.columns - 1) / 2, (frame.rows - 1) / 2}), {}});
}

void takeThings(const Value& map, const hex::HexSet& in, Stamp& stamp)
{
    const Gone isOut = [&](hex::Hex at) { return !in.has(at); };
    const Gone isIn = [&](hex::Hex at) { return in.has(at); };
    for (const std::size_t shelf : {OfMap::features, OfMap::structures, OfMap::overlays})
        for (const Entry& entry : ranked(*map.shelves[shelf]))
            if (entry.thing.touches(isIn))
                stamp.things.emplace_back(shelf, entry.thing.without(isOut));
    for (const Entry& entry : ranked(*map.shelves[OfMap::lines]))
        if (!entry.thing.touches(isOut) && std::ranges::none_of(hexesOf(map.grid, *entry.thing.as<map::Line>()), isOut))
            stamp.things.emplace_back(OfMap::lines, entry.thing);
}

Stamp taken(const Value& map, const hex::HexSet& in, const std::function<int(hex::Hex)>& levelAt)
{
    Stamp stamp;
    stamp.orientation = map.grid.orientation;
    for (const auto& entry : headOf(map).legend)
        stamp.terrains.push_back(entry.terrain);
    for (const hex::Hex at : in.hexes())
        stamp.cells.push_back(
            {at, static_cast<std::uint8_t>(numberAt(map, OfMap::terrain, at)), static_cast<std::int8_t>(levelAt(at))});
    tidy(stamp);
    takeThings(map, in, stamp);
    return centred(stamp);
}

} // namespace

Stamp stampOf(const Desk& desk, std::span<const hex::Hex> hexes)
{
    const Value& map = desk.mapValue();
    map::HexMap head = headOf(map);
    const Grounds grounds(desk, head);
    return taken(map, hex::HexSet(map.grid, {hexes.begin(), hexes.end()}),
                 [&](hex::Hex at) { return grounds.at(at).level; });
}

Stamp stampOf(const map::HexMap& map)
{
    hex::HexSet in(map.layout);
    hex::forEachHex(map.layout,
                    [&](hex::Hex at)
                    {
                        const auto index = static_cast<std::size_t>(map.layout.index(at));
                        if (map.legend[map.terrain[index]].symbol != outside)
                            in.add(at);
                    });
    return taken(valueOf(map), in, [&](hex::Hex at) { return map.levelAt(at); });
}

map::HexMap mapOf(const Stamp& stamp, const map::Palette& palette)
{
    map::HexMap map;
    map.ruleset = palette.system;
    if (stamp.empty())
        return map;
    map.layout = frameOf(stamp);
    const auto count = static_cast<std::size_t>(map.layout.count());
    if (stamp.cells.size() < count)
        map.legend.push_back({outside, {}});
    map.terrain.assign(count, 0);
    map.levels.emplace(count, std::int8_t{0});
    std::vector<std::uint8_t> numbers;
    for (const std::string& terrain : stamp.terrains)
    {
        const auto* known = palette.find(terrain);
        numbers.push_back(map::legendIndex(map, terrain, known != nullptr ? known->symbol : '?').value_or(0));
    }
    if (stamp.cells.size() < count)
        map.legend.front().terrain = palette.terrain.front().id;
    for (const Stamp::Cell& cell : stamp.cells)
    {
        const auto index = static_cast<std::size_t>(map.layout.index(cell.at));
        map.terrain[index] = numbers[cell.terrain];
        (*map.levels)[index] = cell.level;
    }
    for (const auto& [shelf, thing] : stamp.things)
        if (const auto* feature = thing.as<map::Feature>())
            map.features.push_back(*feature);
        else if (const auto* structure = thing.as<map::Structure>())
            map.structures.push_back(*structure);
        else if (const auto* overlay = thing.as<map::Covering>())
            map.overlays.push_back(*overlay);
        else if (const auto* line = thing.as<map::Line>())
            map.lines.push_back(*line);
    return map;
}

Stamp turned(const Stamp& stamp, const Turn& turn)
{
    Stamp out = stamp;
    for (Stamp::Cell& cell : out.cells)
        cell.at = turn(cell.at);
    tidy(out);
    for (auto& [shelf, thing] : out.things)
        thing = edit::turned(thing, turn);
    return out;
}

Stamp mirrored(const Stamp& stamp)
{
    // On pointy hexes the mirror's axis runs through corners, a sixth of a turn from that of the lattice.
    return turned(stamp, {{}, {}, stamp.orientation == hex::Orientation::Pointy ? 1 : 0, true});
}

std::vector<hex::Hex> hexesOf(const Stamp& stamp, hex::Hex to)
{
    std::vector<hex::Hex> hexes;
    hexes.reserve(stamp.cells.size());
    for (const Stamp::Cell& cell : stamp.cells)
        hexes.push_back(cell.at + to);
    return hexes;
}

} // namespace merlon::edit
