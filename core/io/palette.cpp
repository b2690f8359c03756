#include "core/io/files.h"
#include "core/io/table_map.h"
#include "core/rules/catalogue.h"
#include "core/systems.h"
#include "core/yaml/part.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace merlon::io
{

using namespace yaml;

namespace
{

std::optional<int> readLevel(const Node& node, Log& log)
{
    const auto level = readInteger(node, log, "level", map::lowestLevel, map::highestLevel);
    return level ? std::optional(static_cast<int>(*level)) : std::nullopt;
}

/// What the other keys of a terrain say is for its system.
map::PaletteTerrain readTerrain(const Node& node, Log& log)
{
    map::PaletteTerrain terrain;
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        const std::string& key = node.items[i].text;
        const Node& value = node.items[i + 1];
        if (key == "id")
            terrain.id = readId(value, log, "id");
        else if (key == "rule")
            terrain.rule = value.text;
        else if (key == "look")
            terrain.look = value.text;
        else if (key == "colour")
            terrain.colour = value.text;
        else if (key == "symbol" && value.text.size() == 1 && value.text[0] > ' ' && value.text[0] <= '~')
            terrain.symbol = value.text[0];
        else if (key == "symbol")
            log.error(value, tell::symbol_terrain{});
        else if (key == "level")
            terrain.level = readLevel(value, log);
        else if (key == "bears")
            terrain.bears = readTexts(value, log, "bears");
        else if (key == "leads")
            terrain.leads = readTexts(value, log, "leads");
        else if (value.isScalar())
            terrain.said.emplace_back(key, value.text);
    }
    return terrain;
}

const std::vector<std::string_view> outwards{"none", "any", "outside", "against", "ahead", "gate"};
const std::vector<std::string_view> provenances{"printed", "stand-in"};

/// One number, or the least and the most.
void readExtent(const Node& node, Log& log, map::PaletteOverlay& overlay)
{
    constexpr int longest = 999;
    const auto number = [&](const Node& at)
    { return static_cast<int>(readInteger(at, log, "hexes", 1, longest).value_or(1)); };
    const bool range = node.isSequence() && node.items.size() == 2;
    overlay.fewest = number(range ? node.items[0] : node);
    overlay.most = range ? std::max(overlay.fewest, number(node.items[1])) : overlay.fewest;
}

map::PaletteOverlay readOverlay(const Node& node, Log& log)
{
    const Part part(node, log, tell::this_overlay{},
                    {"id", "rule", "provenance", "hexes", "bends", "course", "spreads", "look", "colour", "width",
                     "outward", "against", "on", "over", "level", "states", "mines"});
    map::PaletteOverlay overlay;
    overlay.id = part.id();
    overlay.rule = part.text("rule");
    overlay.standIn = part.word("provenance", provenances, 0) == 1;
    if (const Node* extent = part.get("hexes"))
        readExtent(*extent, log, overlay);
    overlay.course = part.flag("course", false);
    overlay.spreads = part.flag("spreads", false);
    overlay.bends = overlay.course || overlay.spreads || part.flag("bends", false);
    overlay.look = part.text("look");
    overlay.colour = part.text("colour");
    if (part.get("width") != nullptr)
        overlay.width = part.number("width", 5, 100);
    overlay.outward = part.word("outward", outwards, map::Outward::None);
    overlay.against = part.texts("against");
    overlay.on = part.texts("on");
    overlay.over = part.texts("over");
    if (part.get("level") != nullptr)
        overlay.lowest = part.number("level", map::lowestLevel, map::highestLevel);
    overlay.states = part.texts("states");
    overlay.mines = part.texts("mines");
    return overlay;
}

map::PaletteStructure readStructure(const Node& node, Log& log)
{
    const Part part(node, log, tell::this_structure{}, {"id", "of", "around"});
    return {part.id(), part.texts("of"), part.texts("around")};
}

const Node* under(const Node& node, std::string_view key)
{
    for (std::size_t i = 0; node.isMapping() && i + 1 < node.items.size(); i += 2)
        if (node.items[i].text == key)
            return &node.items[i + 1];
    return nullptr;
}

void readOverlays(const Node& root, Log& log, map::Palette& palette)
{
    if (const Node* overlays = under(root, "overlays"))
        for (const Node& one : readList(*overlays, log, "overlays"))
            palette.overlays.push_back(readOverlay(one, log));
}

std::vector<map::TableKind> readKinds(const Part& table, Log& log, std::string_view list, const Argument& what)
{
    std::vector<map::TableKind> kinds;
    for (const Node& node : table.list(list))
    {
        const Part part(node, log, what, {"id", "rule", "look", "colour", "width"});
        const Node* width = part.get("width");
        kinds.push_back({part.id(), part.text("rule"), part.text("look"), part.text("colour"),
                         width != nullptr ? readTenths(*width, log, "width", 1, map::widestCourse).value_or(0) : 0});
    }
    return kinds;
}

/// What lies on measured tables.
map::TableKinds readTableKinds(const Node& root, Log& log)
{
    const Node* node = under(root, "table");
    if (node == nullptr)
        return {};
    const Part table(*node, log, tell::the_table{}, {"areas", "courses", "nodes", "ways"});
    return {readKinds(table, log, "areas", tell::this_area{}), readKinds(table, log, "courses", tell::this_course{}),
            readKinds(table, log, "nodes", tell::this_node{}), readKinds(table, log, "ways", tell::this_way{})};
}

/// A file that rulesets read, or the plain set.
void checkShared(const Node& root, Log& log)
{
    const Part file(root, log, tell::the_ruleset{}, {"merlon", "id", "overlays", "table"});
    map::Palette palette;
    readOverlays(root, log, palette);
    readTableKinds(root, log);
}

/// Those of the file that it reads come behind its own.
void readShared(const Node& root, Log& log, map::Palette& palette)
{
    const Node* name = under(root, "reads");
    if (name == nullptr)
        return;
    const std::string_view text = rules::dataFile(name->text);
    if (text.empty())
        return log.error(*name, tell::unknown_ruleset_none{.name = quote(name->text),
                                                           .suggestion = suggestion(name->text, systemNames())});
    Log ofShared(name->text + ".yaml", text);
    map::Palette shared;
    readOverlays(parseOneDocument(text, ofShared).root, ofShared, shared);
    for (map::PaletteOverlay& one : shared.overlays)
        if (palette.overlay(one.id) == nullptr) // its own lies as it says itself
            palette.overlays.push_back(std::move(one));
}

map::Palette readPalette(const Node& root, Log& log, std::string_view system)
{
    map::Palette palette;
    palette.system = system;
    if (const Node* terrain = under(root, "terrain"))
        for (const Node& one : readList(*terrain, log, "terrain"))
            palette.terrain.push_back(readTerrain(one, log));
    const Node* words = under(root, "words");
    const auto listed = [&](std::string_view key)
    {
        const Node* node = words != nullptr ? under(*words, key) : nullptr;
        return node != nullptr ? readTexts(*node, log, key) : std::vector<std::string>();
    };
    palette.features = listed("features");
    palette.anywhere = listed("features-anywhere");
    palette.alone = listed("features-alone");
    palette.withState = listed("features-with-state");
    palette.featureStates = listed("feature-states");
    palette.stones = listed("stones");
    if (const Node* structures = under(root, "structures"))
        for (const Node& one : readList(*structures, log, "structures"))
            palette.structures.push_back(readStructure(one, log));
    readOverlays(root, log, palette);
    readShared(root, log, palette);
    return palette;
}

} // namespace

