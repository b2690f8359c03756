// validate and format.

#include "core/io/files.h"
#include "app/ctl/command.h"
#include "core/io/read_back.h"
#include "core/io/secrets.h"
#include "core/io/sheet_tables.h"
#include "core/play/order.h"
#include "tell.h"
#include "translations/diagnostics.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>

namespace merlon::ctl
{
namespace
{

using Setting = std::shared_ptr<const play::Setting>;

/// Its text as Merlon writes it, or why it had better not.
using Canonical = std::function<tl::expected<std::string, yaml::Diagnostic>()>;

/// What was found in a file.
struct Checked
{
    yaml::Diagnostics diagnostics;
    std::string kind;
    std::string text;
    Canonical canonical; ///< of a map, a scenario or tables without errors
    Setting setting;     ///< of a scenario without errors
};

void checkTables(Checked& checked, const std::string& file)
{
    auto loaded = io::parseTables(checked.text, file);
    checked.diagnostics = std::move(loaded.diagnostics);
    if (loaded.value)
        checked.canonical = [tables = std::move(*loaded.value)] { return io::tablesFileText(tables); };
}

void checkScenario(Checked& checked, const std::string& file)
{
    auto loaded = io::loadScenario(file);
    checked.diagnostics = std::move(loaded.diagnostics);
    if (!loaded.value)
        return;
    checked.setting = std::move(*loaded.value);
    checked.canonical = [setting = checked.setting, file]
    { return io::textToSave(setting->scenario, setting->boards, file); };
}

void checkMap(Checked& checked, const std::string& file)
{
    auto loaded = io::parseMap(checked.text, file);
    checked.diagnostics = std::move(loaded.diagnostics);
    if (loaded.value)
        checked.canonical = [map = std::move(*loaded.value), file] { return io::textToSave(map, file); };
}

void append(yaml::Diagnostics& to, yaml::Diagnostics from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

/// A journal is read against the scenario that its header names. Without it there is less to be wrong.
void checkJournal(Checked& checked, const std::string& file)
{
    auto header = io::parseHeader(checked.text, file);
    checked.diagnostics = std::move(header.diagnostics);
    if (!header.value)
        return;
    auto loaded = io::loadScenarioOf(checked.text, file, *header.value);
    if (loaded.value)
    {
        checked.diagnostics = io::parseJournal(checked.text, file, **loaded.value).diagnostics;
        return;
    }
    for (auto& one : loaded.diagnostics)
        if (one.code == "missing-scenario")
        {
            one.severity = yaml::Severity::Warning;
            one.message.sentence = &tell::missing_scenario_part::sentence; // of the same holes
        }
    append(checked.diagnostics, std::move(loaded.diagnostics));
    append(checked.diagnostics, io::checkJournal(checked.text, file, *header.value));
}

/// The scenario to which castle.orders.yaml belongs by its name: castle.scenario.yaml, where that lies beside it.
std::optional<std::string> scenarioBeside(const std::string& file)
{
    constexpr std::string_view ending = ".orders.yaml";
    if (!file.ends_with(ending))
        return {};
    std::string scenario = file.substr(0, file.size() - ending.size()) + ".scenario.yaml";
    std::error_code ignored;
    return std::filesystem::exists(scenario, ignored) ? std::optional(std::move(scenario)) : std::nullopt;
}

/// Things that neither the scenario has nor an order before has named: each is said once.
void tellUnknownThings(Checked& checked, const std::string& file, const play::Game& game,
                       const std::vector<io::OrderLine>& orders)
{
    std::vector<play::Ref> said;
    for (const io::OrderLine& line : orders)
    {
        for (const play::Ref& ref : play::thingsNamed(*game.setting->system, line.order))
            if (std::ranges::count(said, ref) == 0 && !play::has(game, ref))
                checked.diagnostics.push_back(unknownThing(file, line.line, ref));
        for (const auto& [key, value] : line.order.fields)
            play::forEachValue(value,
                               [&](const play::Value& one)
                               {
                                   if (const auto* ref = std::get_if<play::Ref>(&one))
                                       said.push_back(*ref);
                               });
    }
}

void checkOrdersAlone(Checked& checked, const std::string& file)
{
    checked.diagnostics.push_back(yaml::diagnostic(yaml::Severity::Note, file, tell::orders{}));
    append(checked.diagnostics, io::checkOrders(checked.text, file));
}

/// Orders are checked against the scenario to which they belong by their name, or else the one that was named before.
void checkOrders(Checked& checked, const std::string& file, Setting setting)
{
    if (const auto own = scenarioBeside(file))
    {
        auto loaded = io::loadScenario(*own);
        setting = std::move(loaded.value).value_or(nullptr);
        if (!setting)
            append(checked.diagnostics, std::move(loaded.diagnostics));
    }
    if (!setting)
        return checkOrdersAlone(checked, file);
    auto orders = io::parseOrders(checked.text, file, *setting);
    append(checked.diagnostics, std::move(orders.diagnostics));
    if (orders.value)
        tellUnknownThings(checked, file, play::begin(setting), *orders.value);
}

/// Secrets are read against the scenario beside which they lie.
void checkSecrets(Checked& checked, const std::string& file)
{
    constexpr std::string_view ending = ".secrets.yaml";
    auto loaded = io::loadScenario(file.substr(0, file.ends_with(ending) ? file.size() - ending.size() : file.size()));
    checked.diagnostics =
        loaded.value ? io::loadSecrets(file, **loaded.value).diagnostics : std::move(loaded.diagnostics);
}

std::string kindOf(std::string_view text)
{
    std::string kind = io::kindOf(text);
    return kind.empty() && io::isList(text) ? "orders" : kind;
}

/// Orders are checked against that scenario, if there is one.
Checked check(const std::string& file, const Setting& before = {})
{
    Checked checked;
    auto text = io::readFile(file);
    if (!text)
    {
        checked.diagnostics = {text.error()};
        return checked;
    }
    checked.text = std::move(*text);
    checked.kind = kindOf(checked.text);
    if (checked.kind == "scenario")
        checkScenario(checked, file);
    else if (checked.kind == "journal")
        checkJournal(checked, file);
    else if (checked.kind == "secrets")
        checkSecrets(checked, file);
    else if (checked.kind == "orders")
        checkOrders(checked, file, before);
    else if (checked.kind == "ruleset")
        checked.diagnostics = io::checkRuleset(checked.text, file);
    else if (checked.kind == "tables")
        checkTables(checked, file);
    else
        checkMap(checked, file); // it says what is missing when the file is none
    return checked;
}

} // namespace

int validate(const QStringList& arguments)
{
    Command command("validate",
                    Text::tr("Loads maps, scenarios, journals and files of orders and prints all that is wrong with "
                             "them:\nfile:line:column: error|warning|note: message [code]\nA journal is checked with "
                             "the scenario that it names beside it. A file of orders is checked with the scenario "
                             "named last before it; castle.orders.yaml beside castle.scenario.yaml with that."),
                    Text::tr("FILE...", "a usage"),
                    "  merlonctl validate castle.map.yaml\n"
                    "  merlonctl validate castle.scenario.yaml orders.yaml\n"
                    "  merlonctl validate --format yaml scenarios/*/*.yaml");
    if (const auto done = command.parse(arguments, 1, -1))
        return *done;
    int status = AllWell;
    yaml::Diagnostics listed;
    Setting before; // the scenario named last
    for (const QString& file : command.files())
    {
        const Checked checked = check(file.toStdString(), before);
        if (checked.kind == "scenario")
            before = checked.setting;
        const bool bad = yaml::hasErrors(checked.diagnostics);
        if (bad)
            status = BadInput;
        if (!command.yaml())
            report(checked.diagnostics, command.quiet());
        listed.insert(listed.end(), checked.diagnostics.begin(), checked.diagnostics.end());
        if (!bad && !command.quiet() && !command.yaml())
            out(Text::tr("%1: well formed").arg(file) + '\n');
    }
    if (command.yaml())
        out(yamlOf(listed));
    return status;
}

int format(const QStringList& arguments)
{
    Command command("format",
                    Text::tr("Rewrites maps and scenarios in canonical form: keys in a fixed order, one thing a line. "
                             "A file with errors is left alone."),
                    Text::tr("[--check] FILE...", "a usage"),
                    "  merlonctl format castle.map.yaml\n  merlonctl format --check scenarios/*/*.yaml");
    command.parser().addOption(
        {"check", Text::tr("Only says which files would change; exit status 1 when there are any.")});
    command.mayForce();
    if (const auto done = command.parse(arguments, 1, -1))
        return *done;
    int status = AllWell;
    for (const QString& file : command.files())
    {
        const std::string name = file.toStdString();
        Checked checked = check(name);
        if (!checked.canonical && !yaml::hasErrors(checked.diagnostics))
            checked.diagnostics.push_back(yaml::diagnostic(yaml::Severity::Error, name, tell::kind_canonical{}));
        report(checked.diagnostics, command.quiet());
        if (!checked.canonical)
        {
            status = BadInput;
            continue;
        }
        const auto text = checked.canonical();
        if (text == checked.text)
            continue;
        if (command.isSet("check"))
        {
            out(Text::tr("%1 is not in canonical form").arg(file) + '\n');
            status = BadInput;
        }
        else if (!command.writeChecked(name, text))
            status = BadInput;
        else if (!command.quiet())
            out(Text::tr("%1: rewritten").arg(file) + '\n');
    }
    return status;
}

} // namespace merlon::ctl
