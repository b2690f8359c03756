#include "core/anarchy/numbers/ruleset.h"

#include "core/castle/numbers/read_numbers.h"
#include "core/rules/catalogue.h"
#include "core/yaml/part.h"

namespace merlon::anarchy
{

using yaml::Log;
using yaml::Node;
using yaml::Part;

Ruleset readRuleset(const Node& root, Log& log)
{
    const Part file(root, log, tell::the_ruleset{},
                    {"merlon", "id", "terrain", "coverings", "words", "weapons", "modifiers", "radius", "results",
                     "tables", "melee", "structures", "overlays", "reads"});
    Ruleset ruleset;
    if (const std::string id = file.id(); id != "anarchy")
        log.error(*file.get("id"), tell::unknown_ruleset_other{.found = '\'' + id + '\'', .system = "'anarchy'"});
    castle::readNumbers(file, log, "anarchy", ruleset);
    if (const Node* node = file.get("words"))
    {
        const Part words(*node, log, "words", {"classes", "animals", "draught", "features"});
        ruleset.classes = words.texts("classes");
        castle::readAnimals(words, ruleset);
    }
    if (const Node* node = file.get("melee"))
    {
        const Part melee(
            *node, log, "melee",
            {"provenance", "printed", "influence", "shift", "joint-attack", "animal-defence", "results", "tables"});
        castle::readMelee(melee, log, ruleset.melee);
        castle::readMeleeTables(melee, log, "anarchy", ruleset.meleeTables);
    }
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
