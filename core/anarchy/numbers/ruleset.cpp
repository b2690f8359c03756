#include "core/anarchy/numbers/ruleset.h"

#include "core/castle/numbers/read_numbers.h"
#include "core/rules/catalogue.h"
#include "core/yaml/part.h"

namespace merlon::anarchy
{

using yaml::Log;
using yaml::Node;
using yaml::Part;

namespace
{

void readCapture(const Node& node, Log& log, CaptureNumbers& numbers)
{
    const Part part(node, log, "capture",
                    {"provenance", "printed", "attackers", "difference", "yields", "guards", "classes", "no-guards",
                     "men-at-arms"});
    numbers = {part.number("attackers", 1, 9), part.number("difference", 0), part.number("yields", 0, 10),
               part.number("guards", 1, 9),    part.texts("classes"),        part.texts("no-guards"),
               part.texts("men-at-arms")};
}

std::vector<int> readPlaces(const Part& part, std::string_view key, std::size_t many, Log& log)
{
    std::vector<int> places;
    for (const Node& one : part.list(key))
        places.push_back(static_cast<int>(yaml::readInteger(one, log, tell::rows_of_a_weapon{}, 0, 18).value_or(0)));
    places.resize(many);
    return places;
}

void readSling(const Node& node, Log& log, SlingNumbers& numbers)
{
    const Part part(node, log, "sling", {"provenance", "as", "least", "most", "ballista", "mangonel"});
    numbers = {part.text("as"), part.number("least", 1), part.number("most", 1), readPlaces(part, "ballista", 10, log),
               readPlaces(part, "mangonel", 19, log)};
}

void readWork(const Node& node, Log& log, WorkNumbers& numbers)
{
    const Part part(node, log, "work", {"provenance", "printed", "door", "breaking", "breakers", "arms"});
    numbers = {part.number("door", 1, 99), part.number("breaking", 1, 99), part.number("breakers", 1, 9),
               part.number("arms", 1, 99)};
}

} // namespace

Ruleset readRuleset(const Node& root, Log& log)
{
    const Part file(root, log, tell::the_ruleset{},
                    {"merlon",     "id",       "terrain", "coverings", "words",   "weapons", "modifiers",
                     "radius",     "results",  "tables",  "melee",     "capture", "work",    "sling",
                     "structures", "overlays", "reads",   "machines",  "ladder",  "cites",   "stones"});
    Ruleset ruleset;
    if (const std::string id = file.id(); id != "anarchy")
        log.error(*file.get("id"), tell::unknown_ruleset_other{.found = '\'' + id + '\'', .system = "'anarchy'"});
    castle::readNumbers(file, log, "anarchy", ruleset);
    if (const Node* node = file.get("words"))
    {
        const Part words(*node, log, "words",
                         {"classes", "animals", "draught", "features", "features-anywhere", "features-alone",
                          "features-with-state", "feature-states", "stones"});
        ruleset.classes = words.texts("classes");
        castle::readAnimals(words, ruleset);
    }
    if (const Node* node = file.get("stones"))
    {
        const Part stones(*node, log, "stones",
                          {"provenance", "printed", "weapon", "farthest", "nearby", "points", "hands", "shifted"});
        ruleset.stones = {stones.text("weapon"),      stones.number("farthest", 0), stones.number("nearby", 0),
                          stones.number("points", 0), stones.number("hands", 1),    stones.number("shifted", 1)};
    }
    if (const Node* node = file.get("cites"); node != nullptr && node->isMapping())
        for (std::size_t i = 0; i + 1 < node->items.size(); i += 2)
            ruleset.cites.emplace(node->items[i].text, node->items[i + 1].text);
    if (const Node* node = file.get("melee"))
    {
        const Part melee(*node, log, "melee",
                         {"provenance", "printed", "influence", "defending", "read-by", "shift", "joint-attack",
                          "animal-defence", "results", "tables"});
        castle::readMelee(melee, log, ruleset.melee);
        castle::readMeleeTables(melee, log, "anarchy", ruleset.meleeTables);
    }
    if (const Node* node = file.get("capture"))
        readCapture(*node, log, ruleset.capture);
    if (const Node* node = file.get("sling"))
        readSling(*node, log, ruleset.sling);
    if (const Node* node = file.get("work"))
        readWork(*node, log, ruleset.work);
    return ruleset;
}

std::shared_ptr<const Ruleset> builtInRuleset()
{
    static const auto ruleset = []
    {
        const std::string_view text = rules::dataFile("anarchy");
        Log log("anarchy.yaml", text);
        return std::make_shared<const Ruleset>(readRuleset(yaml::parseOneDocument(text, log).root, log));
    }();
    return ruleset;
}

} // namespace merlon::anarchy
