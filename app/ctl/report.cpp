// report: the story of a game, from its journal.

#include "app/ctl/command.h"
#include "app/report/report_file.h"
#include "core/io/journal_file.h"

#include <QFileInfo>

namespace merlon::ctl
{
namespace
{

/// The one that was named, or the one beside the scenario.
std::string journalFor(const Command& command)
{
    return command.isSet("journal") ? command.value("journal").toStdString()
                                    : io::journalOf(command.files().front().toStdString()).string();
}

std::optional<play::Journal> loadJournalOf(const Command& command, const std::string& file,
                                           const play::Setting& setting)
{
    if (!command.isSet("journal") && !QFileInfo::exists(QString::fromStdString(file)))
    {
        err(Text::tr("This scenario has no journal yet: there is no file %1. --journal names another one.")
                .arg(QString::fromStdString(file)) +
            '\n');
        return {};
    }
    auto journal = io::loadJournal(file, setting, command.isSet("journal") ? io::Links::Follow : io::Links::Refuse);
    report(journal.diagnostics, command.quiet());
    if (!journal.value)
        return {};
    const play::Header& header = journal.value->header;
    report(io::changedSince(header, io::headerOf(setting, header.scenario), file), command.quiet());
    return std::move(journal.value);
}

} // namespace

int report(const QStringList& arguments)
{
    Command command("report",
                    Text::tr("Writes the battle report of a scenario: what its journal tells turn by turn, the map at "
                             "the end of each, and what was lost. The ending of OUT says how: .html (one file, with "
                             "pictures), .pdf (for print) or .md (without pictures)."),
                    Text::tr("SCENARIO -o OUT.(html|pdf|md) [--journal FILE]", "a usage"),
                    "  merlonctl report castle.scenario.yaml -o castle.html\n"
                    "  merlonctl report castle.scenario.yaml --journal evening.journal.yaml -o evening.pdf --lang it");
    const QString file = Text::tr("file", "what an option takes");
    command.parser().addOption({{"o", "output"}, Text::tr("The report."), file});
    command.mayForce();
    command.parser().addOption({"journal", Text::tr("Another journal than the one beside the scenario."), file});
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    const QString path = command.value("output");
    if (!report::isReportName(path))
        return command.wrongUsage(Text::tr("-o takes a file that ends in .html, .pdf or .md, not '%1'.").arg(path));
    const auto loaded = io::loadScenario(command.files().front().toStdString());
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    const auto journal = loadJournalOf(command, journalFor(command), **loaded.value);
    if (!journal)
        return BadInput;
    if (const auto done = report::writeReport(report::reportOf(*loaded.value, *journal), path, command.over()); !done)
    {
        err(done.error() + '\n');
        command.tellOfForce(path.toStdString());
        return BadInput;
    }
    if (!command.quiet()) //: %1: a file
        out(Text::tr("%1: report written").arg(path) + '\n');
    return AllWell;
}

} // namespace merlon::ctl
