#include "core/io/files.h"
#include "core/io/keys.h"
#include "core/rules/catalogue.h"
#include "core/yaml/comments.h"
#include "core/yaml/mapping.h"
#include "core/yaml/source_text.h"

#include <algorithm>
#include <unordered_map>

namespace merlon::io
{

using namespace yaml;

namespace
{

/// Hexes of a scenario that is read without its map: any name that a map could have.
constexpr hex::Layout anyMap{map::maxExtent, map::maxExtent, hex::Orientation::Flat, hex::Shove::Even};

template <class Things>
std::vector<std::string_view> idsOf(const Things& things)
{
    std::vector<std::string_view> ids;
    for (const auto& thing : things)
        ids.push_back(thing.id);
    return ids;
}

/// Names that may be given once, and where they were.
using Taken = std::unordered_map<std::string, int>;

class ScenarioReader
{
public:
    ScenarioReader(const Node& root, const std::vector<Comment>& comments, Log& log, const map::HexMap* map)
        : log_(log),
          file_(root, log, "the scenario", keys::scenario, Style::Block),
          comments_(comments, file_, keys::scenario),
          hasMap_(map != nullptr),
          layout_(map ? map->layout : anyMap)
    {
    }

    scenario::Scenario read();

private:
    void readHead();
    void readRules();
    void readOptions(const Node& node);
    void readMaps(const Node& node);
    void readForces(const Node& node);
    void readForce(const Node& node, scenario::Force& force);
    void readCounter(const Node& node, scenario::Counter& counter);
    void readCounterWords(const Mapping& fields, scenario::Counter& counter);
    void readZones(const Node& node);
    void readFirst(const Node& node);
    std::string takeId(const Mapping& fields, Taken& taken, const std::string& what);
    void take(const Node& node, const std::string& name, Taken& taken, const std::string& what);
    std::string textOf(const Mapping& fields, std::string_view key);

