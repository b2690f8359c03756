#include "core/castle/ground/site.h"

#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::castle
{

Site::Site(std::shared_ptr<const map::HexMap> theMap, std::shared_ptr<const Terrains> theTerrains)
    : map(std::move(theMap)), terrains(std::move(theTerrains))
{
    for (const auto& entry : map->legend)
        rows.push_back(terrains->find(entry.terrain));
}

/// Two that look at once both work it out, and one of the two is kept.
const Ground& Site::looked() const
{
    auto made = std::make_unique<const Ground>(*map, *terrains);
    const Ground* known = nullptr;
    return ground_.compare_exchange_strong(known, made.get()) ? *made.release() : *known;
}

const Terrain* Site::terrainAt(hex::Hex hex) const
{
    return map->layout.contains(hex) ? rows[map->terrain[static_cast<std::size_t>(map->layout.index(hex))]] : nullptr;
}
bool operator==(const Site& a, const Site& b)
{
    return a.map == b.map || *a.map == *b.map;
}
bool same(const SitePtr& a, const SitePtr& b)
{
    return a == b || (a && b && *a == *b);
}

namespace
{

template <class Change>
SitePtr changed(SitePtr site, Change change)
{
    auto terrains = site->terrains;
    std::shared_ptr<const map::HexMap> was = site->map;
    const bool shared = site.use_count() > 1;
    site.reset();
    auto map = shared || was.use_count() > 1 ? std::make_shared<map::HexMap>(*was)
                                             : std::const_pointer_cast<map::HexMap>(std::move(was));
    change(*map);
    return std::make_shared<const Site>(std::move(map), std::move(terrains));
}

bool stands(const map::Feature& feature, hex::Hex hex, hex::Side side)
{
    const auto on = [&](hex::Hex owner, hex::Side own)
    { return feature.hex == owner && std::ranges::count(feature.sides, own) > 0; };
    return on(hex, side) || on(hex::neighbour(hex, side), hex::opposite(side));
}

bool covers(const map::Covering& one, hex::Hex hex, std::string_view kind)
{
    return one.kind == kind && std::ranges::count(one.hexes, hex) > 0;
}

} // namespace

const Terrain* Site::rowAt(Spot spot) const
{
    if (!ground().contains(spot.hex))
        return nullptr;
    const HexGround& there = ground().at(spot.hex);
    const int storey = there.storey(spot.storey) != nullptr ? spot.storey : 0;
    for (const Standing& one : there.things)
        if (const Storey* place = one.kind->storey(storey))
        {
            if (place->row)
                return &*place->row;
            if (one.kind->row)
                return &*one.kind->row;
            if (!one.kind->asTerrain.empty())
                return terrains->find(one.kind->asTerrain);
        }
    const Terrain* natural = terrainAt(spot.hex);
    const bool burntOut = natural != nullptr && natural->sight == Sight::Inward && there.sight != Sight::Inward;
    return burntOut || natural == nullptr ? terrains->find("plain") : natural;
}

SitePtr withDoor(SitePtr site, hex::Hex hex, hex::Side side, bool open)
{
    return changed(std::move(site),
                   [&](map::HexMap& map)
                   {
                       for (map::Feature& feature : map.features)
                           if ((feature.kind == "door" || feature.kind == "gate") && stands(feature, hex, side))
                               feature.state = open ? "open" : "closed";
                   });
}

SitePtr withBridge(SitePtr site, hex::Hex hex, bool raised)
{
    return changed(std::move(site),
                   [&](map::HexMap& map)
                   {
                       for (map::Covering& one : map.overlays)
                           if (one.kind == "drawbridge" && std::ranges::count(one.hexes, hex) > 0)
                               one.state = raised ? "raised" : "lowered";
                   });
}

const map::Covering* equipmentAt(const Site& site, hex::Hex hex, std::string_view kind)
{
    if (!site.terrains->isEquipment(kind))
        return nullptr;
    const auto& overlays = site.map->overlays;
    const auto found = std::ranges::find_if(overlays, [&](const map::Covering& one) { return covers(one, hex, kind); });
    return found == overlays.end() ? nullptr : &*found;
}

SitePtr withLaid(SitePtr site, const std::vector<hex::Hex>& hexes, const std::string& kind,
                 std::optional<hex::Side> outward)
{
    return changed(std::move(site),
                   [&](map::HexMap& map)
                   {
                       map::Covering laid;
                       laid.kind = kind;
                       laid.hexes = hexes;
                       laid.outward = outward;
                       map.overlays.push_back(std::move(laid));
                   });
}

SitePtr withoutLaid(SitePtr site, hex::Hex hex, const std::string& kind)
{
    const bool whole = site->terrains->isEquipment(kind);
    return changed(std::move(site),
                   [&](map::HexMap& map)
                   {
                       for (map::Covering& one : map.overlays)
                           if (whole && covers(one, hex, kind))
                               one.hexes.clear();
                           else if (one.kind == kind)
                               std::erase(one.hexes, hex);
                       std::erase_if(map.overlays,
                                     [&](const map::Covering& one) { return one.kind == kind && one.hexes.empty(); });
                   });
}

SitePtr withMoved(SitePtr site, hex::Hex hex, const std::string& kind, const std::vector<hex::Hex>& hexes,
                  std::optional<hex::Side> outward)
{
    const map::Covering* moved = equipmentAt(*site, hex, kind);
    if (moved == nullptr)
        return site;
    const auto number = moved - site->map->overlays.data();
    return changed(std::move(site),
                   [&](map::HexMap& map)
                   {
                       map::Covering& one = map.overlays[static_cast<std::size_t>(number)];
                       one.hexes = hexes;
                       if (outward)
                           one.outward = outward;
                   });
}

SitePtr withoutOneLaid(SitePtr site, hex::Hex hex, const std::string& kind)
{
    return changed(std::move(site),
                   [&](map::HexMap& map)
                   {
                       const auto one = std::ranges::find_if(map.overlays, [&](const map::Covering& each)
                                                             { return covers(each, hex, kind); });
                       if (one == map.overlays.end())
                           return;
                       one->hexes.erase(std::ranges::find(one->hexes, hex));
                       if (one->hexes.empty())
                           map.overlays.erase(one);
                   });
}

} // namespace merlon::castle
