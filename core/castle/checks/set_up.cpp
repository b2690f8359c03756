#include "core/castle/checks/set_up.h"

#include "core/castle/checks/two_hexes.h"
#include "core/castle/field/orders.h"
#include "core/castle/numbers/numbers.h"
#include "core/map/gate_of.h"
#include "core/yaml/log.h"
#include "core/yaml/named.h"
#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using hex::Hex;
using hex::Side;
using map::Covering;
using play::MapProblem;
using play::Problem;

/// One who lives, where he begins.
struct Placed
{
    const play::Counter* counter;
    Piece piece;
    bool rides; ///< or is an animal
    Spot spot;
    std::string field; ///< that says the hex
    Hex hex = spot.hex;
};

std::vector<Placed> placesOf(const play::Counter& counter, const Site& site, const Numbers& numbers)
{
    const Piece piece = play::read<Piece>(counter.fields).value;
    const bool animal = std::ranges::count(numbers.animals, piece.cls.id) > 0;
    std::vector<Placed> places;
    const auto add = [&](Spot spot, const char* field)
    {
        if (piece.state != Health::Dead && site.map->layout.contains(spot.hex))
            places.push_back({&counter, piece, animal || piece.mounted, spot, field});
    };
    if (piece.hex)
        add(piece.spot(), "hex");
    if (piece.rear)
        add({*piece.rear, piece.hex ? piece.spot().storey : 0}, "rear");
    return places;
}

std::optional<yaml::Message> oddGround(const Placed& one, const Site& site, bool meant)
{
    const yaml::Named hex = yaml::named(*site.map, one.hex);
    const Terrain* row = site.rowAt(one.spot);
    if (!meant && site.ground().at(one.hex).moat >= 0 && site.ground().at(one.hex).leaning() == nullptr)
        return tell::stands_moat{.hex = hex};
    const bool noSuchStorey = one.spot.storey > 0 && site.ground().at(one.hex).storey(one.spot.storey) == nullptr;
    if (noSuchStorey || (row != nullptr && !row->foot))
        return tell::stands_nobody{.hex = hex};
    if (row != nullptr && one.rides && (!row->mounted || !row->mountedMayStop))
        return tell::stands_no_horse{.hex = hex};
    return {};
}

/// The nearest place of its zones where nobody begins; who takes two hexes is left to the author.
std::optional<play::Cure> intoItsZone(const Placed& one, const play::Scenario& scenario, const Site& site,
                                      const std::vector<Hex>& zones)
{
    if (one.piece.rear)
        return {};
    std::optional<Placed> best;
    for (const Hex hex : zones)
    {
        Placed there{one.counter, one.piece, one.rides, {hex}, "hex"};
        if (site.map->layout.contains(hex) && isFree(scenario, hex) && !oddGround(there, site, false) &&
            (!best || hex::distance(one.hex, hex) < hex::distance(one.hex, best->hex)))
            best = there;
    }
    if (!best)
        return {};
    play::Fields fields = one.counter->fields;
    std::erase_if(fields, [](const auto& field) { return field.first == "aloft"; });
    return play::Cure{
        play::with(std::move(fields), "hex", best->hex),
        tell::mend_into_zone{.counter = calledOf(*one.counter), .hex = hex::name(site.map->layout, best->hex)}};
}

bool isBridge(const Covering& one)
{
    return one.kind == "drawbridge";
}

/// The way from the first hex to the last, step by step the same; nothing: they lie otherwise.
std::optional<Side> lineOf(const std::vector<Hex>& hexes)
{
    const auto beside =
        std::ranges::find(hex::allSides, hexes[1], [&](Side side) { return hex::neighbour(hexes[0], side); });
    if (beside == std::end(hex::allSides))
        return {};
    for (std::size_t i = 1; i < hexes.size(); ++i)
        if (hex::neighbour(hexes[i - 1], *beside) != hexes[i])
            return {};
    return *beside;
}

