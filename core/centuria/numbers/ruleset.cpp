#include "core/centuria/numbers/ruleset.h"

#include "core/rules/catalogue.h"
#include "core/yaml/part.h"
#include "tell.h"

#include <limits>

namespace merlon::centuria
{
namespace
{

using yaml::Log;
using yaml::Node;
using yaml::Part;

/// A mapping of that name; an empty one where there is none, so that each number that is missing is told.
const Node& under(const Part& file, std::string_view key)
{
    static const Node none;
    const Node* node = file.get(key);
    return node != nullptr ? *node : none;
}

std::array<int, 2> two(const Part& part, std::string_view key, Log& log)
{
    std::array<int, 2> out{};
    const auto items = part.list(key);
    for (std::size_t i = 0; i < std::min(items.size(), out.size()); ++i)
        out[i] = static_cast<int>(yaml::readInteger(items[i], log, key, 0, 9999).value_or(0));
    return out;
}

Defaults readDefaults(const Node& node, Log& log)
{
    const Part part(node, log, "defaults",
                    {"printed", "rounds", "round-minutes", "late-minutes", "army-points", "units", "late-entry-until"});
    Defaults out;
    out.rounds = part.number("rounds", 1, 99);
    out.roundMinutes = two(part, "round-minutes", log);
    out.lateMinutes = part.number("late-minutes", 0, 999);
    out.armyPoints = part.number("army-points", 1, 9999);
    out.units = two(part, "units", log);
    out.lateEntryUntil = part.number("late-entry-until", 1, 99);
    return out;
}

Penalties readPenalties(const Node& node, Log& log)
{
    const Part part(node, log, "penalties",
                    {"printed", "list-late", "dice", "ruler", "rulebook", "scenery", "camp", "complaint"});
    return {part.number("list-late"), part.number("dice"), part.number("ruler"),    part.number("rulebook"),
            part.number("scenery"),   part.number("camp"), part.number("complaint")};
}

Kit readKit(const Node& node, Log& log)
{
    const Part part(node, log, "kit", {"printed", "dice", "elements", "walls", "impassable", "fixed"});
    return {part.number("dice"), part.number("elements"), part.number("walls"), part.number("impassable"),
            part.number("fixed")};
}

Play readPlay(const Node& node, Log& log)
{
    const Part part(node, log, "play",
                    {"printed", "infiltrated", "vanguard-edge", "vanguard-enemy", "baggage-base", "baggage-tactical",
                     "baggage-melee", "baggage-armour", "crate-base", "pick-up", "breach-units"});
    return {part.number("infiltrated"),     part.number("vanguard-edge"),    part.number("vanguard-enemy"),
            two(part, "baggage-base", log), part.number("baggage-tactical"), part.number("baggage-melee"),
            part.number("baggage-armour"),  part.number("crate-base"),       part.number("pick-up"),
            part.number("breach-units")};
}

} // namespace

Ruleset readRuleset(const Node& root, Log& log)
{
    const Part file(root, log, tell::the_ruleset{},
                    {"merlon", "id", "defaults", "due-days", "penalties", "kit", "awards", "turns", "play",
                     "scenery-changes", "victory"});
    if (const std::string id = file.id(); id != "centuria")
        log.error(root, tell::unknown_ruleset_other{.found = '\'' + id + '\'', .system = "'centuria'"});
    Ruleset out;
    out.defaults = readDefaults(under(file, "defaults"), log);
    out.dueDays = file.number("due-days", 0, 365);
    out.penalties = readPenalties(under(file, "penalties"), log);
    out.kit = readKit(under(file, "kit"), log);
    const Part awards(under(file, "awards"), log, "awards", {"printed", "table", "during"});
    out.awards = {awards.number("table"), awards.number("during")};
    out.turns = file.number("turns", 1, 99);
    out.play = readPlay(under(file, "play"), log);
    out.changes = readChanges(under(file, "scenery-changes"), log);
    out.schedules = readSchedules(under(file, "victory"), log);
    return out;
}

const Ruleset& builtInRuleset()
{
    static const Ruleset ruleset = []
    {
        const std::string_view text = rules::dataFile("centuria");
        Log log("centuria.yaml", text);
        return readRuleset(yaml::parseOneDocument(text, log).root, log);
    }();
    return ruleset;
}

} // namespace merlon::centuria
