#include "core/castle/numbers/read_terrains.h"

#include "core/yaml/part.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using yaml::Log;
using yaml::Node;
using yaml::Part;
using Words = std::vector<std::string_view>;

const Words covers{"none", "light", "medium", "strong", "total"};
const Words heights{"moat", "ground", "wall", "keep"};
const Words sights{"clear", "screen", "stop", "inward", "crest", "rampart", "wall"};
const Words buildings{"none", "tower", "keep"};
const Words blockings{"clear", "own-height", "stops", "distance", "hangs"};

Cost readCost(const Part& part, std::string_view key, Log& log)
{
    const Node* node = part.get(key);
    if (node == nullptr || (node->isScalar() && node->text == "x"))
        return {};
    const auto points = yaml::readInteger(*node, log, tell::or_x{.key = key}, 0, 99);
    return points ? Cost(static_cast<int>(*points)) : Cost();
}

/// "siege.3.22a.tree": a sentence of a rule, which is missed where something would have to be said.
Sentence readSentence(const Part& part, std::string_view key, int rank, bool said)
{
    const std::string text = said ? part.needed(key) : part.text(key);
    const auto dot = text.rfind('.');
    return dot == std::string::npos ? Sentence{} : Sentence{text.substr(0, dot), text.substr(dot + 1), rank};
}

Terrain readTerrain(const Node& node, int rank, Log& log)
{
    const Part part(node, log, tell::this_terrain{},
                    {"id",
                     "rule",
                     "foot",
                     "mounted",
                     "from-moat",
                     "from-ladder",
                     "from-rubble",
                     "from-tower-top",
                     "mounted-may-stop",
                     "cover",
                     "height",
                     "from-map",
                     "sight",
                     "building",
                     "door",
                     "keep-door",
                     "sunken",
                     "closed-by",
                     "parapet-by",
                     "closes",
                     "armoured",
                     "shelters",
                     "shelters-across",
                     "water",
                     "bare-from-edge",
                     "ruling",
                     "look",
                     "symbol",
                     "colour",
                     "level",
                     "bears",
                     "leads",
                     "stops",
                     "stops-from-above",
                     "stops-from-top",
                     "covers",
                     "covers-behind"});
    Terrain terrain;
    terrain.id = part.id();
    terrain.rule = part.text("rule");
    terrain.foot = readCost(part, "foot", log);
    terrain.mounted = readCost(part, "mounted", log);
    terrain.fromMoat = readCost(part, "from-moat", log);
    terrain.fromLadder = readCost(part, "from-ladder", log);
    terrain.fromRubble = readCost(part, "from-rubble", log);
    terrain.fromTowerTop = readCost(part, "from-tower-top", log);
    terrain.mountedMayStop = part.flag("mounted-may-stop", true);
    terrain.cover = part.word("cover", covers, Cover::None);
    terrain.height = static_cast<Height>(part.word("height", heights, 1) - 1);
    terrain.heightFromMap = part.flag("from-map", false);
    terrain.sight = part.word("sight", sights, Sight::Clear);
    terrain.building = part.word("building", buildings, Building::None);
    terrain.door = part.flag("door", false);
    terrain.keepDoor = part.flag("keep-door", false);
    terrain.sunken = part.flag("sunken", false);
    terrain.closedBy = part.text("closed-by");
    terrain.parapetBy = part.text("parapet-by");
    terrain.closes = readSentence(part, "closes", rank, false);
    terrain.closedToArmour = part.text("armoured") == "x";
    terrain.shelters = part.flag("shelters", false);
    terrain.shelteredAcross = part.texts("shelters-across");
    terrain.water = part.flag("water", false);
    terrain.bareFromEdge = part.flag("bare-from-edge", false);
    terrain.ruling = part.text("ruling");
    const bool grows = terrain.sight == Sight::Stop;
    const bool inward = terrain.sight == Sight::Inward;
    const bool screens = terrain.sight == Sight::Screen;
    terrain.stops = readSentence(part, "stops", rank, grows || inward);
    terrain.stopsFromAbove = readSentence(part, "stops-from-above", rank, grows);
    terrain.stopsFromTop = readSentence(part, "stops-from-top", rank, false);
    terrain.covers = readSentence(part, "covers", rank, grows || inward || screens || terrain.sunken);
    terrain.coversBehind = readSentence(part, "covers-behind", rank, screens);
    return terrain;
}

