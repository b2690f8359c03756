#pragma once

#include "core/castle/ground/ground.h"

#include <atomic>
#include <memory>

/// The map of a game as it is now, and its ground. Shared and immutable: a state holds one, and an effect that changes
/// the ground puts another in its place.
namespace merlon::castle
{

class Site
{
public:
    std::shared_ptr<const map::HexMap> map;
    std::shared_ptr<const Terrains> terrains;
    std::vector<const Terrain*> rows; ///< for each entry of the map's legend, its terrain; null when nobody knows it

    Site(std::shared_ptr<const map::HexMap> theMap, std::shared_ptr<const Terrains> theTerrains);
    Site(const Site&) = delete;
    Site& operator=(const Site&) = delete;
    ~Site() { delete ground_.load(); }

    /// Worked out when somebody first looks at it: who reads a long game passes by a thousand that nobody does.
    const Ground& ground() const
    {
        const Ground* known = ground_.load(std::memory_order_acquire);
        return known != nullptr ? *known : looked();
    }
    /// Null off the map, and when nobody knows it.
    const Terrain* terrainAt(hex::Hex hex) const;
    /// The row that counts for whoever is on that hex or enters it: of equipment, or else of the terrain, plain ground
    /// where nobody knows it (siege.1.1k). Null off the map.
    const Terrain* rowAt(hex::Hex hex) const
    {
        return rowAt(ground().at(hex).hanging() != nullptr ? Spot{hex} : ground().top(hex));
    }
    /// The same of one who is there: at the foot of a ladder it is the row beneath.
    const Terrain* rowAt(Spot spot) const;

    friend bool operator==(const Site& a, const Site& b);

private:
    const Ground& looked() const;

    mutable std::atomic<const Ground*> ground_ = nullptr;
};
using SitePtr = std::shared_ptr<const Site>;

/// The same ground, whoever built it.
bool same(const SitePtr& a, const SitePtr& b);

// Each changes the map in place where nobody else holds that site: hand it over.

/// A door or gate opened or closed: every one on that side of the hex, whichever of the two hexes owns it.
SitePtr withDoor(SitePtr site, hex::Hex hex, hex::Side side, bool open);
/// A drawbridge raised or lowered; every one that has a hex there.
SitePtr withBridge(SitePtr site, hex::Hex hex, bool raised);

/// Null: none of that kind stands there, or it is no equipment.
const map::Covering* equipmentAt(const Site& site, hex::Hex hex, std::string_view kind);
/// Rubble, a fascine, a fire, equipment laid on hexes, or taken from that hex again.
SitePtr withLaid(SitePtr site, const std::vector<hex::Hex>& hexes, const std::string& kind,
                 std::optional<hex::Side> outward);
SitePtr withoutLaid(SitePtr site, hex::Hex hex, const std::string& kind);
/// The equipment on that hex, elsewhere; it faces as before where no side is given.
SitePtr withMoved(SitePtr site, hex::Hex hex, const std::string& kind, const std::vector<hex::Hex>& hexes,
                  std::optional<hex::Side> outward);
/// One of them only, of several of a kind that lie there.
SitePtr withoutOneLaid(SitePtr site, hex::Hex hex, const std::string& kind);

} // namespace merlon::castle
