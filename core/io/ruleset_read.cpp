#include "core/io/files.h"
#include "core/yaml/mapping.h"
#include "core/yaml/source_text.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace merlon::io
{

using namespace yaml;

namespace
{

using Words = std::vector<std::string_view>;

const Words covers{"none", "light", "medium", "strong", "total"};
const Words heights{"moat", "ground", "wall", "keep"};
const Words sights{"clear", "screen", "stop", "inward", "crest", "rampart", "wall"};
const Words buildings{"none", "tower", "keep"};
const Words weaponKinds{"bow", "crossbow", "ballista"};
const Words provenances{"printed", "stand-in"};

/// One mapping of the file, its values read with a default.
class Part
{
public:
    Part(const Node& node, Log& log, std::string_view what, const Words& known)
        : known_(known), fields_(node, log, what, known_), log_(log)
    {
    }
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

    const Node* get(std::string_view key) const { return fields_.get(key); }

    std::string text(std::string_view key) const
    {
        const Node* node = fields_.get(key);
        return node ? readText(*node, log_, key).value_or("") : std::string();
    }
    std::string id() const
    {
        const Node* node = fields_.need("id");
        return node ? readId(*node, log_, "id") : std::string();
    }
    int number(std::string_view key, int least = -1000, int most = 1000) const
    {
        const Node* node = fields_.need(key);
        return node ? static_cast<int>(readInteger(*node, log_, key, least, most).value_or(0)) : 0;
    }
    int numberOr(std::string_view key, int otherwise) const { return fields_.get(key) ? number(key) : otherwise; }
    bool flag(std::string_view key, bool otherwise) const
    {
        const Node* node = fields_.get(key);
        return node ? readBool(*node, log_, key).value_or(otherwise) : otherwise;
    }
    template <class T>
    T word(std::string_view key, const Words& words, T otherwise) const
    {
        const Node* node = fields_.get(key);
        const auto index = node ? readWord(*node, log_, key, words) : std::nullopt;
        return index ? static_cast<T>(*index) : otherwise;
    }
    std::vector<std::string> texts(std::string_view key) const
    {
        const Node* node = fields_.get(key);
        return node ? readTexts(*node, log_, key) : std::vector<std::string>();
    }
    std::span<const Node> list(std::string_view key) const
    {
        const Node* node = fields_.get(key);
        return node ? readList(*node, log_, key) : std::span<const Node>();
    }

private:
    Words known_;
    Mapping fields_;
    Log& log_;
};

class RulesetReader
{
public:
    RulesetReader(const Node& root, Log& log)
        : log_(log),
          file_(root, log, "the ruleset",
                {"merlon", "id", "version", "editions", "terrain", "words", "weapons", "modifiers", "radius", "results",
                 "tables"})
    {
    }

    rules::Ruleset read();

private:
    void readEditions();
    rules::Terrain readTerrain(const Node& node);
    rules::Cost readCost(const Node* node, std::string_view what);
    rules::Weapon readWeapon(const Node& node);
    void readWords(const Node& node);
    void readModifiers(const Node& node);
    void readRadius(const Node& node);
    void readResults(const Node& node);
    std::vector<rules::ShotResult> readLetters(std::span<const Node> items);
    void readTable(const Node& node);
    void readTableRows(const Part& part, rules::ShotTable& table);
    void readWeaponColumns(const Node& node, rules::ShotTable& table);

    Log& log_;
    Part file_;
    rules::Ruleset ruleset_;
};

rules::Ruleset RulesetReader::read()
{
    ruleset_.id = file_.id();
    ruleset_.version = file_.text("version");
    readEditions();
    for (const Node& node : file_.list("terrain"))
        ruleset_.terrain.push_back(readTerrain(node));
    for (const Node& node : file_.list("weapons"))
        ruleset_.weapons.push_back(readWeapon(node));
    if (const Node* node = file_.get("words"))
        readWords(*node);
    if (const Node* node = file_.get("modifiers"))
        readModifiers(*node);
    if (const Node* node = file_.get("radius"))
        readRadius(*node);
    if (const Node* node = file_.get("results"))
        readResults(*node);
    for (const Node& node : file_.list("tables"))
        readTable(node);
    return std::move(ruleset_);
}

void RulesetReader::readEditions()
{
    for (const Node& node : file_.list("editions"))
    {
        const Part part(node, log_, "this edition", {"id", "code", "policies"});
        rules::Edition edition{part.id(), part.text("code"), {}};
        const Node* policies = part.get("policies");
        if (policies && !policies->isMapping())
            log_.error(*policies, "type", "policies should be a mapping");
        for (std::size_t i = 0; policies && policies->isMapping() && i + 1 < policies->items.size(); i += 2)
            edition.policies.emplace_back(readText(policies->items[i], log_, "policy").value_or(""),
                                          readText(policies->items[i + 1], log_, "policy").value_or(""));
        ruleset_.editions.push_back(std::move(edition));
    }
}

rules::Cost RulesetReader::readCost(const Node* node, std::string_view what)
{
    if (!node || (node->isScalar() && node->text == "x"))
        return {};
    const auto points = readInteger(*node, log_, std::string(what) + " (or x)", 0, 99);
    return points ? rules::Cost(static_cast<int>(*points)) : rules::Cost();
}

rules::Terrain RulesetReader::readTerrain(const Node& node)
{
    const Part part(node, log_, "this terrain",
                    {"id", "rule", "foot", "from", "mounted", "mounted-may-stop", "cover", "melee", "height",
                     "from-map", "sight", "building", "door", "keep-door", "symbol", "colour"});
    rules::Terrain terrain;
    terrain.id = part.id();
    terrain.rule = part.text("rule");
    terrain.foot = readCost(part.get("foot"), "foot");
    terrain.mounted = readCost(part.get("mounted"), "mounted");
    terrain.mountedMayStop = part.flag("mounted-may-stop", true);
    terrain.cover = part.word("cover", covers, rules::Cover::None);
    terrain.melee = part.texts("melee");
    terrain.height = part.word("height", heights, rules::Height::Ground);
    terrain.heightFromMap = part.flag("from-map", false);
    terrain.sight = part.word("sight", sights, rules::Sight::Clear);
    terrain.building = part.word("building", buildings, rules::Building::None);
    terrain.door = part.flag("door", false);
    terrain.keepDoor = part.flag("keep-door", false);
    terrain.colour = part.text("colour");
    const auto symbol = part.text("symbol");
    if (symbol.size() == 1 && symbol[0] > ' ' && symbol[0] <= '~')
        terrain.symbol = symbol[0];
    else
        log_.error(node, "symbol", "the symbol of a terrain is one character of the keyboard");
    return terrain;
}

rules::Weapon RulesetReader::readWeapon(const Node& node)
{
    const Part part(node, log_, "this weapon", {"id", "rule", "kind", "short", "medium", "long"});
    rules::Weapon weapon;
    weapon.id = part.id();
    weapon.rule = part.text("rule");
    weapon.kind = part.word("kind", weaponKinds, rules::WeaponKind::Bow);
    weapon.shortRange = part.number("short", 0);
    weapon.mediumRange = part.number("medium", 0);
    weapon.longRange = part.number("long", 0);
    if (weapon.shortRange > weapon.mediumRange || weapon.mediumRange > weapon.longRange)
        log_.error(node, "range", "the ranges of a weapon grow from short over medium to long");
    return weapon;
}

void RulesetReader::readWords(const Node& node)
{
    const Part part(node, log_, "words",
                    {"classes", "animals", "features", "feature-states", "structures", "overlays"});
    ruleset_.words = {part.texts("classes"),        part.texts("animals"),    part.texts("features"),
                      part.texts("feature-states"), part.texts("structures"), part.texts("overlays")};
}

void RulesetReader::readModifiers(const Node& node)
{
    const Part part(
        node, log_, "modifiers",
        {"provenance", "printed", "short", "medium", "long", "wounded-shooter", "wounded-weapons", "knight-on-foot"});
    auto& modifiers = ruleset_.modifiers;
    modifiers.shortRange = part.number("short");
    modifiers.mediumRange = part.number("medium");
    modifiers.longRange = part.number("long");
    modifiers.woundedShooter = part.number("wounded-shooter");
    modifiers.woundedWeapons = part.texts("wounded-weapons");
    modifiers.knightOnFoot = part.number("knight-on-foot");
}

void RulesetReader::readRadius(const Node& node)
{
    const Part part(node, log_, "radius",
                    {"provenance", "printed", "rampart", "tower-slit", "keep-slit", "siege-tower-top"});
    ruleset_.radius = {part.number("rampart", 0), part.number("tower-slit", 0), part.number("keep-slit", 0),
                       part.number("siege-tower-top", 0)};
}

void RulesetReader::readResults(const Node& node)
{
    const Part part(node, log_, "results", {"provenance", "printed", "foot", "mounted"});
    ruleset_.footResults = readLetters(part.list("foot"));
    ruleset_.mountedResults = readLetters(part.list("mounted"));
}

std::vector<rules::ShotResult> RulesetReader::readLetters(std::span<const Node> items)
{
    std::vector<rules::ShotResult> letters;
    for (const Node& node : items)
    {
        const Part part(node, log_, "this result", {"letter", "retreat", "target", "horse", "rider", "unhorsed"});
        letters.push_back({part.text("letter"), part.numberOr("retreat", 0), part.text("target"), part.text("horse"),
                           part.text("rider"), part.flag("unhorsed", false)});
    }
    return letters;
}

void RulesetReader::readTable(const Node& node)
{
    const Part part(node, log_, "this table", {"id", "provenance", "printed", "covers", "row", "results"});
    rules::ShotTable table;
    table.id = part.text("id");
    table.provenance = part.word("provenance", provenances, rules::Provenance::StandIn);
    for (const Node& item : part.list("covers"))
        if (const auto cover = readWord(item, log_, "cover", covers))
            table.covers.push_back(static_cast<rules::Cover>(*cover));
    readTableRows(part, table);
    if (const Node* columns = part.get("row"))
        readWeaponColumns(*columns, table);
    if (table.id == ruleset_.id + "/shots-foot")
        ruleset_.shotsFoot = std::move(table);
    else if (table.id == ruleset_.id + "/shots-mounted")
        ruleset_.shotsMounted = std::move(table);
    else
        log_.error(node, "table", "no table is named '" + table.id + "'; there are shots-foot and shots-mounted");
}

void RulesetReader::readTableRows(const Part& part, rules::ShotTable& table)
{
    for (const Node& item : part.list("results"))
    {
        table.results.push_back(readTexts(item, log_, "result"));
        if (table.results.back().size() != table.covers.size())
            log_.error(item, "table",
                       "this row has " + std::to_string(table.results.back().size()) + " results for " +
                           std::to_string(table.covers.size()) + " covers");
    }
}

void RulesetReader::readWeaponColumns(const Node& node, rules::ShotTable& table)
{
    if (!node.isMapping())
        return log_.error(node, "type", "row should be a mapping of weapons to ten rows");
    const auto rows = static_cast<long long>(table.results.size());
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        const auto weapon = readText(node.items[i], log_, "weapon").value_or("");
        const auto dice = readList(node.items[i + 1], log_, "rows of a weapon");
        if (!ruleset_.findWeapon(weapon))
            log_.error(node.items[i], "unknown-weapon", "there is no weapon '" + weapon + '\'');
        std::array<int, 10> rowOf{};
        if (dice.size() != rowOf.size())
            log_.error(node.items[i + 1], "table", "a weapon needs ten rows, one for each face of the die");
        for (std::size_t die = 0; die < std::min(dice.size(), rowOf.size()); ++die)
            rowOf[die] = static_cast<int>(readInteger(dice[die], log_, "row", 1, rows).value_or(1)) - 1;
        table.rowOf.emplace_back(weapon, rowOf);
    }
}

} // namespace

Loaded<rules::Ruleset> parseRuleset(std::string_view text, const std::string& file)
{
    const SourceText source(text);
    Log log(file, source.view());
    Loaded<rules::Ruleset> loaded;
    const auto document = parseOneDocument(source.view(), log);
    if (document.root.isMapping() && checkKind(document.root, log, "ruleset"))
    {
        auto ruleset = RulesetReader(document.root, log).read();
        if (!log.hasErrors())
            loaded.value = std::move(ruleset);
    }
    loaded.diagnostics = log.take();
    return loaded;
}

std::shared_ptr<const rules::Ruleset> builtInRuleset(std::string_view system)
{
    static std::mutex mutex;
    static std::map<std::string, std::shared_ptr<const rules::Ruleset>, std::less<>> read;
    const std::lock_guard lock(mutex);
    if (const auto known = read.find(system); known != read.end())
        return known->second;
    const auto text = rules::builtInRuleset(system);
    if (!text)
        return {};
    const std::string name(system);
    auto loaded = parseRuleset(*text, name + ".yaml");
    auto ruleset = loaded.value ? std::make_shared<const rules::Ruleset>(std::move(*loaded.value)) : nullptr;
    read.emplace(name, ruleset);
    return ruleset;
}

} // namespace merlon::io
