#include "core/castle/checks/odd_walls.h"

#include "core/castle/ground/site.h"
#include "core/castle/moves/walks.h"
#include "core/yaml/named.h"
#include "tell.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using hex::Hex;
using hex::Side;

bool isOpening(const map::Feature& feature)
{
    return feature.kind == "door" || feature.kind == "gate";
}

/// A hexside of that hex, towards that part of the world.
bool faces(const Ground& ground, Hex hex, Side side, Zone zone)
{
    const Hex beyond = hex::neighbour(hex, side);
    return ground.contains(beyond) && ground.at(beyond).zone == zone;
}

/// Its parapets towards the yard, all towards the field.
play::Turned turnedOut(const Ground& ground, Hex hex)
{
    play::Turned turned{hex, "parapet", {}, {}};
    for (const Side side : hex::allSides)
    {
        if (faces(ground, hex, side, Zone::Inside) && ground.barrier(hex, side) == Barrier::Parapet)
            turned.from.push_back(side);
        if (faces(ground, hex, side, Zone::Outside))
            turned.to.push_back(side);
    }
    return turned;
}

/// Bare towards the field, with its parapet towards the yard.
bool facesInward(const Ground& ground, Hex hex)
{
    const auto bareOutside = [&](Side side)
    { return faces(ground, hex, side, Zone::Outside) && ground.barrier(hex, side) == Barrier::None; };
    const auto walledOutside = [&](Side side)
    { return faces(ground, hex, side, Zone::Outside) && ground.barrier(hex, side) != Barrier::None; };
    const auto parapetInside = [&](Side side)
    { return faces(ground, hex, side, Zone::Inside) && ground.barrier(hex, side) == Barrier::Parapet; };
    return ground.at(hex).sight == Sight::Rampart && std::ranges::any_of(hex::allSides, parapetInside) &&
           std::ranges::any_of(hex::allSides, bareOutside) && std::ranges::none_of(hex::allSides, walledOutside);
}

/// No wall goes on from either end of it: whoever likes walks round.
bool standsAlone(const Ground& ground, Hex hex, Side side)
{
    const auto isBuilt = [&](Hex at)
    { return ground.at(at).zone == Zone::Castle || ground.at(at).building != noBuilding; };
    const Hex beyond = hex::neighbour(hex, side);
    if (isBuilt(hex) || isBuilt(beyond))
        return false;
    for (const int turn : {-1, 1})
    {
        const Side beside = hex::turned(side, turn);
        const Side besideBeyond = hex::turned(hex::opposite(side), -turn);
        if (isBuilt(hex::neighbour(hex, beside)) || ground.barrier(hex, beside) != Barrier::None ||
            ground.barrier(beyond, besideBeyond) != Barrier::None)
            return false;
    }
    return true;
}

/// An arrow slit belongs to the hex of a building behind it (1.44b, 1.45b).
bool isNobodysSlit(const Ground& ground, const map::Feature& feature, Side side)
{
    const auto isRoom = [&](Hex hex) { return ground.at(hex).building != noBuilding; };
    return feature.kind == "arrow_slit" && !isRoom(feature.hex) && !isRoom(hex::neighbour(feature.hex, side));
}

} // namespace

std::vector<play::MapRemark> oddWalls(const map::HexMap& map, const std::shared_ptr<const Terrains>& terrains)
{
    const Site site(std::make_shared<const map::HexMap>(map), terrains);
    const auto name = [&](Hex hex) { return yaml::named(map, hex); };
    const auto nobodyGoes = [&](Hex hex)
    {
        const Terrain* row = site.rowAt(hex);
        return row != nullptr && !row->foot;
    };
    const auto noWayFrom = [&](Hex walk, Hex to)
    {
        const bool rampart = site.ground().contains(walk) && site.ground().at(walk).sight == Sight::Rampart;
        return rampart && site.ground().contains(to) && !joinsRamparts(site.ground().at(to), site.rowAt(to));
    };
    std::vector<play::MapRemark> remarks;
    const auto tellDoor = [&](const map::Feature& door, Side side, Hex other)
    {
        const auto called = hex::sideName(map.layout.orientation, side);
        remarks.push_back({door.hex, tell::door_nowhere{.side = called, .hex = name(door.hex), .other = name(other)}});
        remarks.back().cure = {door.hex, door.kind, {side}, {}};
    };
    for (const map::Feature& feature : map.features)
        for (const Side side : isOpening(feature) ? feature.sides : std::vector<Side>())
        {
            const Hex beyond = hex::neighbour(feature.hex, side);
            for (const auto& [from, to] : {std::pair(beyond, feature.hex), std::pair(feature.hex, beyond)})
                if (nobodyGoes(to) || noWayFrom(from, to))
                    tellDoor(feature, side, to);
        }
    for (const map::Feature& feature : map.features)
        for (const Side side : feature.kind == "door" ? feature.sides : std::vector<Side>())
            if (standsAlone(site.ground(), feature.hex, side))
                remarks.push_back(
                    {feature.hex,
                     tell::door_alone{.side = hex::sideName(map.layout.orientation, side), .hex = name(feature.hex)},
                     {},
                     play::Turned{feature.hex, feature.kind, {side}, {}}});
    for (const map::Feature& feature : map.features)
        for (const Side side : feature.sides)
            if (isNobodysSlit(site.ground(), feature, side))
                remarks.push_back({feature.hex,
                                   tell::slit_nowhere{.hex = name(feature.hex)},
                                   {},
                                   play::Turned{feature.hex, feature.kind, {side}, {}}});
    hex::forEachHex(
        map.layout,
        [&](Hex hex)
        {
            if (facesInward(site.ground(), hex))
                remarks.push_back({hex, tell::parapet_inward{.hex = name(hex)}, {}, turnedOut(site.ground(), hex)});
        });
    return remarks;
}

} // namespace merlon::castle
