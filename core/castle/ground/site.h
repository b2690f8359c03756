#pragma once

#include "core/castle/ground/ground.h"

#include <memory>

/// The map of a game as it is now, and its ground. Shared and immutable: a state holds one, and an effect that changes
/// the ground puts another in its place. Judging builds none.
namespace merlon::castle
{

struct Site
{
    std::shared_ptr<const map::HexMap> map;
    std::shared_ptr<const Terrains> terrains;
    Ground ground;
    std::vector<const Terrain*> rows; ///< for each entry of the map's legend, its terrain; null when nobody knows it

    Site(std::shared_ptr<const map::HexMap> theMap, std::shared_ptr<const Terrains> theTerrains);

    /// Null off the map, and when nobody knows it.
    const Terrain* terrainAt(hex::Hex hex) const;
    /// The row that counts for whoever is on that hex or enters it: of equipment, or else of the terrain, plain ground
    /// where nobody knows it (siege.1.1k). Null off the map.
    const Terrain* rowAt(hex::Hex hex) const { return rowAt(ground.top(hex)); }
    /// The same of one who is there: at the foot of a ladder it is the row beneath.
    const Terrain* rowAt(Spot spot) const;

    friend bool operator==(const Site& a, const Site& b);
};
using SitePtr = std::shared_ptr<const Site>;

/// The same ground, whoever built it.
bool same(const SitePtr& a, const SitePtr& b);

/// A door or gate opened or closed: every one on that side of the hex, whichever of the two hexes owns it.
SitePtr withDoor(const SitePtr& site, hex::Hex hex, hex::Side side, bool open);
/// A drawbridge raised or lowered; every one that has a hex there.
SitePtr withBridge(const SitePtr& site, hex::Hex hex, bool raised);

/// Null: none of that kind stands there, or it is no equipment.
const map::Covering* equipmentAt(const Site& site, hex::Hex hex, std::string_view kind);
/// Rubble, a fascine, a fire, equipment laid on hexes, or taken from that hex again.
SitePtr withLaid(const SitePtr& site, const std::vector<hex::Hex>& hexes, const std::string& kind,
                 std::optional<hex::Side> outward);
SitePtr withoutLaid(const SitePtr& site, hex::Hex hex, const std::string& kind);
/// The equipment on that hex, elsewhere; it faces as before where no side is given.
SitePtr withMoved(const SitePtr& site, hex::Hex hex, const std::string& kind, const std::vector<hex::Hex>& hexes,
                  std::optional<hex::Side> outward);
/// One of them only, of several of a kind that lie there.
SitePtr withoutOneLaid(const SitePtr& site, hex::Hex hex, const std::string& kind);

} // namespace merlon::castle