std::optional<MapProblem> oddBridge(std::size_t number, const map::HexMap& map)
{
    const Covering& bridge = map.overlays[number];
    const auto named = [&](Hex hex) { return yaml::named(map, hex); };
    const auto called = [&](Side side) { return std::string(hex::sideName(map.layout.orientation, side)); };
    for (std::size_t i = 0; i < number; ++i)
        if (isBridge(map.overlays[i]))
            for (const Hex one : map.overlays[i].hexes)
                for (const Hex other : bridge.hexes)
                    if (hex::distance(one, other) <= 1)
                        return MapProblem{number, "hexes",
                                          tell::bridge_parts{.hex = named(other), .other = named(one)}};
    const auto line = bridge.hexes.size() > 1 ? lineOf(bridge.hexes) : std::optional(Side::S0);
    if (!line)
        return MapProblem{number, "hexes", tell::bridge_crooked{}};
    const auto gate = map::gateOf(bridge, map);
    if (!gate)
        return MapProblem{number, "hexes", tell::bridge_no_gate{.hex = named(bridge.hexes.front())}};
    const Side outward = hex::opposite(gate->side);
    if (bridge.hexes.size() > 1 && (gate->hex != bridge.hexes.front() || *line != outward))
        return MapProblem{number, "hexes", tell::bridge_from_gate{.hex = named(gate->hex), .side = called(outward)}};
    if (bridge.outward && *bridge.outward != outward)
        return MapProblem{number, "outward",
                          tell::bridge_outward{.side = called(gate->side), .outward = called(outward)}};
    return {};
}

} // namespace

std::vector<Problem> oddPlaces(const play::Scenario& scenario, const Site& site, const Numbers& numbers)
{
    std::vector<Problem> problems;
    std::vector<Placed> taken;
    const auto warn = [&](const Placed& one, const yaml::Message& message) {
        problems.push_back({one.counter, one.field, message, true, offTheMap(*one.counter)});
    };
    for (const play::Force& force : scenario.forces)
        for (const play::Counter& counter : force.counters)
        {
            const std::vector<Hex> zones = zonesOf(scenario, counter);
            for (const Placed& one : placesOf(counter, site, numbers))
            {
                const bool within = std::ranges::count(zones, one.hex) > 0; // and means to, in the moat too
                if (const auto odd = oddGround(one, site, within))
                    warn(one, *odd);
                else if (!within && !zones.empty())
                    problems.push_back({one.counter, one.field,
                                        tell::stands_outside{.hex = yaml::named(*site.map, one.hex)}, true,
                                        intoItsZone(one, scenario, site, zones)});
                const auto there =
                    std::ranges::find_if(taken, [&](const Placed& other) { return other.spot == one.spot; });
                if (there != taken.end() && there->counter != one.counter)
                    warn(one, tell::stands_together{.other = yaml::Named{yaml::quote(there->counter->id),
                                                                         plainText(there->counter->name)},
                                                    .hex = yaml::named(*site.map, one.hex)});
                taken.push_back(one);
            }
        }
    return problems;
}

std::vector<Problem> problemsOf(const play::Scenario& scenario, const play::Boards& boards, const Numbers& numbers)
{
    std::optional<Site> site;
    if (play::hexBoard(boards))
        site.emplace(play::hexBoard(boards), numbers.terrains);
    auto problems = wrongHalves(scenario, site ? &*site : nullptr, numbers);
    if (site)
        for (Problem& one : oddPlaces(scenario, *site, numbers))
            problems.push_back(std::move(one));
    return problems;
}

std::vector<MapProblem> oddBridges(const map::HexMap& map)
{
    std::vector<MapProblem> problems;
    for (std::size_t i = 0; i < map.overlays.size(); ++i)
        if (isBridge(map.overlays[i]) && !map.overlays[i].hexes.empty())
            if (auto odd = oddBridge(i, map))
                problems.push_back(std::move(*odd));
    return problems;
}

} // namespace merlon::castle
