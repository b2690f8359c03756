#include "core/siege/numbers/ruleset.h"

#include "core/castle/numbers/read_numbers.h"
#include "core/play/codec.h"
#include "core/rules/catalogue.h"
#include "core/siege/numbers/options.h"
#include "core/yaml/part.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using yaml::Log;
using yaml::Node;
using yaml::Part;
using Words = std::vector<std::string_view>;

const Words errorRows{"lost", "wounded"};

class RulesetReader
{
public:
    RulesetReader(const Node& root, Log& log)
        : log_(log),
          file_(root, log, tell::the_ruleset{},
                {"merlon", "id",      "editions", "terrain",        "coverings", "words",       "weapons",  "modifiers",
                 "radius", "results", "tables",   "melee",          "engines",   "bombardment", "machines", "healing",
                 "fire",   "ladder",  "panic",    "shooting-error", "skill",     "structures",  "overlays", "reads"})
    {
    }

    Ruleset read();

private:
    void readEditions();
    std::optional<play::Value> readPolicy(const Node& node, const play::Field& field);
    void readWords(const Node& node);
    EngineKind readEngine(const Node& node);
    void readBombardment(const Node& node);
    void readHealing(const Node& node);
    void readErrors(const Node& node);
    void readSkill(const Node& node);

    Log& log_;
    Part file_;
    Ruleset ruleset_;
};

Ruleset RulesetReader::read()
{
    if (const std::string id = file_.id(); id != "siege")
        log_.error(*file_.get("id"), tell::unknown_ruleset_other{.found = '\'' + id + '\'', .system = "'siege'"});
    readEditions();
    readNumbers(file_, log_, "siege", ruleset_);
    if (const Node* node = file_.get("words"))
        readWords(*node);
    for (const Node& node : file_.list("engines"))
    {
        ruleset_.engines.push_back(readEngine(node));
        ruleset_.stoneThrowers.push_back(ruleset_.engines.back().cls);
    }
    if (const Node* node = file_.get("bombardment"))
        readBombardment(*node);
    if (const Node* node = file_.get("healing"))
        readHealing(*node);
    if (const Node* node = file_.get("panic"))
        ruleset_.panic = readPanic(*node, log_);
    if (const Node* node = file_.get("shooting-error"))
        readErrors(*node);
    if (const Node* node = file_.get("skill"))
        readSkill(*node);
    if (const Node* node = file_.get("melee"))
        siege::readMelee(*node, log_, ruleset_);
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

void RulesetReader::readWords(const Node& node)
{
    const Part part(node, log_, "words",
                    {"classes", "animals", "draught", "features", "features-anywhere", "features-alone",
                     "features-with-state", "feature-states", "stones"});
    ruleset_.classes = part.texts("classes");
    readAnimals(part, ruleset_);
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
