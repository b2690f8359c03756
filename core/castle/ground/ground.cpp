#include "core/castle/ground/ground.h"

#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using hex::Hex;
using hex::Side;

Height heightOfLevel(int level)
{
    return level < 0 ? Height::Moat : level == 0 ? Height::Ground : level == 1 ? Height::Wall : Height::Keep;
}

Barrier barrierOf(const map::Feature& feature)
{
    if (feature.kind == "parapet")
        return Barrier::Parapet;
    if (feature.kind == "arrow_slit")
        return Barrier::Slit;
    if (feature.kind == "wall")
        return Barrier::Wall;
    if (feature.kind == "door" || feature.kind == "gate")
        return feature.state == "closed" ? Barrier::Shut : Barrier::Door;
    return Barrier::None;
}

} // namespace

Ground::Ground(const map::HexMap& map, const Terrains& terrains) : layout_(map.layout)
{
    int lastQ = 0;
    int lastR = 0;
    const Hex corners[] = {layout_.hexAt({0, 0}), layout_.hexAt({layout_.columns - 1, 0}),
                           layout_.hexAt({0, layout_.rows - 1}),
                           layout_.hexAt({layout_.columns - 1, layout_.rows - 1})};
    for (const Hex corner : corners)
    {
        firstQ_ = std::min(firstQ_, corner.q - 1);
        firstR_ = std::min(firstR_, corner.r - 1);
        lastQ = std::max(lastQ, corner.q + 1);
        lastR = std::max(lastR, corner.r + 1);
    }
    width_ = static_cast<unsigned>(lastQ - firstQ_ + 1);
    height_ = static_cast<unsigned>(lastR - firstR_ + 1);
    hexes_.resize(static_cast<std::size_t>(width_) * height_);
    interest_.resize(hexes_.size());

    readTerrain(map, terrains);
    joinMoats(); // before anything lies in them: what fills or bridges a moat does not make two of it
    joinWaters();
    stand(map, terrains);
    findStructures(map);
    joinBuildings(map);
    wallBuildings();
    readFeatures(map, terrains);
    findInside();
    joinBridges(map, terrains);
    markInterest();
}

void Ground::findStructures(const map::HexMap& map)
{
    if (!map.structures.empty())
        structures_.resize(hexes_.size(), -1);
    for (std::size_t i = map.structures.size(); i-- > 0;) // the first one has the last word
        for (const Hex hex : map.structures[i].hexes)
            if (const std::size_t slot = slotOf(hex); slot < structures_.size())
                structures_[slot] = static_cast<std::int32_t>(i);
}

int Ground::structureAt(Hex hex) const
{
    const std::size_t slot = slotOf(hex);
    return slot < structures_.size() ? structures_[slot] : -1;
}

bool Ground::isOuterOpening(Hex door, Side side) const
{
    const auto opens = [&](Side one)
    { return barrier(door, one) == Barrier::Door || barrier(door, one) == Barrier::Shut; };
    const auto outOfCastle = [&](Side one) { return at(hex::neighbour(door, one)).zone == Zone::Outside; };
    const auto outOfBuilding = [&](Side one) { return at(hex::neighbour(door, one)).building != at(door).building; };
    const auto tellsApart = [&](auto out)
    {
        const auto outward = [&](Side one) { return opens(one) && out(one); };
        const auto inward = [&](Side one) { return opens(one) && !out(one); };
        return std::ranges::any_of(hex::allSides, outward) && std::ranges::any_of(hex::allSides, inward);
    };
    if (tellsApart(outOfCastle))
        return outOfCastle(side);
    return !tellsApart(outOfBuilding) || outOfBuilding(side);
}

bool Ground::hasSlit(Hex hex) const
{
    const HexGround& ground = at(hex);
    return ground.building != noBuilding && std::ranges::count(ground.barriers, Barrier::Slit) > 0;
}

bool Ground::besideWater(Hex hex, std::int32_t water) const
{
    const auto isWater = [&](Side side) { return at(hex::neighbour(hex, side)).water == water; };
    return at(hex).water < 0 && water >= 0 && std::ranges::any_of(hex::allSides, isWater);
}

