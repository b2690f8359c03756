#include "core/io/any_board.h"
#include "core/io/conditions.h"
#include "core/io/draft.h"
#include "core/io/keys.h"
#include "core/io/names_once.h"
#include "core/io/outline.h"
#include "core/io/scenario_forces.h"
#include "core/io/scenario_maps.h"
#include "core/io/scenario_options.h"
#include "core/io/setting_kinds.h"
#include "core/io/sheet_layout.h"
#include "core/io/sheet_tables.h"
#include "core/io/unknown_things.h"
#include "core/play/codec.h"
#include "core/rules/catalogue.h"
#include "core/systems.h"
#include "core/yaml/comments.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"

#include <vector>

namespace merlon::io
{

using namespace yaml;

namespace
{

/// Who plays it; null: nobody knows those rules.
const play::System* systemSaidIn(const Node& root)
{
    for (std::size_t i = 0; root.isMapping() && i + 1 < root.items.size(); i += 2)
        if (root.items[i].text == "ruleset")
            return findSystem(root.items[i + 1].text);
    return &defaultSystem();
}

class ScenarioReader
{
public:
    ScenarioReader(const Node& root, const std::vector<Comment>& comments, Log& log, const play::Boards& boards)
        : log_(log),
          keys_(keys::scenarioOf(systemSaidIn(root))),
          file_(root, log, tell::the_scenario{}, keys_, Style::Block),
          comments_(comments, file_, keys_),
          given_(boards),
          boards_(boards.empty() ? anyBoard() : boards),
          forces_(log, comments_, boards_)
    {
    }

    play::Scenario read();
    /// Whether nothing but its system had something against it.
    bool isSound() const { return isSound_; }
    /// Of the whole scenario what names files alone.
    NamedFiles files();

private:
    /// It may be played on no board at all.
    bool isBoardless() const { return system_ != nullptr && system_->maps().first == 0; }
    void readHead();
    void readRules();
    void readMaps();
    void readOwn();
    void tellKind();
    void tellProblems();
    void needForce(const Node& node, const std::string& name);
    void readZones(const Node& node);
    void readAuthors(const Node& node);
    std::optional<int> readBoard(const Node& node);
    void readPlace(const Mapping& fields, play::Zone& zone);
    void readFirst(const Node& node);

