#include "core/siege/numbers/ruleset.h"

#include "core/play/codec.h"
#include "core/rules/catalogue.h"
#include "core/siege/numbers/options.h"
#include "core/yaml/part.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using castle::Building;
using castle::Cost;
using castle::Cover;
using castle::Height;
using castle::Sight;
using castle::Terrain;
using yaml::Log;
using yaml::Node;
using yaml::Part;
using Words = std::vector<std::string_view>;

const Words covers{"none", "light", "medium", "strong", "total"};
const Words heights{"moat", "ground", "wall", "keep"};
const Words sights{"clear", "screen", "stop", "inward", "crest", "rampart", "wall"};
const Words buildings{"none", "tower", "keep"};
const Words errorRows{"lost", "wounded"};

class RulesetReader
{
public:
    RulesetReader(const Node& root, Log& log)
        : log_(log),
          file_(root, log, tell::the_ruleset{},
                {"merlon", "id",      "editions", "terrain",        "coverings", "words",       "weapons",  "modifiers",
                 "radius", "results", "tables",   "melee",          "engines",   "bombardment", "machines", "healing",
                 "fire",   "ladder",  "panic",    "shooting-error", "skill",     "structures",  "overlays"})
    {
    }

    Ruleset read();

private:
    void readEditions();
    std::optional<play::Value> readPolicy(const Node& node, const play::Field& field);
    Terrain readTerrain(const Node& node);
    Terrain readCovering(const Node& node);
    Cost readCost(const Node* node, std::string_view what);
    void readWords(const Node& node);
    void readModifiers(const Node& node);
    void readRadius(const Node& node);
    void readResults(const Node& node);
    void readTable(const Node& node);
    EngineKind readEngine(const Node& node);
    void readBombardment(const Node& node);
    void readHealing(const Node& node);
    void readMachines(const Node& node);
    void readLadder(const Node& node);
    void readErrors(const Node& node);
    void readSkill(const Node& node);

    Log& log_;
    Part file_;
    Ruleset ruleset_;
};

Ruleset RulesetReader::read()
{
    if (const std::string id = file_.id(); id != "siege")
        log_.error(*file_.get("id"), tell::unknown_ruleset_other{.system = "'siege'", .found = '\'' + id + '\''});
    readEditions();
    castle::Terrains terrains;
    for (const Node& node : file_.list("terrain"))
        terrains.all.push_back(readTerrain(node));
    for (const Node& node : file_.list("coverings"))
        terrains.coverings.push_back(readCovering(node));
    ruleset_.terrains = std::make_shared<const castle::Terrains>(std::move(terrains));
    for (const Node& node : file_.list("weapons"))
        ruleset_.weapons.push_back(readWeapon(node, log_));
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
    for (const Node& node : file_.list("engines"))
        ruleset_.engines.push_back(readEngine(node));
    if (const Node* node = file_.get("bombardment"))
        readBombardment(*node);
    if (const Node* node = file_.get("machines"))
        readMachines(*node);
    if (const Node* node = file_.get("healing"))
        readHealing(*node);
    if (const Node* node = file_.get("ladder"))
        readLadder(*node);
    if (const Node* node = file_.get("fire"))
        ruleset_.fire = readFire(*node, log_);
    if (const Node* node = file_.get("panic"))
        ruleset_.panic = readPanic(*node, log_);
    if (const Node* node = file_.get("shooting-error"))
        readErrors(*node);
    if (const Node* node = file_.get("skill"))
        readSkill(*node);
    if (const Node* node = file_.get("melee"))
        ruleset_.melee = readMelee(*node, log_);
    return std::move(ruleset_);
}

void RulesetReader::readEditions()
{
    for (const Node& node : file_.list("editions"))
    {
        const Part part(node, log_, tell::this_edition{}, {"id", "policies"});
        Edition edition;
        edition.id = part.id();
        if (const Node* policies = part.get("policies"))
        {
            const Part choices(*policies, log_, "policies", play::keysOf(play::kindOf<Differences>()));
            for (const play::Field& field : differences())
                if (const Node* value = choices.get(field.key))
                    if (const auto read = readPolicy(*value, field))
                        field.get(&edition.says, *read, play::today);
        }
        ruleset_.editions.push_back(std::move(edition));
    }
}

/// A flag, a number or one of the words of a field.
std::optional<play::Value> RulesetReader::readPolicy(const Node& node, const play::Field& field)
{
    if (field.sort == play::Sort::Flag)
    {
        const auto flag = yaml::readBool(node, log_, field.key);
        return flag ? std::optional<play::Value>(*flag) : std::nullopt;
    }
    if (field.sort == play::Sort::Number)
    {
        const auto number = yaml::readInteger(node, log_, field.key, 0, 999);
        return number ? std::optional<play::Value>(static_cast<int>(*number)) : std::nullopt;
    }
    const auto index = yaml::readWord(node, log_, field.key, {field.words.begin(), field.words.end()});
    return index ? std::optional<play::Value>(
                       play::Choice{std::string(field.set), std::string(field.words[static_cast<std::size_t>(*index)])})
                 : std::nullopt;
}

