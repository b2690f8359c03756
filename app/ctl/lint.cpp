// lint: what hardly anybody means, with its fixes.

#include "core/lint/lint.h"
#include "app/ctl/command.h"
#include "app/ctl/pictures.h"
#include "core/edit/boards.h"
#include "core/edit/joined_maps.h"
#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/edit/table_value.h"
#include "core/io/draft.h"
#include "core/io/read_back.h"
#include "core/io/readers.h"
#include "core/io/table_map.h"
#include "core/yaml/log.h"
#include "core/yaml/source_text.h"
#include "core/yaml/tree.h"
#include "editor/balance.h"
#include "tell.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>

namespace merlon::ctl
{
namespace
{

using edit::OfMap;
using edit::OfScenario;

/// A file of the desk: its text, to tell where in it something stands.
struct Source
{
    std::string path;
    std::string text;
    yaml::Node root;
};

/// Documents that are linted together, by the files that they come from.
struct Linted
{
    edit::Desk desk;
    std::map<edit::Doc, Source> sources;
};

Source sourceOf(const std::string& path)
{
    Source source{path, io::readFile(path).value_or(std::string()), {}};
    source.text = std::string(yaml::SourceText(source.text).view()); // as its reader sees it
    yaml::Log log(path, source.text);
    source.root = yaml::parseOneDocument(source.text, log).root;
    return source;
}

/// Nothing when a file has errors, which are told.
std::optional<Linted> loadLinted(const std::string& file, bool quiet)
{
    Linted out;
    out.desk.map = -1;
    const auto add = [&](edit::Doc doc, const play::Board& board, const std::string& path)
    {
        out.sources.emplace(doc, sourceOf(path));
        if (const auto* table = std::get_if<play::TableBoard>(&board))
        {
            out.desk.values.emplace(doc, edit::valueOf(**table));
            return;
        }
        const map::HexMap& map = *std::get<play::HexBoard>(board);
        out.desk.values.emplace(doc, edit::valueOf(map));
        if (doc != 0)
            return;
        out.desk.map = doc;
        out.desk.palette = io::paletteOf(map);
    };
    const auto alone = [&](auto loaded) -> std::optional<Linted>
    {
        using Map = typename decltype(loaded.value)::value_type;
        report(loaded.diagnostics, quiet);
        if (!loaded.value)
            return {};
        add(0, std::make_shared<const Map>(std::move(*loaded.value)), file);
        return std::move(out);
    };
    const io::Opens opens = io::opensAs(file);
    if (opens == io::Opens::Table)
        return alone(io::loadTable(file));
    if (opens != io::Opens::Setting)
        return alone(io::loadMap(file));
    const auto loaded = io::loadDraft(file);
    if (!loaded.value || !quiet)
        report(loaded.diagnostics, quiet);
    if (!loaded.value) // what its system has against it is found, and may be mended
        return {};
    const play::Setting& setting = **loaded.value;
    const auto folder = std::filesystem::path(file).parent_path();
    for (std::size_t i = 0; i < setting.boards.size(); ++i)
        add(static_cast<edit::Doc>(i), setting.boards[i], (folder / setting.scenario.maps[i].file).string());
    out.desk.scenario = static_cast<edit::Doc>(out.desk.values.size());
    out.desk.values.emplace(out.desk.scenario, edit::valueOf(setting.scenario));
    out.sources.emplace(out.desk.scenario, sourceOf(file));
    return out;
}

const yaml::Node* under(const yaml::Node* node, std::string_view key)
{
    for (std::size_t i = 0; node != nullptr && node->isMapping() && i + 1 < node->items.size(); i += 2)
        if (node->items[i].text == key)
            return &node->items[i + 1];
    return nullptr;
}

const char* listOf(const Linted& linted, const lint::Finding& finding)
{
    constexpr const char* ofMap[] = {nullptr, "features", "structures", "overlays", "lines"};
    constexpr const char* ofTable[] = {nullptr, "areas", "courses", "nodes", "ways"};
    constexpr const char* ofScenario[] = {nullptr, "forces", nullptr, "zones"};
    if (finding.doc == linted.desk.scenario)
        return ofScenario[finding.shelf];
    return (edit::tableHeadOf(linted.desk.values.at(finding.doc)) != nullptr ? ofTable : ofMap)[finding.shelf];
}

const yaml::Node* itemOf(const yaml::Node* list, std::size_t item)
{
    return list != nullptr && item < list->items.size() ? &list->items[item] : nullptr;
}

/// In the roster of its force.
const yaml::Node* counterOf(const yaml::Node& root, const edit::Value& scenario, edit::Key key)
{
    const edit::Entry* entry = edit::find(*scenario.shelves[OfScenario::counters], key);
    const play::Scenario whole = edit::scenarioOf(scenario);
    const auto at = entry != nullptr ? play::find(whole, entry->thing.as<edit::Listed>()->id) : std::nullopt;
    if (!at)
        return nullptr;
    const auto* force = itemOf(under(&root, "forces"), static_cast<std::size_t>(at->force));
    return itemOf(under(force, "counters"), static_cast<std::size_t>(at->counter));
}

/// The line and column of an object, of its field, or of a hex in the rows of the terrain.
std::pair<int, int> placeOf(const Linted& linted, const lint::Finding& finding)
{
    const Source& source = linted.sources.at(finding.doc);
    const edit::Value& value = linted.desk.values.at(finding.doc);
    const yaml::Node* at = &source.root;
    const bool ofScenario = finding.doc == linted.desk.scenario;
    if (ofScenario && finding.shelf == OfScenario::counters)
    {
        if (const auto* counter = counterOf(source.root, value, finding.key))
            at = counter;
    }
    else if (const char* list = listOf(linted, finding); list && finding.key != 0)
    {
        const edit::Shelf rows = edit::ranked(*value.shelves[finding.shelf]);
        const auto row = std::ranges::find(rows, finding.key, &edit::Entry::key) - rows.begin();
        if (const auto* items = under(at, list); items && static_cast<std::size_t>(row) < items->items.size())
            at = &items->items[static_cast<std::size_t>(row)];
    }
    else if (finding.at && !ofScenario)
        if (const auto* rows = under(under(at, "terrain"), "rows"))
        {
            const hex::Cell cell = value.grid.cellOf(*finding.at);
            const int line = rows->line + 1 + cell.row;
            if (!rows->block)
                return {rows->line, rows->column};
            return {line, yaml::Log(source.path, source.text).indentOf(line) + cell.column};
        }
    if (const auto* field = under(at, finding.field))
        at = field;
    return {at->line, at->column};
}

yaml::Diagnostic toldOf(const Linted& linted, const lint::Finding& finding, yaml::Severity severity,
                        const yaml::Message& says)
{
    const auto [line, column] = placeOf(linted, finding);
    return yaml::diagnostic(severity, linted.sources.at(finding.doc).path, says, line, column);
}

/// What was found, each with its fix where there is one.
yaml::Diagnostics diagnosticsOf(const Linted& linted)
{
    yaml::Diagnostics all;
    for (const lint::Finding& one : lint::lint(linted.desk))
    {
        all.push_back(toldOf(linted, one, one.severity, one.says));
        if (!one.fix)
            continue;
        const yaml::Message& what = one.fix->says;
        const auto fix = one.safe ? tell::fix_note{.what = what}.message() : tell::fix_by_hand{.what = what}.message();
        all.push_back(toldOf(linted, one, yaml::Severity::Note, fix));
    }
    return all;
}

tl::expected<std::string, yaml::Diagnostic> textOf(const Linted& linted, edit::Doc doc, const std::string& file)
{
    const edit::Value& value = linted.desk.values.at(doc);
    if (doc == linted.desk.scenario)
        return io::textToSave(edit::scenarioOf(value), edit::boardsOf(linted.desk), file);
    return edit::tableHeadOf(value) != nullptr ? io::textToSave(edit::tableOf(value), file)
                                               : io::textToSave(edit::mapOf(value), file);
}

/// Writes what the safe fixes change. What they were, where it stood before; nothing, and it is told, when a file
/// cannot be written.
std::optional<yaml::Diagnostics> fix(const Command& command, Linted& linted)
{
    std::vector<lint::Finding> made;
    edit::Desk after = lint::mended(linted.desk, &made);
    yaml::Diagnostics told;
    for (const lint::Finding& one : made)
        told.push_back(toldOf(linted, one, yaml::Severity::Note, tell::mended{.what = one.fix->says}));
    for (auto& [doc, source] : linted.sources)
    {
        if (after.values.at(doc) == linted.desk.values.at(doc))
            continue;
        std::swap(linted.desk.values.at(doc), after.values.at(doc));
        if (!command.writeChecked(source.path, textOf(linted, doc, source.path)))
            return {};
        source = sourceOf(source.path);
    }
    return told;
}

/// The maps that a scenario lays side by side: each is linted as the map that it is.
QStringList laidFiles(const Linted& linted)
{
    QStringList files;
    if (edit::isLaid(linted.desk))
        for (const play::MapRef& map : edit::scenarioHeadOf(linted.desk.values.at(linted.desk.scenario)).maps)
            files << QFileInfo(QString::fromStdString(linted.sources.at(linted.desk.scenario).path))
                         .dir()
                         .filePath(QString::fromStdString(map.file));
    files.removeDuplicates();
    return files;
}

QString contactText(const editor::Balance::Side& side, bool yaml)
{
    if (side.contact)
        return QString::number(*side.contact);
    return yaml ? QStringLiteral("null") : QStringLiteral("-");
}

QString sumsText(const editor::Balance& balance, const editor::Balance::Side& side, bool yaml)
{
    QStringList numbers;
    for (std::size_t i = 0; i < balance.columns.size(); ++i)
        numbers << words::fromView(balance.columns[i].field->key) + (yaml ? ": " : " ") + QString::number(side.sums[i]);
    return (yaml || numbers.isEmpty() ? QString() : QStringLiteral("; ")) + numbers.join(QStringLiteral(", "));
}

/// A side a line, what each has and can do from set-up.
std::string balanceText(const Linted& linted, bool yaml)
{
    const auto balance = editor::balanceOf(linted.desk, {}, [](int, int) {});
    QString text;
    for (const auto& side : balance.sides)
    {
        const QString has = (yaml ? QStringLiteral("- {force: %1, counters: %2, placed: %3, sums: {%4}")
                                  //: a force: %2 and %3 are numbers, %4 goes on with sums
                                  : Text::tr("%1: counters %2; on the map %3%4"))
                                .arg(QString::fromStdString(side.force.id), QString::number(side.force.counters.size()),
                                     QString::number(side.placed), sumsText(balance, side, yaml));
        const QString does = (yaml ? QStringLiteral(", can-shoot: %1, under-fire: %2, contact: %3")
                                   //: goes on: what a force can do; %1, %2 are numbers, %3 a turn
                                   : Text::tr("; %1 can shoot; %2 under fire; first contact: turn %3"))
                                 .arg(QString::number(side.shooters.size()), QString::number(side.underFire.size()),
                                      contactText(side, yaml));
        text += has + (balance.shoots ? does : QString()) + (yaml ? "}\n" : "\n");
    }
    return text.isEmpty() && yaml ? "[]\n" : text.toStdString();
}

int printBalance(const Command& command)
{
    for (const QString& file : command.files())
    {
        const auto linted = loadLinted(file.toStdString(), true);
        if (!linted)
            return BadInput;
        out(balanceText(*linted, command.yaml()));
    }
    return AllWell;
}

/// What was mended and what is left of one file; nothing, and it is told, when it has errors or cannot be written.
std::optional<yaml::Diagnostics> lintFile(const Command& command, const QString& file)
{
    auto linted = loadLinted(file.toStdString(), true);
    std::optional<yaml::Diagnostics> told;
    if (linted)
        told = command.isSet("fix") ? fix(command, *linted) : yaml::Diagnostics();
    if (!told)
        return {};
    const bool speaks = !command.quiet() && !command.yaml();
    if (speaks)
        for (const yaml::Diagnostic& one : *told)
            out(words::toText(one) + '\n');
    if (speaks)
        told->clear();
    auto found = diagnosticsOf(*linted);
    if (!edit::isLaid(linted->desk)) // its maps are linted below
        for (const auto& [doc, source] : linted->sources)
            std::ranges::move(undrawnImages(source.path), std::back_inserter(found));
    if (found.empty() && speaks)
        out(Text::tr("%1: nothing found").arg(file) + '\n');
    told->insert(told->end(), found.begin(), found.end());
    for (const QString& map : laidFiles(*linted))
        if (const auto ofMap = lintFile(command, map))
            told->insert(told->end(), ofMap->begin(), ofMap->end());
    return told;
}

} // namespace

int lint(const QStringList& arguments)
{
    Command command("lint",
                    Text::tr("Finds likely mistakes in maps and scenarios that load: walls on open ground, towers that "
                             "cannot be reached, texts missing in a language. A scenario is checked with its maps. "
                             "Warnings alone leave the exit status 0."),
                    Text::tr("[--fix | --balance] FILE...", "a usage"),
                    "  merlonctl lint castle.scenario.yaml\n  merlonctl lint --fix castle.map.yaml");
    command.parser().addOption({"fix", Text::tr("Applies the safe fixes; lists what was fixed and what is left.")});
    command.parser().addOption(
        {"balance", Text::tr("Prints what each side has and can do from set-up, instead of findings.")});
    command.mayForce();
    command.mayUnpack();
    if (const auto done = command.parse(arguments, 1, -1))
        return *done;
    if (command.isSet("fix") && command.hasUnpacked())
        return command.wrongUsage(Text::tr("An archive is never changed: unpack it first, or leave out --fix."));
    if (command.isSet("balance"))
        return printBalance(command);
    int status = AllWell;
    yaml::Diagnostics listed;
    for (const QString& file : command.files())
        if (const auto told = lintFile(command, file))
            listed.insert(listed.end(), told->begin(), told->end());
        else
            status = BadInput;
    if (command.yaml())
        out(yamlOf(listed));
    else
        report(listed, command.quiet());
    return yaml::hasErrors(listed) ? BadInput : status;
}

} // namespace merlon::ctl
