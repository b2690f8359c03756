#include "core/castle/site.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

template <class Change>
SitePtr changed(const SitePtr& site, Change change)
{
    auto map = std::make_shared<map::HexMap>(*site->map);
    change(*map);
    return std::make_shared<const Site>(std::move(map), site->terrains);
}

bool stands(const map::Feature& feature, hex::Hex hex, hex::Side side)
{
    const auto on = [&](hex::Hex owner, hex::Side own)
    { return feature.hex == owner && std::ranges::count(feature.sides, own) > 0; };
    return on(hex, side) || on(hex::neighbour(hex, side), hex::opposite(side));
}

} // namespace

const Terrain* Site::rowAt(hex::Hex hex) const
{
    if (!ground.contains(hex))
        return nullptr;
    const HexGround& there = ground.at(hex);
    if (there.bridge)
        return terrains->find("drawbridge");
    if (there.ladder)
        return terrains->findCovering("ladder");
    if (there.rubble)
        return terrains->findCovering("rubble");
    if (there.fascine)
        return terrains->findCovering("fascine");
    const Terrain* natural = terrainAt(hex);
    const bool burntOut = there.burnt && natural != nullptr && natural->sight == Sight::Inward;
    return burntOut || natural == nullptr ? terrains->find("plain") : natural;
}

SitePtr withDoor(const SitePtr& site, hex::Hex hex, hex::Side side, bool open)
{
    return changed(site,
                   [&](map::HexMap& map)
                   {
                       for (map::Feature& feature : map.features)
                           if ((feature.kind == "door" || feature.kind == "gate") && stands(feature, hex, side))
                               feature.state = open ? "open" : "closed";
                   });
}

SitePtr withBridge(const SitePtr& site, hex::Hex hex, bool raised)
{
    return changed(site,
                   [&](map::HexMap& map)
                   {
                       for (map::Covering& one : map.overlays)
                           if (one.kind == "drawbridge" && std::ranges::count(one.hexes, hex) > 0)
                               one.state = raised ? "raised" : "lowered";
                   });
}

SitePtr withLaid(const SitePtr& site, hex::Hex hex, const std::string& kind, std::optional<hex::Side> outward)
{
    return changed(site,
                   [&](map::HexMap& map)
                   {
                       map::Covering laid;
                       laid.kind = kind;
                       laid.hexes = {hex};
                       laid.outward = outward;
                       map.overlays.push_back(std::move(laid));
                   });
}

SitePtr withoutLaid(const SitePtr& site, hex::Hex hex, const std::string& kind)
{
    return changed(site,
                   [&](map::HexMap& map)
                   {
                       for (map::Covering& one : map.overlays)
                           if (one.kind == kind)
                               std::erase(one.hexes, hex);
                       std::erase_if(map.overlays,
                                     [&](const map::Covering& one) { return one.kind == kind && one.hexes.empty(); });
                   });
}

SitePtr withoutOneLaid(const SitePtr& site, hex::Hex hex, const std::string& kind)
{
    return changed(site,
                   [&](map::HexMap& map)
                   {
                       const auto lies = [&](const map::Covering& one)
                       { return one.kind == kind && std::ranges::count(one.hexes, hex) > 0; };
                       const auto one = std::ranges::find_if(map.overlays, lies);
                       if (one == map.overlays.end())
                           return;
                       one->hexes.erase(std::ranges::find(one->hexes, hex));
                       if (one->hexes.empty())
                           map.overlays.erase(one);
                   });
}

SitePtr withoutWhole(const SitePtr& site, hex::Hex hex, const std::string& kind)
{
    return changed(site,
                   [&](map::HexMap& map)
                   {
                       std::erase_if(map.overlays, [&](const map::Covering& one)
                                     { return one.kind == kind && std::ranges::count(one.hexes, hex) > 0; });
                   });
}

} // namespace merlon::castle