void Ground::readTerrain(const map::HexMap& map, const Terrains& terrains)
{
    std::vector<const Terrain*> known;
    for (const auto& entry : map.legend)
        known.push_back(terrains.find(entry.terrain));
    for (int i = 0; i < layout_.count(); ++i)
    {
        const auto cell = static_cast<std::size_t>(i);
        const Terrain* terrain = known[map.terrain[cell]];
        HexGround& ground = edit(layout_.hexOf(i));
        ground.level = map.levels ? (*map.levels)[cell] : std::int8_t{0};
        if (!terrain)
            continue;
        ground.row = terrain;
        ground.sight = terrain->sight;
        ground.cover = terrain->cover;
        ground.height = terrain->heightFromMap && map.levels ? heightOfLevel(ground.level) : terrain->height;
        ground.moat = static_cast<std::int32_t>(terrain->height == Height::Moat ? 0 : -1);
        ground.building = static_cast<std::int32_t>(terrain->building == Building::None ? noBuilding : 0);
        ground.mass = terrain->building;
        ground.door = terrain->door;
        ground.keepDoor = terrain->keepDoor;
        ground.sunken = terrain->sunken;
        ground.water = static_cast<std::int32_t>(terrain->water ? 0 : -1);
        if (terrain->sight == Sight::Rampart || terrain->sight == Sight::Wall || terrain->building != Building::None)
            ground.zone = Zone::Castle;
    }
}

void Ground::readFeatures(const map::HexMap& map, const Terrains& terrains)
{
    // With a hex fall the walls that are its own, and the parapets around it (siege.2.33a, c; ruling rubble-walls).
    const auto stands = [&](Hex own, Hex beyond, Barrier barrier)
    {
        const bool parapet = barrier == Barrier::Parapet;
        return !at(own).demolished && (!at(beyond).demolished || (!parapet && !terrains.neighboursFall));
    };
    for (const auto& feature : map.features)
    {
        if (!contains(feature.hex))
            continue;
        for (const Side side : feature.sides)
        {
            const Hex beyond = hex::neighbour(feature.hex, side);
            shelter(feature.hex, side, feature.kind);
            shelter(beyond, hex::opposite(side), feature.kind);
            if (feature.kind == "crest")
            {
                edit(feature.hex).crests |= static_cast<std::uint8_t>(1u << static_cast<unsigned>(side));
                continue;
            }
            const Barrier drawn = barrierOf(feature);
            if (drawn == Barrier::None)
                continue; // it is drawn, and changes no wall
            const Barrier barrier = stands(feature.hex, beyond, drawn) ? drawn : Barrier::None;
            edit(feature.hex).barriers[static_cast<std::size_t>(side)] = barrier;
            if (slotOf(beyond) != npos)
                edit(beyond).barriers[static_cast<std::size_t>(hex::opposite(side))] = barrier;
        }
    }
}

/// Where its row says that such a feature shelters whoever is in the hex.
void Ground::shelter(Hex hex, Side side, const std::string& feature)
{
    const Terrain* row = at(hex).row;
    if (row != nullptr && std::ranges::count(row->shelteredAcross, feature) > 0)
        edit(hex).shelters |= static_cast<std::uint8_t>(1u << static_cast<unsigned>(side));
}

void Ground::markInterest()
{
    for (std::size_t slot = 0; slot < hexes_.size(); ++slot)
    {
        const HexGround& ground = hexes_[slot];
        const bool bare = std::ranges::all_of(ground.barriers, [](Barrier b) { return b == Barrier::None; });
        const bool open =
            bare && ground.sight == Sight::Clear && ground.crests == 0 && ground.cover == Cover::None &&
            std::ranges::none_of(ground.things, [](const Standing& one) { return one.kind->concernsLines(); });
        interest_[slot] = open ? std::uint8_t{0} : ofInterest;
    }
    // A crest belongs to one hex, but matters to a line that comes from the other side of it as well.
    hex::forEachHex(layout_,
                    [&](Hex hex)
                    {
                        for (const Side side : hex::allSides)
                            if (at(hex).crests & (1u << static_cast<unsigned>(side)))
                                if (const Hex beyond = hex::neighbour(hex, side); contains(beyond))
                                    interest_[slotOf(beyond)] = ofInterest;
                    });
}

} // namespace merlon::castle