/// None where it has no prices of its own.
std::optional<Terrain> readRow(const Part& part, std::string_view id, Log& log)
{
    if (part.get("foot") == nullptr)
        return {};
    Terrain row;
    row.id = id;
    row.rule = part.text("rule");
    row.foot = readCost(part, "foot", log);
    row.mounted = readCost(part, "mounted", log);
    row.sameLevel = readCost(part, "same-level", log);
    row.climb = readCost(part, "climb", log);
    row.down = readCost(part, "down", log);
    row.fromMoat = readCost(part, "from-moat", log);
    row.fromRampart = readCost(part, "from-rampart", log);
    row.toRampart = readCost(part, "to-rampart", log);
    row.ruling = part.text("ruling");
    row.closedBy = part.text("closed-by");
    row.closes = readSentence(part, "closes", 0, false);
    return row;
}

/// Of what hangs on a wall.
void readShelters(const Part& part, int rank, Storey& storey)
{
    storey.through = readSentence(part, "through", rank, true);
    storey.near = readSentence(part, "near", rank, true);
    storey.below = {part.word("below", covers, Cover::None), readSentence(part, "covers-below", rank, false)};
    storey.beside = {part.word("beside", covers, Cover::None), readSentence(part, "covers-beside", rank, false)};
    storey.behind = {part.word("behind", covers, Cover::None), readSentence(part, "covers-behind", rank, false)};
}

Storey readStorey(const Node& node, const Thing& thing, int rank, bool climbs, Log& log)
{
    const Part part(node, log, "storeys",
                    {"storey",        "level",      "dry",          "lines",     "hides",        "cover",
                     "front",         "overlooks",  "room",         "place",     "rule",         "foot",
                     "mounted",       "same-level", "climb",        "from-moat", "from-rampart", "to-rampart",
                     "ruling",        "closed-by",  "closes",       "stops",     "near",         "hidden",
                     "covers",        "climbed",    "through",      "below",     "covers-below", "beside",
                     "covers-beside", "behind",     "covers-behind"});
    Storey storey;
    storey.number = part.number("storey", 0, mostStoreys);
    if (part.get("level") != nullptr)
        storey.height = static_cast<Height>(part.number("level", -1, 9));
    storey.dry = part.flag("dry", false);
    storey.blocking = part.word("lines", blockings, Blocking::Clear);
    storey.hides = part.flag("hides", false);
    storey.cover = part.word("cover", covers, Cover::None);
    storey.front = part.flag("front", false);
    storey.overlooks = part.flag("overlooks", false);
    storey.room = part.get("room") != nullptr ? part.number("room", 1, 99) : 1;
    storey.place = part.get("place") != nullptr ? part.text("place") : thing.id;
    storey.row = readRow(part, thing.id, log);
    storey.stops = readSentence(part, "stops", rank, storey.blocking != Blocking::Clear);
    storey.near = readSentence(part, "near", rank, storey.blocking == Blocking::Distance);
    storey.hidden = readSentence(part, "hidden", rank, storey.hides);
    storey.covers = readSentence(part, "covers", rank, storey.cover != Cover::None);
    storey.climbed = readSentence(part, "climbed", rank, climbs);
    if (storey.blocking == Blocking::Hangs)
        readShelters(part, rank, storey);
    return storey;
}

/// Nobody climbs from its foot.
bool hangs(const Node& storey)
{
    for (std::size_t i = 0; storey.isMapping() && i + 1 < storey.items.size(); i += 2)
        if (storey.items[i].text == "lines" && storey.items[i + 1].text == "hangs")
            return true;
    return false;
}

Thing readThing(const Node& node, int rank, Log& log)
{
    const Part part(node, log, tell::this_terrain{},
                    {"id",        "rule",         "foot",       "mounted", "same-level", "climb",  "down",
                     "from-moat", "from-rampart", "to-rampart", "ruling",  "closed-by",  "closes", "as",
                     "absent-in", "sight",        "demolished", "whole",   "leans",      "storeys"});
    Thing thing;
    thing.id = part.id();
    thing.row = readRow(part, thing.id, log);
    thing.asTerrain = part.text("as");
    thing.absentIn = part.text("absent-in");
    if (part.get("sight") != nullptr)
        thing.sight = part.word("sight", sights, Sight::Clear);
    thing.demolished = part.flag("demolished", false);
    thing.whole = part.flag("whole", false);
    thing.leans = part.flag("leans", false);
    const auto storeys = part.list("storeys");
    const bool climbable =
        !thing.leans && storeys.size() > 1 && std::ranges::none_of(storeys, [](const Node& one) { return hangs(one); });
    for (const Node& storey : storeys)
        thing.storeys.push_back(readStorey(storey, thing, rank, climbable, log));
    return thing;
}

} // namespace

Terrains readTerrains(const Part& file, Log& log)
{
    Terrains terrains;
    for (const Node& node : file.list("terrain"))
        terrains.all.push_back(readTerrain(node, static_cast<int>(terrains.all.size()), log));
    for (const Node& node : file.list("coverings"))
        terrains.things.push_back(readThing(node, static_cast<int>(terrains.things.size()), log));
    return terrains;
}

} // namespace merlon::castle
