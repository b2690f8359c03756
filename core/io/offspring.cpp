#include "core/io/offspring.h"

#include "core/io/journal_file.h"
#include "core/io/setting_kinds.h"
#include "core/rules/catalogue.h"
#include "core/systems.h"
#include "core/yaml/log.h"
#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>

namespace merlon::io
{

using namespace yaml;
namespace fs = std::filesystem;

namespace
{

/// "italy" of "italy.campaign.yaml".
std::string stemOf(const fs::path& setting)
{
    std::string name = setting.filename().string();
    const std::string kind = fs::path(name).stem().extension().string();
    if (kind.size() > 1 && isSetting(std::string_view(kind).substr(1)))
        return fs::path(name).stem().stem().string();
    return fs::path(name).stem().string();
}

Diagnostics refused(const fs::path& file, Message why)
{
    return {problem(file, std::move(why))};
}

std::string nameOf(const fs::path& file)
{
    return quote(file.filename().string());
}

/// The same game, whatever was made ready for it since: its table, where its forces deploy.
bool isOf(const play::Setting& setting, const play::Scenario& offspring)
{
    const auto ids = [](const play::Scenario& scenario)
    {
        std::vector<std::string> all;
        for (const play::Force& force : scenario.forces)
            all.push_back(force.id);
        return all;
    };
    const play::Scenario& found = setting.scenario;
    return found.id == offspring.id && found.ruleset == offspring.ruleset && ids(found) == ids(offspring);
}

/// Whether it has the fields that it was given, whatever else.
bool isStill(const play::Counter& found, const play::Counter& given)
{
    const auto has = [&](const auto& field)
    {
        const play::Value* value = play::find(found.fields, field.first);
        return value != nullptr && *value == field.second;
    };
    return found.name == given.name && std::ranges::all_of(given.fields, has);
}

/// Whether its forces, which are those of the offspring, have other counters by now. A journal tells by a hash of all;
/// here what was made ready since is none of it.
bool hasOtherCounters(const play::Scenario& found, const play::Scenario& offspring)
{
    for (const play::Force& given : offspring.forces)
    {
        const play::Force& force = *play::findForce(found, given.id);
        const auto hasStill = [&](const play::Counter& one)
        {
            const auto at = std::ranges::find(force.counters, one.id, &play::Counter::id);
            return at != force.counters.end() && isStill(*at, one);
        };
        if (force.counters.size() != given.counters.size() || !std::ranges::all_of(given.counters, hasStill))
            return true;
    }
    return false;
}

/// The text of a board that the ruleset of a system has under that name, for whoever has not drawn one; empty: none.
std::string printedBoard(std::string_view system, std::string_view name)
{
    const std::string_view text = rules::dataFile(system);
    Log log(std::string(system), text);
    const Node root = text.empty() ? Node{} : parseOneDocument(text, log).root;
    const auto valueOf = [](const Node& mapping, std::string_view key)
    {
        for (std::size_t i = 0; mapping.isMapping() && i + 1 < mapping.items.size(); i += 2)
            if (mapping.items[i].text == key)
                return mapping.items[i + 1];
        return Node{};
    };
    return valueOf(valueOf(root, "boards"), name).text;
}

/// The boards that its ruleset has, beside it; what is there already stays.
std::optional<Diagnostic> writePrintedBoards(const fs::path& folder, const play::Scenario& offspring)
{
    std::error_code ignored;
    for (const play::MapRef& map : offspring.maps)
    {
        const std::string board = printedBoard(offspring.ruleset, map.file);
        if (board.empty() || fs::exists(fs::symlink_status(folder / map.file, ignored)))
            continue;
        if (auto written = writeFile(folder / map.file, board, Links::Refuse); !written)
            return written.error();
    }
    return {};
}

} // namespace

fs::path offspringFile(const fs::path& parent, const play::Scenario& offspring)
{
    const play::System* system = findSystem(offspring.ruleset);
    const std::string kind(system != nullptr ? system->fileKind() : "scenario");
    return folderOf(parent) / (stemOf(parent) + '.' + offspring.id + '.' + kind + ".yaml");
}

tl::expected<fs::path, Diagnostics> beginOffspring(const fs::path& parent, const play::Scenario& offspring)
{
    fs::path file = offspringFile(parent, offspring);
    std::error_code ignored;
    if (fs::exists(fs::symlink_status(file, ignored)))
        return file;
    if (auto failed = writePrintedBoards(folderOf(parent), offspring))
        return tl::unexpected(Diagnostics{*failed});
    const auto boards = loadBoards(file, {}, offspring.maps);
    if (!boards.value)
        return tl::unexpected(boards.diagnostics);
    if (auto written = writeFile(file, scenarioText(offspring, *boards.value), Links::Refuse); !written)
        return tl::unexpected(Diagnostics{written.error()});
    return file;
}

tl::expected<Homecoming, Diagnostics> homecomingOf(const fs::path& parent, const play::Scenario& offspring,
                                                   const play::Game& game, const play::Record& owed)
{
    const fs::path file = offspringFile(parent, offspring);
    std::error_code ignored;
    if (!fs::exists(file, ignored))
        return tl::unexpected(refused(parent, tell::offspring_missing{.name = nameOf(file)}));
    const auto setting = loadScenario(file);
    if (!setting.value)
        return tl::unexpected(setting.diagnostics);
    if (!isOf(**setting.value, offspring))
        return tl::unexpected(refused(parent, tell::offspring_other{.name = nameOf(file)}));
    const fs::path journal = journalOf(file);
    if (!fs::exists(journal, ignored))
        return tl::unexpected(refused(parent, tell::offspring_unbegun{.name = nameOf(file)}));
    const auto text = readFile(journal, Links::Refuse);
    if (!text)
        return tl::unexpected(Diagnostics{text.error()});
    const auto lines = loadJournal(journal, **setting.value, Links::Refuse);
    if (!lines.value)
        return tl::unexpected(lines.diagnostics);
    const play::Game now = play::folded(*lines.value, play::begin(*setting.value)).game();
    const auto order = now.setting->system->outcome(now);
    if (!order)
        return tl::unexpected(refused(parent, tell::offspring_goes_on{.name = nameOf(file)}));
    const play::Kind* kind = game.setting->system->order(order->kind);
    if (kind == nullptr || !play::settles(*order, owed))
        return tl::unexpected(refused(parent, tell::offspring_result{.name = nameOf(file)}));
    Homecoming home{*order, {journal.filename().string(), hashOf(*text)}, {}};
    if (hasOtherCounters((*setting.value)->scenario, offspring))
        home.told.push_back(problem(file, tell::offspring_changed{.name = nameOf(file)}, Severity::Warning));
    return home;
}

Diagnostics changedOrigins(const fs::path& journal, const play::Journal& lines, const play::Fold& fold)
{
    Diagnostics changes;
    for (const int index : fold.inForce())
    {
        const play::Entry& entry = lines.entries[static_cast<std::size_t>(index)];
        const auto* played = std::get_if<play::Played>(&entry.what);
        if (played == nullptr || !played->from)
            continue;
        const auto warn = [&](Message why) { changes.push_back(problem(journal, std::move(why), Severity::Warning)); };
        const auto text = readFile(folderOf(journal) / played->from->file, Links::Refuse);
        if (!text)
            warn(tell::origin_missing{.line = entry.number, .name = quote(played->from->file)});
        else if (hashOf(*text) != played->from->hash)
            warn(tell::origin_changed{.line = entry.number, .name = quote(played->from->file)});
    }
    return changes;
}

} // namespace merlon::io
