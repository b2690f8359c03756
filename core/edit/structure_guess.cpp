// Structures guessed from the terrain: floors and walls that hang together.

#include "core/edit/map_value.h"
#include "core/edit/structure_edits.h"

#include <algorithm>
#include <map>
#include <set>

namespace merlon::edit
{
namespace
{

using hex::Hex;

constexpr int none = -1;
constexpr int known = -2; ///< part of a structure that there is

/// Hexes that hang together and are known by one kind.
struct Part
{
    const map::PaletteStructure* kind = nullptr;
    std::vector<Hex> hexes;
    std::set<std::string> terrains;
};

class Guess
{
public:
    explicit Guess(const Desk& desk) : map_(desk.mapValue()), legend_(headOf(map_).legend), palette_(*desk.palette)
    {
        partOf_.assign(static_cast<std::size_t>(map_.grid.count()), none);
        for (const map::LegendEntry& entry : legend_)
            kinds_.push_back(palette_.structureOf(entry.terrain));
        for (const Entry& entry : *map_.shelves[OfMap::structures])
            for (const Hex hex : entry.thing.as<map::Structure>()->hexes)
                if (map_.grid.contains(hex))
                    partAt(hex) = known;
    }

    std::vector<map::Structure> structures();

private:
    const map::PaletteStructure* kindAt(Hex hex) const
    {
        const int number = numberAt(map_, OfMap::terrain, hex);
        return number == offBoard ? nullptr : kinds_[static_cast<std::size_t>(number)];
    }
    int& partAt(Hex hex) { return partOf_[static_cast<std::size_t>(map_.grid.index(hex))]; }
    void gather(Hex start);
    std::set<int> touchedBy(const Part& part);
    void giveWalls();

    const Value& map_;
    const std::vector<map::LegendEntry>& legend_;
    const map::Palette& palette_;
    std::vector<const map::PaletteStructure*> kinds_; ///< by number of the legend
    std::vector<int> partOf_;                         ///< by Layout::index
    std::vector<Part> parts_;
};

void Guess::gather(Hex start)
{
    Part part;
    part.kind = kindAt(start);
    part.hexes = {start};
    const int number = static_cast<int>(parts_.size());
    partAt(start) = number;
    for (std::size_t next = 0; next < part.hexes.size(); ++next)
    {
        const Hex from = part.hexes[next];
        part.terrains.insert(legend_[static_cast<std::size_t>(numberAt(map_, OfMap::terrain, from))].terrain);
        for (const hex::Side side : hex::allSides)
            if (const Hex to = hex::neighbour(from, side); kindAt(to) == part.kind && partAt(to) == none)
            {
                partAt(to) = number;
                part.hexes.push_back(to);
            }
    }
    parts_.push_back(std::move(part));
}

std::set<int> Guess::touchedBy(const Part& part)
{
    std::set<int> touched;
    for (const Hex hex : part.hexes)
        for (const hex::Side side : hex::allSides)
            if (const Hex to = hex::neighbour(hex, side); kindAt(to) != nullptr && kindAt(to) != part.kind)
                touched.insert(partAt(to));
    return touched;
}

/// Walls that touch nothing but one building are its own.
void Guess::giveWalls()
{
    for (Part& part : parts_)
    {
        const auto touched = touchedBy(part);
        if (touched.size() != 1 || *touched.begin() == known)
            continue;
        Part& building = parts_[static_cast<std::size_t>(*touched.begin())];
        const auto& around = building.kind->around;
        const bool its = std::ranges::all_of(part.terrains, [&](const std::string& terrain)
                                             { return std::ranges::count(around, terrain) > 0; });
        if (!its)
            continue;
        building.hexes.insert(building.hexes.end(), part.hexes.begin(), part.hexes.end());
        part.hexes.clear();
    }
}

std::vector<map::Structure> Guess::structures()
{
    hex::forEachHex(map_.grid,
                    [&](Hex hex)
                    {
                        if (kindAt(hex) != nullptr && partAt(hex) == none)
                            gather(hex);
                    });
    giveWalls();
    std::vector<map::Structure> found;
    for (Part& part : parts_)
    {
        if (part.hexes.empty())
            continue;
        std::ranges::sort(part.hexes, {}, [this](Hex hex) { return map_.grid.index(hex); });
        map::Structure structure;
        structure.kind = part.kind->id;
        structure.stone = palette_.stones.empty() ? std::string() : palette_.stones.front();
        structure.hexes = std::move(part.hexes);
        found.push_back(std::move(structure));
    }
    return found;
}

} // namespace

std::string structureKindOf(const Desk& desk, std::span<const Hex> hexes)
{
    const Value& map = desk.mapValue();
    const auto& legend = headOf(map).legend;
    std::map<std::string, int> votes;
    for (const Hex hex : hexes)
        if (const int number = numberAt(map, OfMap::terrain, hex); number != offBoard)
            if (const auto* kind = desk.palette->structureOf(legend[static_cast<std::size_t>(number)].terrain))
                ++votes[kind->id];
    if (!votes.empty())
        return std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; })->first;
    return desk.palette->structures.empty() ? std::string() : desk.palette->structures.front().id;
}

std::vector<map::Structure> suggested(const Desk& desk)
{
    return Guess(desk).structures();
}

} // namespace merlon::edit
