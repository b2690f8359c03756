#include "core/castle/field/walls.h"

#include "core/castle/field/hurt.h"
#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

/// Of the map as the scenario has it.
const Site& siteOf(const Position& now)
{
    return *now.data().site;
}

const map::Structure* structureAt(const Position& now, Hex hex)
{
    const Site& site = siteOf(now);
    const int number = site.ground().structureAt(hex);
    return number < 0 ? nullptr : &site.map->structures[static_cast<std::size_t>(number)];
}

std::string_view kindAt(const Position& now, Hex hex)
{
    const map::Structure* structure = structureAt(now, hex);
    return structure != nullptr ? std::string_view(structure->kind) : std::string_view();
}

Building buildingAt(const Position& now, Hex hex)
{
    const std::string_view kind = kindAt(now, hex);
    if (kind == "tower")
        return Building::Tower;
    if (kind == "keep")
        return Building::Keep;
    const Ground& ground = siteOf(now).ground();
    return ground.buildingKind(ground.at(hex).building);
}

/// Of one structure, or of one building where the map names no structure.
bool isOneBody(const Position& now, Hex one, Hex other)
{
    const map::Structure* structure = structureAt(now, one);
    if (structure != nullptr || structureAt(now, other) != nullptr)
        return structure == structureAt(now, other);
    const Ground& ground = siteOf(now).ground();
    return ground.at(one).building != noBuilding && ground.at(one).building == ground.at(other).building;
}

bool touchesOutside(const Ground& ground, Hex hex)
{
    return std::ranges::any_of(hex::allSides,
                               [&](Side side) { return ground.at(hex::neighbour(hex, side)).zone == Zone::Outside; });
}

/// A hex of a building whose wall is its own: it borders on what is not of that building.
bool isOnTheRim(const Position& now, Hex hex)
{
    return std::ranges::any_of(hex::allSides,
                               [&](Side side) { return !isOneBody(now, hex, hex::neighbour(hex, side)); });
}

std::vector<Hex> bodyOf(const Position& now, Hex hex)
{
    if (const map::Structure* structure = structureAt(now, hex))
        return structure->hexes;
    const Site& site = siteOf(now);
    if (site.ground().at(hex).building == noBuilding)
        return {hex};
    std::vector<Hex> hexes;
    for (int i = 0; i < site.map->layout.count(); ++i)
        if (const Hex one = site.map->layout.hexOf(i); isOneBody(now, hex, one))
            hexes.push_back(one);
    return hexes;
}

template <class Is>
std::vector<Hex> hexesThat(const Position& now, Is is)
{
    const auto& layout = siteOf(now).map->layout;
    std::vector<Hex> hexes;
    for (int i = 0; i < layout.count(); ++i)
        if (const Hex hex = layout.hexOf(i); is(hex))
            hexes.push_back(hex);
    return hexes;
}

} // namespace

WallKind wallAt(const Position& now, Hex hex)
{
    const Ground& ground = siteOf(now).ground();
    if (!ground.contains(hex))
        return WallKind::None;
    if (ground.at(hex).gateFlank)
        return WallKind::GateFlank;
    const Building building = buildingAt(now, hex);
    if (building != Building::None)
        return !isOnTheRim(now, hex) ? WallKind::None : building == Building::Keep ? WallKind::Keep : WallKind::Tower;
    const Terrain* terrain = siteOf(now).terrainAt(hex); // rubble that the map draws hides it from the ground
    const Sight sight = terrain != nullptr ? terrain->sight : Sight::Clear;
    return sight == Sight::Rampart ? WallKind::Rampart : sight == Sight::Wall ? WallKind::Castle : WallKind::None;
}

bool isInside(const Position& now, Hex hex)
{
    const auto body = bodyOf(now, hex);
    return std::ranges::none_of(body, [&](Hex one) { return touchesOutside(siteOf(now).ground(), one); });
}

bool isOuterWall(const Position& now, Hex hex)
{
    const WallKind wall = wallAt(now, hex);
    if (wall == WallKind::None || wall == WallKind::Keep || isInside(now, hex))
        return false;
    if (now.rules().outerWallHasTowers)
        return true;
    const std::string_view kind = kindAt(now, hex);
    return wall != WallKind::Tower && (kind.empty() || kind == "curtain");
}

std::vector<Hex> breachesOf(const Position& now)
{
    auto hexes = now.state().sheet.demolished();
    std::erase_if(hexes, [&](Hex hex) { return !isOuterWall(now, hex); });
    return hexes;
}

std::vector<Hex> wallsOf(const Position& now, WallKind kind)
{
    return hexesThat(now, [&](Hex hex) { return wallAt(now, hex) == kind; });
}

std::vector<const Counter*> standingOn(const Position& now, Hex hex)
{
    std::vector<const Counter*> all;
    for (const Counter& one : now.state().counters)
        if (one.health != Health::Dead && Footprint(one).contains(hex))
            all.push_back(&one);
    return all;
}

void bringDown(play::Verdict& verdict, const Position& now, Hex hex)
{
    verdict.effect(GroundLaid{hex, Laid::Rubble, {}, {}});
    for (const Counter* one : standingOn(now, hex))
        hurt(verdict, now, now.body(*one), {Health::Wounded, {}});
}

bool takesRubble(const Position& now, Hex hex)
{
    const Ground& ground = siteOf(now).ground();
    const HexGround& at = ground.at(hex);
    const bool wall = at.sight == Sight::Rampart || at.sight == Sight::Wall || ground.hasSlit(hex);
    if (!wall || !ground.contains(hex))
        return false;
    return now.rules().rubbleAnywhere || (buildingAt(now, hex) != Building::Keep && !isInside(now, hex));
}

const map::Covering* bridgeOf(const Position& now)
{
    const auto& overlays = now.state().site->map->overlays;
    const auto bridge = std::ranges::find(overlays, "drawbridge", &map::Covering::kind);
    return bridge == overlays.end() || bridge->hexes.empty() ? nullptr : &*bridge;
}

} // namespace merlon::castle
