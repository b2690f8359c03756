// What hexes make together: buildings with their walls, moats, the inside of a castle, a drawbridge and its gate.

#include "core/castle/ground/ground.h"
#include "core/map/hex_map.h"

#include <algorithm>
#include <map>
#include <string>

namespace merlon::castle
{
namespace
{

using hex::Hex;
using hex::Side;

Building buildingOfStructure(const std::string& kind)
{
    return kind == "keep" ? Building::Keep : kind == "tower" || kind == "gatehouse" ? Building::Tower : Building::None;
}

/// Whether a gate stands on that side of the hex, whoever owns it.
bool isGate(const map::HexMap& map, Hex hex, Side side)
{
    const auto stands = [&](const map::Feature& feature)
    {
        return feature.kind == "gate" &&
               std::ranges::any_of(feature.sides,
                                   [&](Side own)
                                   {
                                       return (feature.hex == hex && own == side) ||
                                              (feature.hex == hex::neighbour(hex, side) && own == hex::opposite(side));
                                   });
    };
    return std::ranges::any_of(map.features, stands);
}

/// Flood fill: the hexes that can be reached from `start`, each visited once.
template <class Enter>
std::vector<Hex> reached(Hex start, Enter&& enter)
{
    std::vector<Hex> found{start};
    for (std::size_t next = 0; next < found.size(); ++next)
        for (const Side side : hex::allSides)
            if (const Hex to = hex::neighbour(found[next], side); enter(found[next], side, to))
                found.push_back(to);
    return found;
}

} // namespace

void Ground::joinBuildings(const map::HexMap& map)
{
    std::map<Hex, std::size_t> structureOf;
    for (std::size_t i = 0; i < map.structures.size(); ++i)
        if (const Building kind = buildingOfStructure(map.structures[i].kind); kind != Building::None)
            for (const Hex hex : map.structures[i].hexes)
                if (contains(hex))
                {
                    structureOf.emplace(hex, i);
                    edit(hex).mass = kind;
                    edit(hex).structure = static_cast<std::int32_t>(i);
                }

    std::vector<bool> seen(hexes_.size());
    hex::forEachHex(layout_,
                    [&](Hex start)
                    {
                        if (at(start).building == noBuilding || seen[slotOf(start)])
                            return;
                        seen[slotOf(start)] = true;
                        const auto joins = [&](Hex from, Side, Hex to)
                        {
                            if (!contains(to) || at(to).building == noBuilding || seen[slotOf(to)])
                                return false;
                            const auto a = structureOf.find(from);
                            const auto b = structureOf.find(to);
                            if (a != structureOf.end() && b != structureOf.end() && a->second != b->second)
                                return false;
                            seen[slotOf(to)] = true;
                            return true;
                        };
                        const auto hexes = reached(start, joins);
                        const bool keep =
                            std::ranges::any_of(hexes, [&](Hex hex) { return at(hex).mass == Building::Keep; });
                        const auto number = static_cast<std::int32_t>(buildings_.size());
                        buildings_.push_back(keep ? Building::Keep : Building::Tower);
                        for (const Hex hex : hexes)
                            edit(hex).building = number;
                    });
}

void Ground::wallBuildings()
{
    hex::forEachHex(layout_,
                    [&](Hex hex)
                    {
                        HexGround& ground = edit(hex);
                        if (ground.building == noBuilding)
                            return;
                        for (const Side side : hex::allSides)
                        {
                            const Hex beyond = hex::neighbour(hex, side);
                            // A demolished hex has no walls of its own left (siege.2.33a).
                            if (at(beyond).building == ground.building || ground.demolished || at(beyond).demolished)
                                continue;
                            ground.barriers[static_cast<std::size_t>(side)] = Barrier::Wall;
                            if (slotOf(beyond) != npos) // off the map too: a line may run along its edge
                                edit(beyond).barriers[static_cast<std::size_t>(hex::opposite(side))] = Barrier::Wall;
                        }
                    });
}

void Ground::joinMoats()
{
    numberAlike(&HexGround::moat);
}

void Ground::joinWaters()
{
    numberAlike(&HexGround::water);
}

/// Hexes that have a number and hang together have the same one.
void Ground::numberAlike(std::int32_t HexGround::*number)
{
    std::vector<bool> seen(hexes_.size());
    std::int32_t next = 0;
    hex::forEachHex(layout_,
                    [&](Hex start)
                    {
                        if (at(start).*number < 0 || seen[slotOf(start)])
                            return;
                        seen[slotOf(start)] = true;
                        const auto joins = [&](Hex, Side, Hex to)
                        {
                            if (!contains(to) || at(to).*number < 0 || seen[slotOf(to)])
                                return false;
                            seen[slotOf(to)] = true;
                            return true;
                        };
                        for (const Hex hex : reached(start, joins))
                            edit(hex).*number = next;
                        ++next;
                    });
}

void Ground::findInside()
{
    std::vector<bool> seen(hexes_.size());
    const auto open = [&](Hex from, Side side, Hex to)
    {
        if (!contains(to) || seen[slotOf(to)] || at(to).zone == Zone::Castle || barrier(from, side) != Barrier::None)
            return false;
        seen[slotOf(to)] = true;
        return true;
    };
    const auto atEdge = [&](Hex hex)
    { return std::ranges::any_of(hex::allSides, [&](Side side) { return !contains(hex::neighbour(hex, side)); }); };
    hex::forEachHex(layout_,
                    [&](Hex hex)
                    {
                        if (!atEdge(hex) || seen[slotOf(hex)] || at(hex).zone == Zone::Castle)
                            return;
                        seen[slotOf(hex)] = true;
                        reached(hex, open);
                    });
    hex::forEachHex(layout_,
                    [&](Hex hex)
                    {
                        if (at(hex).zone != Zone::Castle && !seen[slotOf(hex)])
                            edit(hex).zone = Zone::Inside;
                    });
}

/// Where a drawbridge meets its gate: a raised one closes it, and the castle hexes left and right of the passage are
/// those of 1.57 (siege.ruling.gate-hexes); beside the bridge's end, or, where the wall recedes, beside the passage.
void Ground::joinBridges(const map::HexMap& map, const Terrains& terrains)
{
    bool lowered = false;
    for (const auto& covering : map.overlays)
    {
        if (covering.kind != thing::bridge)
            continue;
        const bool raised = covering.state == "raised";
        bridgeRaised_ = bridgeRaised_ || raised;
        lowered = lowered || !raised;
        for (const Hex bridge : covering.hexes)
            for (const Side side : hex::allSides)
                if (isGate(map, bridge, side))
                    joinBridge(bridge, side, raised && !terrains.gateStaysOpen);
    }
    bridgeRaised_ = bridgeRaised_ && !lowered;
}

void Ground::joinBridge(Hex bridge, Side gate, bool raised)
{
    const Hex passage = hex::neighbour(bridge, gate);
    if (!contains(bridge) || !contains(passage))
        return;
    if (raised)
    {
        edit(bridge).barriers[static_cast<std::size_t>(gate)] = Barrier::Wall;
        edit(passage).barriers[static_cast<std::size_t>(hex::opposite(gate))] = Barrier::Wall;
    }
    for (const int direction : {-1, 1})
        for (const int turn : {1, 2})
        {
            const Hex flank = hex::neighbour(passage, hex::turned(hex::opposite(gate), direction * turn));
            if (!contains(flank) || at(flank).zone != Zone::Castle)
                continue;
            edit(flank).gateFlank = true;
            break;
        }
}

} // namespace merlon::castle