Cost RulesetReader::readCost(const Node* node, std::string_view what)
{
    if (!node || (node->isScalar() && node->text == "x"))
        return {};
    const auto points = yaml::readInteger(*node, log_, tell::or_x{.key = what}, 0, 99);
    return points ? Cost(static_cast<int>(*points)) : Cost();
}

Terrain RulesetReader::readTerrain(const Node& node)
{
    const Part part(node, log_, tell::this_terrain{},
                    {"id",          "rule",        "foot",           "mounted",          "from-moat",
                     "from-ladder", "from-rubble", "from-tower-top", "mounted-may-stop", "cover",
                     "height",      "from-map",    "sight",          "building",         "door",
                     "keep-door",   "look",        "symbol",         "colour",           "level",
                     "bears",       "leads"});
    Terrain terrain;
    terrain.id = part.id();
    terrain.rule = part.text("rule");
    terrain.foot = readCost(part.get("foot"), "foot");
    terrain.mounted = readCost(part.get("mounted"), "mounted");
    terrain.fromMoat = readCost(part.get("from-moat"), "from-moat");
    terrain.fromLadder = readCost(part.get("from-ladder"), "from-ladder");
    terrain.fromRubble = readCost(part.get("from-rubble"), "from-rubble");
    terrain.fromTowerTop = readCost(part.get("from-tower-top"), "from-tower-top");
    terrain.mountedMayStop = part.flag("mounted-may-stop", true);
    terrain.cover = part.word("cover", covers, Cover::None);
    terrain.height = part.word("height", heights, Height::Ground);
    terrain.heightFromMap = part.flag("from-map", false);
    terrain.sight = part.word("sight", sights, Sight::Clear);
    terrain.building = part.word("building", buildings, Building::None);
    terrain.door = part.flag("door", false);
    terrain.keepDoor = part.flag("keep-door", false);
    return terrain;
}

Terrain RulesetReader::readCovering(const Node& node)
{
    const Part part(node, log_, tell::this_terrain{},
                    {"id", "rule", "foot", "mounted", "same-level", "climb", "from-rampart"});
    Terrain row;
    row.id = part.id();
    row.rule = part.text("rule");
    row.foot = readCost(part.get("foot"), "foot");
    row.mounted = readCost(part.get("mounted"), "mounted");
    row.sameLevel = readCost(part.get("same-level"), "same-level");
    row.climb = readCost(part.get("climb"), "climb");
    row.fromRampart = readCost(part.get("from-rampart"), "from-rampart");
    return row;
}

void RulesetReader::readWords(const Node& node)
{
    const Part part(node, log_, "words",
                    {"classes", "animals", "draught", "features", "features-anywhere", "features-with-state",
                     "feature-states", "stones"});
    ruleset_.classes = part.texts("classes");
    ruleset_.animals = part.texts("animals");
    ruleset_.draught = part.texts("draught");
}

void RulesetReader::readMachines(const Node& node)
{
    const Part part(node, log_, "machines",
                    {"provenance", "printed", "movement", "ram-points", "ram-turns", "ballista-turns", "mantlet"});
    ruleset_.machines = {part.number("movement", 1), part.number("ram-points", 1), part.number("ram-turns", 1),
                         part.number("ballista-turns", 1), part.number("mantlet", 0)};
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
    ruleset_.footResults = readShotResults(part.list("foot"), log_);
    ruleset_.mountedResults = readShotResults(part.list("mounted"), log_);
}

void RulesetReader::readTable(const Node& node)
{
    ShotTable table = readShotTable(node, log_, ruleset_.weapons);
    if (table.id == "siege/shots-foot")
        ruleset_.shotsFoot = std::move(table);
    else if (table.id == "siege/shots-mounted")
        ruleset_.shotsMounted = std::move(table);
    else
        log_.error(node, tell::table_unknown{.name = '\'' + table.id + '\'', .tables = "shots-foot, shots-mounted"});
}

EngineKind RulesetReader::readEngine(const Node& node)
{
    const Part part(node, log_, tell::this_engine{}, {"class", "rule", "provenance", "printed", "points"});
    return {part.text("class"), part.text("rule"), part.number("points", 1)};
}

