// What painting does to lines: they forget where they are painted over, and take in the stairs that are painted on
// them.

#include "core/edit/ground.h"
#include "core/edit/line_edits.h"
#include "core/edit/map_value.h"

#include <algorithm>
#include <set>

namespace merlon::edit
{
namespace
{

using hex::Hex;

const map::Under* at(const std::vector<map::Under>& all, Hex hex)
{
    const auto found = std::ranges::lower_bound(all, hex, {}, &map::Under::hex);
    return found != all.end() && found->hex == hex ? &*found : nullptr;
}

void erase(std::vector<map::Under>& all, Hex hex)
{
    std::erase_if(all, [&](const map::Under& one) { return one.hex == hex; });
}

void put(std::vector<map::Under>& all, map::Under one)
{
    erase(all, one.hex);
    all.insert(std::ranges::upper_bound(all, one.hex, {}, &map::Under::hex), std::move(one));
}

/// Hexes that a patch paints.
std::set<Hex> paintedBy(const Patch& patch, const hex::Layout& grid)
{
    std::set<Hex> painted;
    for (const std::size_t raster : {OfMap::terrain, OfMap::level})
        if (raster < patch.cells.size())
            for (const auto& cell : patch.cells[raster])
                if (grid.contains(cell.at))
                    painted.insert(cell.at);
    return painted;
}

class Painting
{
public:
    Painting(const Desk& desk, const Value& after) : desk_(desk), before_(desk.mapValue()), after_(after) {}

    void paint(map::Line& line, Hex hex)
    {
        const map::Under now = lyingAt(*desk_.palette, after_, hex);
        const bool made = at(line.under, hex) != nullptr;
        const bool stairs = leads(now.terrain, line.kind);
        if (made && stairs)
            put(line.stairs, now);
        else if (made && now.terrain == line.kind && now.level == line.level && isOnRow(line, hex))
            erase(line.stairs, hex);
        else if (made)
        {
            erase(line.under, hex);
            erase(line.stairs, hex);
        }
        else if (stairs && isBeside(line, hex) && !isOthers(hex))
        {
            put(line.under, lyingAt(*desk_.palette, before_, hex));
            put(line.stairs, now);
        }
    }

private:
    bool leads(const std::string& terrain, const std::string& to) const
    {
        const auto* known = desk_.palette->find(terrain);
        return known != nullptr && std::ranges::find(known->leads, to) != known->leads.end();
    }
    bool isOnRow(const map::Line& line, Hex hex) const
    {
        const auto row = hexesOf(after_.grid, line);
        return std::ranges::find(row, hex) != row.end();
    }
    static bool isBeside(const map::Line& line, Hex hex)
    {
        return std::ranges::any_of(hex::allSides,
                                   [&](hex::Side side)
                                   {
                                       const Hex beside = hex::neighbour(hex, side);
                                       return at(line.under, beside) != nullptr && at(line.stairs, beside) == nullptr;
                                   });
    }
    /// A line's, or where something was built already: nobody knows what the ground would be without it.
    bool isOthers(Hex hex) const
    {
        const auto* was = desk_.palette->find(lyingAt(*desk_.palette, before_, hex).terrain);
        return (was != nullptr && (!was->bears.empty() || !was->leads.empty())) ||
               std::ranges::any_of(*after_.shelves[OfMap::lines], [&](const Entry& entry)
                                   { return at(entry.thing.as<map::Line>()->under, hex) != nullptr; });
    }

    const Desk& desk_;
    const Value& before_;
    const Value& after_;
};

} // namespace

void paintLines(const Desk& desk, const Value& after, Patch& patch)
{
    const Value& map = desk.mapValue();
    if (map.shelves[OfMap::lines]->empty())
        return;
    const std::set<Hex> painted = paintedBy(patch, map.grid);
    Painting painting(desk, after);
    std::set<Hex> taken; // by a line as its stairs
    for (const Entry& entry : *map.shelves[OfMap::lines])
    {
        if (patch.saidOf(OfMap::lines, entry.key) != nullptr)
            continue;
        const auto& was = *entry.thing.as<map::Line>();
        map::Line line = was;
        for (const Hex hex : painted)
            if (!taken.contains(hex))
                painting.paint(line, hex);
        for (const map::Under& one : line.stairs)
            taken.insert(one.hex);
        if (line != was)
            patch.put(OfMap::lines, {entry.key, entry.rank,
                                     line.under.size() > line.stairs.size() ? Thing::of(std::move(line)) : Thing()});
    }
}

} // namespace merlon::edit
