// validate and format.

#include "core/io/files.h"
#include "app/ctl/command.h"
#include "core/io/secrets.h"

#include <filesystem>

namespace merlon::ctl
{
namespace
{

/// The canonical text of a map or a scenario; nothing when it has errors.
struct Checked
{
    yaml::Diagnostics diagnostics;
    std::string text;
    std::optional<std::string> canonical;
};

yaml::Diagnostic whole(const std::string& file, const char* code, std::string message)
{
    return {yaml::Severity::Error, file, 0, 0, code, std::move(message)};
}

void checkScenario(Checked& checked, const std::string& file)
{
    auto loaded = io::loadScenario(file);
    checked.diagnostics = std::move(loaded.diagnostics);
    if (loaded.value)
        checked.canonical = io::scenarioText((*loaded.value)->scenario, (*loaded.value)->boards);
}

void checkMap(Checked& checked, const std::string& file)
{
    auto loaded = io::parseMap(checked.text, file);
    checked.diagnostics = std::move(loaded.diagnostics);
    if (loaded.value)
        checked.canonical = io::mapText(*loaded.value);
}

/// A journal is read against the scenario that its header names, beside it.
void checkJournal(Checked& checked, const std::string& file)
{
    auto header = io::parseHeader(checked.text, file);
    checked.diagnostics = std::move(header.diagnostics);
    if (!header.value)
        return;
    auto loaded = io::loadScenario(std::filesystem::path(file).parent_path() / header.value->scenario);
    checked.diagnostics =
        loaded.value ? io::parseJournal(checked.text, file, **loaded.value).diagnostics : std::move(loaded.diagnostics);
}

/// Secrets are read against the scenario beside which they lie.
void checkSecrets(Checked& checked, const std::string& file)
{
    constexpr std::string_view ending = ".secrets.yaml";
    auto loaded = io::loadScenario(file.substr(0, file.ends_with(ending) ? file.size() - ending.size() : file.size()));
    checked.diagnostics =
        loaded.value ? io::loadSecrets(file, **loaded.value).diagnostics : std::move(loaded.diagnostics);
}

Checked check(const std::string& file)
{
    Checked checked;
    auto text = io::readFile(file);
    if (!text)
    {
        checked.diagnostics = {text.error()};
        return checked;
    }
    checked.text = std::move(*text);
    const std::string kind = io::kindOf(checked.text);
    if (kind == "scenario")
        checkScenario(checked, file);
    else if (kind == "journal")
        checkJournal(checked, file);
    else if (kind == "secrets")
        checkSecrets(checked, file);
    else if (kind == "ruleset")
        checked.diagnostics = io::checkRuleset(checked.text, file);
    else
        checkMap(checked, file); // it says what is missing when the file is none
    return checked;
}

std::string yamlOf(const yaml::Diagnostic& one)
{
    static const char* const severities[] = {"error", "warning", "note"};
    return "- {file: " + inQuotes(one.file) + ", line: " + std::to_string(one.line) +
           ", column: " + std::to_string(one.column) + ", severity: " + severities[static_cast<int>(one.severity)] +
           ", code: " + one.code + ", message: " + inQuotes(one.message) + "}\n";
}

} // namespace

int validate(const QStringList& arguments)
{
    Command command("validate",
                    "Loads maps, scenarios and journals and prints all that is wrong with them:\n"
                    "file:line:column: error|warning: message [code]",
                    "FILE...",
                    "  merlonctl validate castle.map.yaml\n  merlonctl validate --format yaml scenarios/*/*.yaml");
    if (const auto done = command.parse(arguments, 1, -1))
        return *done;
    int status = AllWell;
    std::string listed;
    for (const QString& file : command.files())
    {
        const Checked checked = check(file.toStdString());
        const bool bad = yaml::hasErrors(checked.diagnostics);
        if (bad)
            status = BadInput;
        if (!command.yaml())
            report(checked.diagnostics, command.quiet());
        for (const auto& one : checked.diagnostics)
            listed += yamlOf(one);
        if (!bad && !command.quiet() && !command.yaml())
            out(file + ": well formed\n");
    }
    if (command.yaml())
        out(listed.empty() ? "[]\n" : listed);
    return status;
}

int format(const QStringList& arguments)
{
    Command command("format",
                    "Rewrites maps and scenarios in canonical form: keys in a fixed order, one thing a line.\n"
                    "A file with errors is left alone.",
                    "[--check] FILE...",
                    "  merlonctl format castle.map.yaml\n  merlonctl format --check scenarios/*/*.yaml");
    command.parser().addOption({"check", "Only says which files would change; exit status 1 when there are any."});
    if (const auto done = command.parse(arguments, 1, -1))
        return *done;
    int status = AllWell;
    for (const QString& file : command.files())
    {
        const std::string name = file.toStdString();
        Checked checked = check(name);
        if (!checked.canonical && !yaml::hasErrors(checked.diagnostics))
            checked.diagnostics.push_back(whole(name, "kind", "only maps and scenarios have a canonical form"));
        report(checked.diagnostics, command.quiet());
        if (!checked.canonical)
            status = BadInput;
        else if (*checked.canonical == checked.text)
            continue;
        else if (command.isSet("check"))
        {
            out(name + " is not in canonical form\n");
            status = BadInput;
        }
        else if (const auto written = io::writeFile(name, *checked.canonical); !written)
        {
            report({written.error()}, command.quiet());
            status = BadInput;
        }
        else if (!command.quiet())
            out(name + " rewritten\n");
    }
    return status;
}

} // namespace merlon::ctl