void RulesetReader::readBombardment(const Node& node)
{
    const Part part(node, log_, "bombardment", {"provenance", "printed", "columns", "tower", "keep", "results"});
    Bombardment& bombardment = ruleset_.bombardment;
    for (const Node& item : part.list("columns"))
        bombardment.table.columns.push_back(
            static_cast<int>(yaml::readInteger(item, log_, "columns", 1, 999).value_or(1)));
    if (!std::ranges::is_sorted(bombardment.table.columns))
        log_.error(*part.get("columns"), tell::columns_grow{});
    bombardment.tower = part.number("tower");
    bombardment.keep = part.number("keep");
    const auto rows = part.list("results");
    if (rows.size() != bombardment.table.cells.size())
        log_.error(node, tell::bombardment_rows{});
    for (std::size_t row = 0; row < std::min(rows.size(), bombardment.table.cells.size()); ++row)
    {
        auto cells = yaml::readTexts(rows[row], log_, "results");
        if (cells.size() != bombardment.table.columns.size())
            log_.error(rows[row],
                       tell::bombardment_cells{.results = cells.size(), .columns = bombardment.table.columns.size()});
        for (const std::string& cell : cells)
            if (!castle::readCell(cell))
                log_.error(rows[row], tell::bombardment_cell{.found = '\'' + cell + '\''});
        cells.resize(bombardment.table.columns.size(), "-");
        bombardment.table.cells[row] = std::move(cells);
    }
}

void RulesetReader::readLadder(const Node& node)
{
    const Part part(node, log_, "ladder", {"provenance", "printed", "carried", "shifted", "falls"});
    ruleset_.ladder = {part.number("carried", 0), part.number("shifted", 0), part.number("falls", 0)};
}

void RulesetReader::readHealing(const Node& node)
{
    const Part part(node, log_, "healing", {"provenance", "printed", "days"});
    for (const Node& item : part.list("days"))
    {
        const bool months = item.isScalar() && item.text == "months";
        const auto days = months ? std::nullopt : yaml::readInteger(item, log_, tell::or_months{.key = "days"}, 1, 999);
        ruleset_.healing.push_back(days ? std::optional(static_cast<int>(*days)) : std::nullopt);
    }
    if (ruleset_.healing.size() != 9)
        log_.error(node, tell::healing_nine{});
}

/// Row by row, and the faces that an edition prints twice.
void RulesetReader::readErrors(const Node& node)
{
    const Part part(node, log_, "shooting-error", {"provenance", "printed", "rows", "twice"});
    const auto rows = part.list("rows");
    if (rows.size() != ruleset_.errors.hits.size())
        log_.error(node, tell::error_rows{});
    for (std::size_t row = 0; row < std::min(rows.size(), ruleset_.errors.hits.size()); ++row)
        ruleset_.errors.hits[row] = yaml::readWord(rows[row], log_, "rows", errorRows) == 1;
    std::vector<std::string_view> names;
    for (const Edition& edition : ruleset_.editions)
        names.push_back(edition.id);
    if (const Node* twice = part.get("twice"))
    {
        const Part faces(*twice, log_, "twice", names);
        for (Edition& edition : ruleset_.editions)
            for (const Node& item : faces.list(edition.id))
                edition.errorTwice.push_back(
                    static_cast<int>(yaml::readInteger(item, log_, "twice", 1, 10).value_or(1)));
    }
}

void RulesetReader::readSkill(const Node& node)
{
    const Part part(node, log_, "skill", {"provenance", "printed", "categories"});
    ruleset_.skilled = part.texts("categories");
    for (const Node& item : part.list("categories"))
        if (item.isScalar() && ruleset_.findWeapon(item.text) == nullptr)
            log_.error(item, tell::unknown_weapon{.name = '\'' + item.text + '\''});
}

} // namespace

const EngineKind* Ruleset::findEngine(std::string_view cls) const
{
    const auto found = std::ranges::find(engines, cls, &EngineKind::cls);
    return found == engines.end() ? nullptr : &*found;
}

const Weapon* Ruleset::findWeapon(std::string_view id) const
{
    const auto found = std::ranges::find(weapons, id, &Weapon::id);
    return found == weapons.end() ? nullptr : &*found;
}

const Edition* Ruleset::findEdition(std::string_view id) const
{
    const auto found = std::ranges::find(editions, id, &Edition::id);
    return found == editions.end() ? nullptr : &*found;
}

const Edition* Ruleset::editionOf(std::string_view id) const
{
    const Edition* named = findEdition(id);
    return named != nullptr || editions.empty() ? named : &editions.front();
}

Ruleset readRuleset(const Node& root, Log& log)
{
    return RulesetReader(root, log).read();
}

std::shared_ptr<const Ruleset> builtInRuleset()
{
    static const auto ruleset = []
    {
        const std::string_view text = rules::dataFile("siege");
        Log log("siege.yaml", text);
        return std::make_shared<const Ruleset>(readRuleset(yaml::parseOneDocument(text, log).root, log));
    }();
    return ruleset;
}

} // namespace merlon::siege
