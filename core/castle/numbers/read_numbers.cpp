#include "core/castle/numbers/read_numbers.h"

#include "core/castle/numbers/read_terrains.h"
#include "core/yaml/part.h"

namespace merlon::castle
{
namespace
{

using yaml::Log;
using yaml::Node;
using yaml::Part;
using Words = std::vector<std::string_view>;

const Words influences{"-", "0", "+"};

void readMachines(const Node& node, Log& log, Numbers& numbers)
{
    const Part part(node, log, "machines",
                    {"provenance", "printed", "movement", "ram-points", "ram-turns", "ballista-turns", "mantlet"});
    numbers.machines = {part.number("movement", 1), part.number("ram-points", 1), part.number("ram-turns", 1),
                        part.number("ballista-turns", 1), part.number("mantlet", 0)};
}

void readModifiers(const Node& node, Log& log, Numbers& numbers)
{
    const Part part(
        node, log, "modifiers",
        {"provenance", "printed", "short", "medium", "long", "wounded-shooter", "wounded-weapons", "knight-on-foot"});
    auto& modifiers = numbers.modifiers;
    modifiers.shortRange = part.number("short");
    modifiers.mediumRange = part.number("medium");
    modifiers.longRange = part.number("long");
    modifiers.woundedShooter = part.number("wounded-shooter");
    modifiers.woundedWeapons = part.texts("wounded-weapons");
    modifiers.knightOnFoot = part.number("knight-on-foot");
}

void readRadius(const Node& node, Log& log, Numbers& numbers)
{
    const Part part(node, log, "radius",
                    {"provenance", "printed", "rampart", "tower-slit", "keep-slit", "siege-tower-top"});
    numbers.radius = {part.number("rampart", 0), part.number("tower-slit", 0), part.number("keep-slit", 0),
                      part.number("siege-tower-top", 0)};
}

void readResults(const Node& node, Log& log, Numbers& numbers)
{
    const Part part(node, log, "results", {"provenance", "printed", "foot", "mounted"});
    numbers.footResults = readShotResults(part.list("foot"), log);
    numbers.mountedResults = readShotResults(part.list("mounted"), log);
}

void readTable(const Node& node, Log& log, std::string_view system, Numbers& numbers)
{
    ShotTable table = readShotTable(node, log, numbers.weapons);
    if (table.id == std::string(system) + "/shots-foot")
        numbers.shotsFoot = std::move(table);
    else if (table.id == std::string(system) + "/shots-mounted")
        numbers.shotsMounted = std::move(table);
    else
        log.error(node, tell::table_unknown{.name = '\'' + table.id + '\'', .tables = "shots-foot, shots-mounted"});
}

void readLadder(const Node& node, Log& log, Numbers& numbers)
{
    const Part part(node, log, "ladder", {"provenance", "printed", "carried", "shifted", "falls"});
    numbers.ladder = {part.number("carried", 0), part.number("shifted", 0), part.number("falls", 0)};
}

Influence readInfluence(const Node& node, Log& log)
{
    return static_cast<Influence>(yaml::readWord(node, log, "influence", influences).value_or(1));
}

/// Each key of a mapping and what stands behind it.
template <class Visit>
void eachEntry(const Node* node, Log& log, Visit visit)
{
    if (node == nullptr || !node->isMapping())
        return;
    for (std::size_t i = 0; i + 1 < node->items.size(); i += 2)
        visit(yaml::readText(node->items[i], log, "influence").value_or(""), node->items[i + 1]);
}

} // namespace

void readNumbers(const Part& file, Log& log, std::string_view system, Numbers& numbers)
{
    numbers.terrains = std::make_shared<const Terrains>(readTerrains(file, log));
    for (const Node& node : file.list("weapons"))
        numbers.weapons.push_back(readWeapon(node, log));
    using Read = void (*)(const Node& node, Log& log, Numbers& numbers);
    constexpr std::pair<const char*, Read> parts[] = {{"modifiers", readModifiers},
                                                      {"radius", readRadius},
                                                      {"results", readResults},
                                                      {"machines", readMachines},
                                                      {"ladder", readLadder}};
    for (const auto& [key, read] : parts)
        if (const Node* node = file.get(key))
            read(*node, log, numbers);
    for (const Node& node : file.list("tables"))
        readTable(node, log, system, numbers);
    if (const Node* node = file.get("fire"))
        numbers.fire = readFire(*node, log);
}

void readAnimals(const Part& words, Numbers& numbers)
{
    numbers.animals = words.texts("animals");
    numbers.draught = words.texts("draught");
}

void readMelee(const Part& part, Log& log, MeleeNumbers& numbers)
{
    eachEntry(part.get("influence"), log,
              [&](const std::string& place, const Node& value)
              { numbers.influences.emplace(place, readInfluence(value, log)); });
    eachEntry(part.get("defending"), log,
              [&](const std::string& place, const Node& value)
              { numbers.defending.emplace(place, readInfluence(value, log)); });
    eachEntry(part.get("read-by"), log,
              [&](const std::string& place, const Node& value) { numbers.readBy.emplace(place, value.text); });
    if (const Node* lost = part.get("lost-glyphs"))
    {
        const Part glyphs(*lost, log, "lost-glyphs", {"edition", "of"});
        numbers.lostIn = glyphs.text("edition");
        numbers.lost = glyphs.texts("of");
    }
    numbers.animalDefence = part.number("animal-defence", 1, 999);
    if (const Node* advance = part.get("advance"))
    {
        const Part hexes(*advance, log, "advance", {"foot", "mounted"});
        numbers.advanceFoot = hexes.number("foot", 0, 99);
        numbers.advanceMounted = hexes.number("mounted", 0, 99);
    }
}

} // namespace merlon::castle
