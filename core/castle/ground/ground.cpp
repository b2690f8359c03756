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
    readCoverings(map, terrains);
    raiseLadders(map); // on whatever else lies there
    joinBuildings(map);
    wallBuildings();
    readFeatures(map, terrains);
    findInside();
    joinBridges(map, terrains);
    markInterest();
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

bool Ground::besideMoat(Hex hex, bool aloft, std::int32_t moat) const
{
    const auto moatAt = [](const HexGround& ground) { return ground.ladder ? ground.footMoat : ground.moat; };
    const bool dry = (aloft ? at(hex).moat : moatAt(at(hex))) < 0;
    return dry &&
           std::ranges::any_of(hex::allSides, [&](Side side) { return moatAt(at(hex::neighbour(hex, side))) == moat; });
}

bool Ground::hasSlit(Hex hex) const
{
    const HexGround& ground = at(hex);
    return ground.building != noBuilding && std::ranges::count(ground.barriers, Barrier::Slit) > 0;
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
        ground.sight = terrain->sight;
        ground.cover = terrain->cover;
        ground.height = terrain->heightFromMap && map.levels ? heightOfLevel(ground.level) : terrain->height;
        ground.moat = static_cast<std::int32_t>(terrain->height == Height::Moat ? 0 : -1);
        ground.building = static_cast<std::int32_t>(terrain->building == Building::None ? noBuilding : 0);
        ground.mass = terrain->building;
        ground.door = terrain->door;
        ground.keepDoor = terrain->keepDoor;
        ground.trench = terrain->id == "trench";
        if (terrain->sight == Sight::Rampart || terrain->sight == Sight::Wall || terrain->building != Building::None)
            ground.zone = Zone::Castle;
    }
}

void Ground::readCoverings(const map::HexMap& map, const Terrains& terrains)
{
    const Terrain* bridge = terrains.find("drawbridge");
    bool lowered = false;
    bool raised = false;
    for (const auto& covering : map.overlays)
    {
        const bool down = covering.kind == "drawbridge" && covering.state != "raised";
        lowered = lowered || down;
        raised = raised || (covering.kind == "drawbridge" && !down);
        for (const Hex hex : covering.hexes)
        {
            if (!contains(hex))
                continue;
            HexGround& ground = edit(hex);
            if (covering.kind == "fascine" || down)
            {
                // A filled moat is no moat (siege.ruling.filled-level), nor is a lowered bridge (siege.1.1k).
                ground.fascine = !down;
                ground.bridge = down;
                ground.moat = -1;
                ground.height = bridge ? bridge->height : Height::Ground;
                ground.sight = Sight::Clear;
                ground.cover = Cover::None;
            }
            else if (covering.kind == "rubble")
            {
                // siege.2.1b: medium cover from every direction; it keeps its place in the castle.
                ground.rubble = true;
                ground.height = Height::Ground;
                ground.sight = Sight::Clear;
                ground.cover = Cover::Medium;
            }
            else if (covering.kind == "burnt")
            {
                ground.burnt = true;
                ground.sight = Sight::Clear; // siege.3.24a: through a tent once fire has destroyed it
                ground.cover = Cover::None;
            }
            else if (covering.kind == "fire")
                ground.burning = true;
            else if (covering.kind == "siege_tower" || covering.kind == "ram")
            {
                ground.siegeTower = covering.kind == "siege_tower";
                ground.ram = !ground.siegeTower;
                ground.engine = static_cast<std::int16_t>(&covering - map.overlays.data());
            }
            else if (covering.kind == "cart")
                ground.cart = true;
            else if (covering.kind == "ballista")
                ground.ballista = true;
            else if (covering.kind == "mantlet")
            {
                ground.mantlet = true;
                ground.base = covering.outward;
            }
        }
    }
    bridgeRaised_ = raised && !lowered;
}

void Ground::raiseLadders(const map::HexMap& map)
{
    for (const auto& covering : map.overlays)
    {
        if (covering.kind != "ladder" || !covering.outward)
            continue;
        for (const Hex hex : covering.hexes)
        {
            if (!contains(hex) || at(hex).ladder)
                continue;
            HexGround& ground = edit(hex);
            ground.foot = ground.height;
            ground.footMoat = ground.moat;
            ground.ladder = true;
            ground.ladderFaces = *covering.outward;
            ground.height = Height::Wall;
            ground.moat = -1;
        }
    }
}

void Ground::readFeatures(const map::HexMap& map, const Terrains& terrains)
{
    // With a hex fall the walls that are its own, and the parapets around it (siege.2.33a, c; ruling rubble-walls).
    const auto stands = [&](Hex own, Hex beyond, Barrier barrier)
    {
        const bool parapet = barrier == Barrier::Parapet;
        return !at(own).rubble && (!at(beyond).rubble || (!parapet && !terrains.neighboursFall));
    };
    for (const auto& feature : map.features)
    {
        if (!contains(feature.hex))
            continue;
        for (const Side side : feature.sides)
        {
            const Hex beyond = hex::neighbour(feature.hex, side);
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

void Ground::markInterest()
{
    for (std::size_t slot = 0; slot < hexes_.size(); ++slot)
    {
        const HexGround& ground = hexes_[slot];
        const bool bare = std::ranges::all_of(ground.barriers, [](Barrier b) { return b == Barrier::None; });
        const bool open = bare && ground.sight == Sight::Clear && !ground.siegeTower && !ground.ram && !ground.cart &&
                          !ground.ballista && !ground.mantlet && !ground.rubble && ground.crests == 0 &&
                          ground.cover == Cover::None;
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
