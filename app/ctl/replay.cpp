// replay: a journal judged again by today's rules.

#include "app/ctl/command.h"
#include "core/io/files.h"
#include "core/io/journal_file.h"
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

/// What became of a line that is no longer what it was.
std::string_view nowOf(const play::Told& told)
{
    return told.waits            ? "it lacks a die or a field, and changes nothing"
           : told.faults.empty() ? std::string_view()
                                 : "its effects cannot be carried out, and change nothing";
}

/// A change by hand that this version cannot carry out.
std::string byHandOf(int number, const play::Told& told, bool yaml)
{
    const std::string now(nowOf(told));
    return yaml ? "- {n: " + std::to_string(number) + ", lost: " + inQuotes(now) + "}\n"
                : std::to_string(number) + ". by hand\n   but  " + now + '\n';
}

std::string yamlOf(int number, const play::Played& played, const play::Told& told)
{
    const std::string_view now = nowOf(told);
    return "- {n: " + std::to_string(number) + ", then: " + saidText(played.said) +
           ", now: " + saidText(told.today ? *told.today : played.said) +
           (now.empty() ? "" : ", lost: " + inQuotes(std::string(now))) + "}\n";
}

std::string textOf(int number, const play::Played& played, const play::Told& told, const play::Game& game)
{
    const std::string_view now = nowOf(told);
    return std::to_string(number) + ". " + referee::VerdictText(game).order(played.order).toStdString() + "\n   then " +
           saidText(played.said) + "\n   now  " + saidText(told.today ? *told.today : played.said) +
           (now.empty() ? "" : "\n   but  " + std::string(now)) + '\n';
}

} // namespace

int replay(const QStringList& arguments)
{
    Command command("replay",
                    "Judges a journal again by today's rules, with the scenario that it names in its folder, and\n"
                    "lists what differs. Exit status 1 when an entry is judged otherwise than it was then.",
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
    const auto loaded = io::loadScenarioOf(*text, file, *header.value);
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    const auto journal = io::parseJournal(*text, file, **loaded.value);
    report(journal.diagnostics, command.quiet());
    if (!journal.value)
        return BadInput;

    report(io::changedSince(journal.value->header, io::headerOf(**loaded.value, header.value->scenario), file),
           command.quiet());
    const play::Fold fold = play::folded(*journal.value, play::begin(*loaded.value));
    int differing = 0;
    for (const int index : fold.inForce())
    {
        const auto& told = fold.lines()[static_cast<std::size_t>(index)];
        if (!told.today && !told.waits && told.faults.empty())
            continue;
        ++differing;
        const auto* played = std::get_if<play::Played>(&journal.value->entries[static_cast<std::size_t>(index)].what);
        if (played == nullptr)
            out(byHandOf(index + 1, told, command.yaml()));
        else
            out(command.yaml() ? yamlOf(index + 1, *played, told) : textOf(index + 1, *played, told, fold.game()));
    }
    if (command.yaml() && differing == 0)
        out("[]\n");
    if (!command.yaml() && !command.quiet())
        out(QString("%1 entries, %2 orders in force, %3 judged otherwise today\n")
                .arg(journal.value->entries.size())
                .arg(fold.inForce().size())
                .arg(differing));
    return differing == 0 ? AllWell : BadInput;
}

} // namespace merlon::ctl