    Log& log_;
    const keys::Words keys_;
    Mapping file_;
    CommentKeeper comments_;
    const play::Boards& given_;
    const play::Boards& boards_;
    play::Scenario scenario_;
    const play::System* system_ = nullptr;
    bool isSound_ = false;
    ForcesReader forces_;
    NamesOnce zones_{tell::zone{}};
};

NamedFiles ScenarioReader::files()
{
    readRules();
    readMaps();
    const bool mapsAreSound = !log_.hasErrors();
    readOwn();
    return {system_, scenario_.maps, mapsAreSound, system_ ? system_->files(scenario_) : std::vector<std::string>()};
}

void ScenarioReader::readMaps()
{
    if (const Node* node = isBoardless() ? file_.get("maps") : file_.need("maps"))
        scenario_.maps = readMapRefs(*node, log_, comments_, system_);
}

void ScenarioReader::readOwn()
{
    if (system_ && system_->own() != nullptr)
        play::readFields(file_, scenario_.own, *system_->own(), {*system_, boards_});
}

play::Scenario ScenarioReader::read()
{
    readHead();
    readRules();
    readMaps();
    if (const Node* node = file_.get("turns"))
        scenario_.turns = static_cast<int>(readInteger(*node, log_, "turns", 0, 100'000).value_or(0));
    if (const Node* node = isBoardless() ? file_.get("forces") : file_.need("forces"))
        scenario_.forces = forces_.read(*node, system_);
    if (const Node* node = file_.get("first"))
        readFirst(*node);
    if (const Node* node = file_.get("zones"))
        readZones(*node);
    if (const Node* node = file_.get("victory"))
        scenario_.victory = readLocalText(*node, log_, "victory", Longest::Briefing);
    if (const Node* node = file_.get("conditions"); node && system_)
        for (const Node& item : readList(*node, log_, "conditions"))
            if (auto condition = readCondition(item, log_, scenario_, {*system_, boards_}))
                scenario_.conditions.push_back(std::move(*condition));
    if (const Node* node = file_.get("sheet"); node && system_)
        scenario_.sheet = readSheet(*node, log_, comments_, *system_, scenario_);
    if (const Node* node = file_.get("notes"))
        scenario_.notes = readLocalText(*node, log_, "notes", Longest::Briefing);
    if (const Node* node = file_.get("authors"))
        readAuthors(*node);
    readOwn();
    if (system_)
    {
        isSound_ = !log_.hasErrors();
        tellProblems();
    }
    scenario_.extras = comments_.attach();
    settle(scenario_.extras, keys_, keys::written(scenario_, system_));
    return std::move(scenario_);
}

void ScenarioReader::readHead()
{
    if (const Node* node = file_.get("id"))
        scenario_.id = readId(*node, log_, "id");
    if (const Node* node = file_.get("title"))
        scenario_.title = readLocalText(*node, log_, "title", Longest::Title);
    if (const Node* node = file_.get("background"))
        scenario_.background = readLocalText(*node, log_, "background", Longest::Briefing);
    if (const Node* node = file_.get("briefing"))
        scenario_.briefing = readLocalText(*node, log_, "briefing", Longest::Briefing);
}

void ScenarioReader::readRules()
{
    const Node* node = file_.get("ruleset");
    scenario_.ruleset = node ? readId(*node, log_, "ruleset") : std::string(defaultSystem().id());
    system_ = findSystem(scenario_.ruleset);
    if (!system_ && node && !scenario_.ruleset.empty())
        log_.error(*node, tell::unknown_ruleset_none{.name = quote(scenario_.ruleset),
                                                     .suggestion = suggestion(scenario_.ruleset, systemNames())});
    if (system_)
        tellKind();
    if (const Node* edition = file_.get("edition"))
    {
        const auto editions = system_ ? system_->editions() : std::vector<std::string>();
        if (system_)
            readWord(*edition, log_, "edition", {editions.begin(), editions.end()});
        scenario_.edition = readText(*edition, log_, "edition").value_or("");
    }
    if (const Node* options = file_.get("options"))
        scenario_.options = readOptions(*options, log_, system_, boards_);
    if (const Node* tables = file_.get("tables"); tables && system_)
        scenario_.tables = readTables(*tables, log_, *system_);
}

/// Which word its file begins with is its system's.
void ScenarioReader::tellKind()
{
    const Node* kind = file_.get("merlon");
    const std::string wanted = std::string(system_->fileKind()) + "/1";
    if (kind != nullptr && kind->text != wanted)
        log_.error(*kind, tell::setting_kind{.system = quote(system_->id()), .wanted = wanted, .found = kind->text});
}

/// At the field that is wrong, or else at the counter.
void ScenarioReader::tellProblems()
{
    auto problems = system_->problems(scenario_, given_);
    const bool stands = std::ranges::any_of(problems, [](const play::Problem& one) { return !one.warns; });
    if (isSound_ && !stands && (!given_.empty() || isBoardless()))
        std::ranges::move(unknownThings(*system_, scenario_, given_), std::back_inserter(problems));
    for (const play::Problem& problem : problems)
    {
        const Node* counter = forces_.nodeOf(problem.counter);
        const Node* at = counter != nullptr ? counter : &file_.node();
        if (!problem.field.empty())
            for (std::size_t i = 0; i + 1 < at->items.size(); i += 2)
                if (at->items[i].text == problem.field)
                {
                    at = &at->items[i + 1];
                    break;
                }
        problem.warns ? log_.warning(*at, problem.message) : log_.error(*at, problem.message);
    }
}

/// There is one of that id.
void ScenarioReader::needForce(const Node& node, const std::string& name)
{
    if (forces_.has(name))
        return;
    std::vector<std::string_view> ids;
    for (const play::Force& force : scenario_.forces)
        ids.push_back(force.id);
    log_.error(node, tell::unknown_force{.name = quote(name), .suggestion = suggestion(name, ids)});
}

void ScenarioReader::readFirst(const Node& node)
{
    const auto first = readText(node, log_, "first");
    scenario_.first = first.value_or("");
    if (first)
        needForce(node, *first);
}

/// By its id. While the boards are not at hand any may be meant.
std::optional<int> ScenarioReader::readBoard(const Node& node)
{
    const auto name = readText(node, log_, "board");
    const auto board = std::ranges::find_if(boards_, [&](const play::Board& one) { return play::idOf(one) == name; });
    if (board != boards_.end())
        return static_cast<int>(board - boards_.begin());
    if (given_.empty())
        return 0;
    if (name)
        log_.error(node, tell::map_name{.name = quote(*name)});
    return {};
}

/// On a measured table it has an outline, on a map hexes; where neither is at hand, whichever it has.
void ScenarioReader::readPlace(const Mapping& fields, play::Zone& zone)
{
    const Node* named = fields.get("board");
    const auto found = named != nullptr ? readBoard(*named) : 0;
    if (!found)
        return; // its hexes are those of nobody knows which
    zone.board = *found;
    const auto board = static_cast<std::size_t>(zone.board);
    const play::TableBoard& table = play::tableBoard(boards_, board);
    const bool onTable = table || (given_.empty() && fields.get("outline") != nullptr);
    if (const Node* value = onTable ? fields.need("outline") : fields.need("hexes"); value && onTable)
        zone.outline = readOutline(*value, log_, table.get());
    else if (value)
        zone.hexes = readHexes(*value, log_, play::hexBoard(boards_, board)->layout, "hexes");
    if (const Node* other = fields.keyNode(onTable ? "hexes" : "outline"))
        log_.error(*other, tell::zone_place{.key = onTable ? "outline" : "hexes"});
}

void ScenarioReader::readZones(const Node& node)
{
    const auto items = readList(node, log_, "zones");
    scenario_.zones.resize(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
    {
        auto& zone = scenario_.zones[i];
        Mapping fields(items[i], log_, tell::this_zone{}, keys::zone);
        zone.id = zones_.takeId(fields);
        if (const Node* value = fields.get("name"))
            zone.name = readLocalText(*value, log_, "name", Longest::Name);
        if (const Node* value = fields.need("force"))
        {
            const auto force = readText(*value, log_, "force");
            zone.force = force.value_or("");
            if (force)
                needForce(*value, *force);
        }
        readPlace(fields, zone);
        zone.extras = std::move(fields.extras);
        settle(zone.extras, keys::zone, keys::written(zone));
        comments_.item(items[i], zone.extras);
    }
}

void ScenarioReader::readAuthors(const Node& node)
{
    for (const Node& item : readList(node, log_, "authors"))
    {
        Mapping fields(item, log_, tell::this_author{}, keys::author);
        play::Author author;
        if (const Node* value = fields.need("name"))
            author.name = readText(*value, log_, "name").value_or("");
        if (const Node* value = fields.get("what"))
            author.what = readText(*value, log_, "what", Longest::Title).value_or("");
        if (const Node* value = fields.get("when"))
            author.when = readText(*value, log_, "when").value_or("");
        author.extras = std::move(fields.extras);
        settle(author.extras, keys::author, keys::written(author));
        comments_.item(item, author.extras);
        scenario_.authors.push_back(std::move(author));
    }
}

} // namespace

NamedFiles filesNamedIn(std::string_view text)
{
    const SourceText source(text);
    Log log("", source.view());
    const auto document = parseDocumentOf(settingKinds(), source.view(), log);
    if (!document)
        return {};
    return ScenarioReader(document->root, document->comments, log, {}).files();
}

namespace
{

Loaded<play::Scenario> parse(std::string_view text, const std::string& file, const play::Boards& boards, bool draft)
{
    const SourceText source(text);
    Log log(file, source.view());
    Loaded<play::Scenario> loaded;
    if (const auto document = parseDocumentOf(settingKinds(), source.view(), log))
    {
        ScenarioReader reader(document->root, document->comments, log, boards);
        auto scenario = reader.read();
        if (!log.hasErrors() || (draft && reader.isSound()))
            loaded.value = std::move(scenario);
    }
    loaded.diagnostics = log.take();
    return loaded;
}

} // namespace

Loaded<play::Scenario> parseScenario(std::string_view text, const std::string& file, const play::Boards& boards)
{
    return parse(text, file, boards, false);
}

Loaded<play::Scenario> parseDraft(std::string_view text, const std::string& file, const play::Boards& boards)
{
    return parse(text, file, boards, true);
}

} // namespace merlon::io