    Log& log_;
    Mapping file_;
    CommentKeeper comments_;
    bool hasMap_;
    hex::Layout layout_;
    scenario::Scenario scenario_;
    std::shared_ptr<const rules::Ruleset> ruleset_;
    Taken forces_;
    Taken counters_;
    Taken names_;
    Taken zones_;
};

scenario::Scenario ScenarioReader::read()
{
    readHead();
    readRules();
    if (const Node* node = file_.need("maps"))
        readMaps(*node);
    if (const Node* node = file_.get("turns"))
        scenario_.turns = static_cast<int>(readInteger(*node, log_, "turns", 0, 100'000).value_or(0));
    if (const Node* node = file_.need("forces"))
        readForces(*node);
    if (const Node* node = file_.get("first"))
        readFirst(*node);
    if (const Node* node = file_.get("zones"))
        readZones(*node);
    if (const Node* node = file_.get("victory"))
        scenario_.victory = readLocalText(*node, log_, "victory");
    scenario_.extras = comments_.attach();
    settle(scenario_.extras, keys::scenario, keys::written(scenario_));
    return std::move(scenario_);
}

void ScenarioReader::readHead()
{
    if (const Node* node = file_.get("id"))
        scenario_.id = readId(*node, log_, "id");
    if (const Node* node = file_.get("title"))
        scenario_.title = readLocalText(*node, log_, "title");
    if (const Node* node = file_.get("briefing"))
        scenario_.briefing = readLocalText(*node, log_, "briefing");
}

void ScenarioReader::readRules()
{
    const Node* node = file_.get("ruleset");
    if (node)
        scenario_.ruleset = readId(*node, log_, "ruleset");
    if (!scenario_.ruleset.empty())
        ruleset_ = builtInRuleset(scenario_.ruleset);
    if (!ruleset_ && node && !scenario_.ruleset.empty())
        log_.error(*node, "unknown-ruleset",
                   "there is no ruleset '" + scenario_.ruleset + '\'' +
                       suggestion(scenario_.ruleset, rules::builtInRulesets()));
    if (const Node* edition = file_.get("edition"))
    {
        if (ruleset_)
            readWord(*edition, log_, "edition of " + scenario_.ruleset, idsOf(ruleset_->editions));
        scenario_.edition = readText(*edition, log_, "edition").value_or("");
    }
    if (const Node* options = file_.get("options"))
        readOptions(*options);
}

/// Options are the rulings of the catalogue that have variants, `siege.ruling.edge-line` by its last word.
void ScenarioReader::readOptions(const Node& node)
{
    if (!node.isMapping())
        return log_.error(node, "type", "options should be a mapping, {edge-line: strict}");
    const std::string prefix = scenario_.ruleset + ".ruling.";
    std::vector<std::string_view> known;
    for (const auto& rule : rules::catalogue())
        if (rule.rule.id.starts_with(prefix) && !rule.variants.empty())
            known.push_back(rule.rule.id.substr(prefix.size()));
    Taken taken;
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        const Node& key = node.items[i];
        const Node& value = node.items[i + 1];
        const auto name = readText(key, log_, "option").value_or("");
        take(key, name, taken, "option");
        const auto* rule = rules::findRule(prefix + name);
        if (!rule || rule->variants.empty())
        {
            log_.error(key, "unknown-option", "there is no option '" + name + '\'' + suggestion(name, known));
            continue;
        }
        if (readWord(value, log_, "way to play '" + name + '\'', {rule->variants.begin(), rule->variants.end()}))
            scenario_.options.push_back({name, value.text});
    }
}

void ScenarioReader::readMaps(const Node& node)
{
    const auto items = readList(node, log_, "maps");
    if (node.isSequence() && items.size() != 1)
        log_.error(items.empty() ? node : items[1], "maps",
                   items.empty() ? "a scenario needs a map, '- {file: castle.map.yaml}'"
                                 : "this version of Merlon plays on one map; take the others out");
    scenario_.maps.resize(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
    {
        auto& ref = scenario_.maps[i];
        Mapping fields(items[i], log_, "this map", keys::mapRef);
        if (const Node* value = fields.need("file"))
        {
            ref.file = readText(*value, log_, "file").value_or("");
            if (const auto problem = pathProblem(ref.file); value->isScalar() && !problem.empty())
                log_.error(*value, "path", "the map '" + ref.file + "' is not read: " + problem);
        }
        ref.extras = std::move(fields.extras);
        settle(ref.extras, keys::mapRef, {"file"});
        comments_.item(items[i], ref.extras);
    }
}

void ScenarioReader::take(const Node& node, const std::string& name, Taken& taken, const std::string& what)
{
    if (name.empty())
        return;
    if (const auto [first, fresh] = taken.emplace(name, node.line); !fresh)
        log_.error(node, "same-name",
                   "the " + what + " '" + name + "' is in line " + std::to_string(first->second) +
                       " already; each needs its own");
}

std::string ScenarioReader::takeId(const Mapping& fields, Taken& taken, const std::string& what)
{
    const Node* node = fields.need("id");
    if (!node)
        return {};
    auto id = readId(*node, log_, "id");
    take(*node, id, taken, what);
    return id;
}

std::string ScenarioReader::textOf(const Mapping& fields, std::string_view key)
{
    const Node* node = fields.get(key);
    return node ? readText(*node, log_, key).value_or("") : std::string();
}

void ScenarioReader::readForces(const Node& node)
{
    const auto items = readList(node, log_, "forces");
    scenario_.forces.resize(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
        readForce(items[i], scenario_.forces[i]);
}

void ScenarioReader::readForce(const Node& node, scenario::Force& force)
{
    Mapping fields(node, log_, "this force", keys::force, Style::Block);
    force.id = takeId(fields, forces_, "force");
    if (const Node* value = fields.get("name"))
        force.name = readLocalText(*value, log_, "name");
    if (const Node* value = fields.get("colour"))
    {
        force.colour = readText(*value, log_, "colour").value_or("");
        const bool good = force.colour.size() == 7 && force.colour[0] == '#' &&
                          force.colour.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
        if (value->isScalar() && !good)
            log_.error(*value, "colour", '\'' + force.colour + "' is not a colour; write it in quotes, like '#a03020'");
    }
    else if (const Node* key = fields.keyNode("colour"))
        log_.error(*key, "colour",
                   "the colour is missing; write it in quotes, '#a03020', or YAML takes it for a comment");
    comments_.item(node, force.extras);
    if (const Node* value = fields.get("counters"))
    {
        const auto items = readList(*value, log_, "counters");
        force.counters.resize(items.size());
        for (std::size_t i = 0; i < items.size(); ++i)
            readCounter(items[i], force.counters[i]);
    }
    force.extras = std::move(fields.extras);
    settle(force.extras, keys::force, keys::written(force));
}

void ScenarioReader::readCounter(const Node& node, scenario::Counter& counter)
{
    Mapping fields(node, log_, "this counter", keys::counter);
    counter.id = takeId(fields, counters_, "counter");
    counter.name = textOf(fields, "name");
    if (const Node* name = fields.get("name"))
        take(*name, counter.name, names_, "counter named");
    readCounterWords(fields, counter);
    const auto number = [&](const char* key, int least, int most)
    {
        const Node* value = fields.get(key);
        return value ? static_cast<int>(readInteger(*value, log_, key, least, most).value_or(0)) : 0;
    };
    counter.attack = number("attack", 0, 999);
    counter.defence = number("defence", 0, 999);
    counter.movement = number("movement", 0, 999);
    counter.skill = number("skill", -3, 3);
    if (const Node* value = fields.get("mounted"))
        counter.mounted = readBool(*value, log_, "mounted").value_or(false);
    if (const Node* value = fields.get("state"))
        counter.state = static_cast<scenario::Health>(readWord(*value, log_, "state", keys::healths).value_or(0));
    if (const Node* value = fields.get("hex"))
        counter.hex = readHex(*value, log_, layout_);
    if (const Node* value = fields.get("rear"))
    {
        counter.rear = readHex(*value, log_, layout_);
        if (hasMap_ && counter.hex && counter.rear && hex::distance(*counter.hex, *counter.rear) != 1)
            log_.error(*value, "rear", "the rear hex '" + value->text + "' is not beside the hex of this counter");
    }
    if (counter.mounted && counter.hex && !fields.get("rear"))
        log_.error(node, "rear", "this counter is mounted and takes two hexes; give 'rear', the hex behind it");
    const bool animal = ruleset_ && std::ranges::count(ruleset_->words.animals, counter.cls) > 0;
    if (!counter.mounted && !animal && counter.rear)
        log_.error(*fields.get("rear"), "rear",
                   "only a mounted counter or an animal has a rear hex; add 'mounted: true' or take it out");
    if (counter.rear && !fields.get("hex"))
        log_.error(*fields.get("rear"), "rear", "this counter has a rear hex and no hex");
    counter.extras = std::move(fields.extras);
    settle(counter.extras, keys::counter, keys::written(counter));
    comments_.item(node, counter.extras);
}

void ScenarioReader::readCounterWords(const Mapping& fields, scenario::Counter& counter)
{
    const auto known = [&](const char* key, const std::vector<std::string_view>& words)
    {
        const Node* node = fields.get(key);
        const std::string text = textOf(fields, key);
        if (node && node->isScalar() && ruleset_ && std::ranges::find(words, std::string_view(text)) == words.end())
            log_.error(*node, std::string("unknown-") + key,
                       "the rules know no " + std::string(key) + " '" + text + '\'' + suggestion(text, words));
        return text;
    };
    if (fields.get("class"))
    {
        const auto classes = ruleset_ ? ruleset_->words.classes : std::vector<std::string>();
        counter.cls = known("class", {classes.begin(), classes.end()});
    }
    counter.weapon = known("weapon", ruleset_ ? idsOf(ruleset_->weapons) : std::vector<std::string_view>());
    counter.rank = textOf(fields, "rank");
    counter.armour = textOf(fields, "armour");
}

void ScenarioReader::readFirst(const Node& node)
{
    scenario_.first = readText(node, log_, "first").value_or("");
    if (node.isScalar() && !forces_.contains(scenario_.first))
        log_.error(node, "unknown-force",
                   "there is no force '" + scenario_.first + '\'' +
                       suggestion(scenario_.first, idsOf(scenario_.forces)));
}

void ScenarioReader::readZones(const Node& node)
{
    const auto items = readList(node, log_, "zones");
    scenario_.zones.resize(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
    {
        auto& zone = scenario_.zones[i];
        Mapping fields(items[i], log_, "this zone", keys::zone);
        zone.id = takeId(fields, zones_, "zone");
        if (const Node* value = fields.need("force"))
        {
            zone.force = readText(*value, log_, "force").value_or("");
            if (value->isScalar() && !forces_.contains(zone.force))
                log_.error(*value, "unknown-force",
                           "there is no force '" + zone.force + '\'' + suggestion(zone.force, idsOf(scenario_.forces)));
        }
        if (const Node* value = fields.need("hexes"))
            zone.hexes = readHexes(*value, log_, layout_, "hexes");
        zone.extras = std::move(fields.extras);
        settle(zone.extras, keys::zone, {keys::zone.begin(), keys::zone.end()});
        comments_.item(items[i], zone.extras);
    }
}

} // namespace

Loaded<scenario::Scenario> parseScenario(std::string_view text, const std::string& file, const map::HexMap* map)
{
    const SourceText source(text);
    Log log(file, source.view());
    Loaded<scenario::Scenario> loaded;
    const auto document = parseOneDocument(source.view(), log);
    if (document.root.isMapping() && checkKind(document.root, log, "scenario"))
    {
        auto scenario = ScenarioReader(document.root, document.comments, log, map).read();
        if (!log.hasErrors())
            loaded.value = std::move(scenario);
    }
    loaded.diagnostics = log.take();
    return loaded;
}

} // namespace merlon::io