std::shared_ptr<const map::Palette> palette(std::string_view system)
{
    static std::mutex mutex;
    static std::map<std::string, std::shared_ptr<const map::Palette>, std::less<>> read;
    const std::lock_guard lock(mutex);
    if (const auto known = read.find(system); known != read.end())
        return known->second;
    if (findSystem(system) == nullptr)
        return {};
    const std::string_view text = rules::dataFile(system);
    Log log(std::string(system), text);
    const Node root = text.empty() ? Node{} : parseOneDocument(text, log).root;
    auto palette = std::make_shared<const map::Palette>(readPalette(root, log, system));
    return read.emplace(std::string(system), std::move(palette)).first->second;
}

std::shared_ptr<const map::TableKinds> tableKinds(std::string_view system)
{
    static std::mutex mutex;
    static std::map<std::string, std::shared_ptr<const map::TableKinds>, std::less<>> known;
    const std::lock_guard lock(mutex);
    const auto read = [](std::string_view name)
    {
        const std::string_view text = rules::dataFile(name);
        Log log(std::string(name), text);
        return text.empty() ? map::TableKinds() : readTableKinds(parseOneDocument(text, log).root, log);
    };
    const std::string_view name = findSystem(system) != nullptr ? system : "plain";
    if (const auto there = known.find(name); there != known.end())
        return there->second;
    map::TableKinds kinds = read(name);
    if (kinds.empty())
        kinds = read("plain");
    return known.emplace(std::string(name), std::make_shared<const map::TableKinds>(std::move(kinds))).first->second;
}

std::string_view systemOf(const map::HexMap& map)
{
    return map.ruleset.empty() ? defaultSystem().id() : std::string_view(map.ruleset);
}

std::shared_ptr<const map::Palette> paletteOf(const map::HexMap& map)
{
    return palette(systemOf(map));
}

Diagnostics checkRuleset(std::string_view text, const std::string& file)
{
    const SourceText source(text);
    Log log(file, source.view());
    if (const auto document = parseDocumentOf("ruleset", source.view(), log))
    {
        const Node* id = under(document->root, "id");
        const play::System* system = id != nullptr ? findSystem(id->text) : nullptr;
        if (system == nullptr && id != nullptr && !rules::dataFile(id->text).empty())
            checkShared(document->root, log);
        else if (system == nullptr)
            log.error(
                id != nullptr ? *id : document->root,
                tell::unknown_ruleset_system{.suggestion = suggestion(id != nullptr ? id->text : "", systemNames())});
        else
        {
            readPalette(document->root, log, system->id());
            readTableKinds(document->root, log);
            system->check(document->root, log);
        }
    }
    return log.take();
}

} // namespace merlon::io
