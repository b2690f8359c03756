// replay: a journal judged again by today's rules.

#include "app/ctl/command.h"
#include "core/io/files.h"
#include "core/play/fold.h"
#include "referee/verdict_text.h"

namespace merlon::ctl
{
namespace
{

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string saidText(const play::Said& said)
{
    return std::string("{legal: ") + (said.legal ? "true" : "false") + ", rules: [" + joined(said.rules) + "]" +
           (said.result.empty() ? "" : ", result: " + inQuotes(said.result)) + '}';
}

} // namespace

int replay(const QStringList& arguments)
{
    Command command("replay",
                    "Judges a journal again by today's rules, with the scenario that it names beside it. Exit\n"
                    "status 1 when an entry is judged otherwise than it was then.",
                    "JOURNAL", "  merlonctl replay castle.scenario.yaml.journal.yaml");
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    const std::string file = command.files().front().toStdString();
    const auto text = io::readFile(file);
    if (!text)
    {
        report({text.error()}, command.quiet());
        return BadInput;
    }
    const auto header = io::parseHeader(*text, file);
    report(header.diagnostics, command.quiet());
    if (!header.value)
        return BadInput;
    const auto loaded = io::loadScenario(std::filesystem::path(file).parent_path() / header.value->scenario);
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    const auto journal = io::parseJournal(*text, file, **loaded.value);
    report(journal.diagnostics, command.quiet());
    if (!journal.value)
        return BadInput;

    const play::Fold fold = play::folded(*journal.value, play::begin(*loaded.value));
    const auto differences = fold.differences();
    const referee::VerdictText words(fold.game());
    for (const play::Difference& one : differences)
    {
        const auto& entry = journal.value->entries[static_cast<std::size_t>(one.number) - 1];
        if (command.yaml())
            out("- {n: " + std::to_string(one.number) + ", then: " + saidText(one.then) +
                ", now: " + saidText(one.now) + "}\n");
        else
            out(std::to_string(one.number) + ". " +
                words.order(std::get<play::Played>(entry.what).order).toStdString() + "\n   then " +
                saidText(one.then) + "\n   now  " + saidText(one.now) + '\n');
    }
    if (command.yaml() && differences.empty())
        out("[]\n");
    if (!command.yaml() && !command.quiet())
        out(QString("%1 entries, %2 orders in force, %3 judged otherwise today\n")
                .arg(journal.value->entries.size())
                .arg(fold.inForce().size())
                .arg(differences.size()));
    return differences.empty() ? AllWell : BadInput;
}

} // namespace merlon::ctl
