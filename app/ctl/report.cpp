// report: the story of a game, from its journal.

#include "app/ctl/command.h"
#include "app/ctl/told_game.h"
#include "app/report/report_file.h"
#include "core/io/journal_file.h"

namespace merlon::ctl
{
namespace
{

/// The file that is told of, when that is a journal, the one that was named, or the one beside the scenario.
std::string journalFor(const Command& command, bool isJournal)
{
    const std::string file = command.files().front().toStdString();
    if (command.isSet("journal"))
        return command.value("journal").toStdString();
    return isJournal ? file : io::journalOf(file).string();
}

} // namespace

int report(const QStringList& arguments)
{
    Command command(
        "report",
        Text::tr("Writes the battle report of a scenario: what its journal tells turn by turn, the map at the end of "
                 "each turn, and the losses. The extension of OUT sets the format: .html (one file, with pictures), "
                 ".pdf (for print) or .md (without pictures). If SCENARIO is a journal, the report is of that game."),
        Text::tr("SCENARIO -o OUT.(html|pdf|md) [--journal FILE]", "a usage"),
        "  merlonctl report castle.scenario.yaml -o castle.html\n"
        "  merlonctl report castle.scenario.yaml --journal evening.journal.yaml -o evening.pdf --lang it");
    const QString aFile = Text::tr("file", "what an option takes");
    command.parser().addOption({{"o", "output"}, Text::tr("The report file."), aFile});
    command.mayForce();
    command.parser().addOption({"lines", Text::tr("Lists the orders instead of narrating each turn in prose.")});
    command.parser().addOption({"journal", Text::tr("A journal other than the one beside the scenario."), aFile});
    command.mayUnpack();
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    const QString path = command.value("output");
    if (!report::isReportName(path))
        return command.wrongUsage(
            Text::tr("-o takes a file name that ends in .html, .pdf or .md, not '%1'.").arg(path));
    const std::string file = command.files().front().toStdString();
    const bool isJournal = isJournalFile(file);
    const auto loaded = loadToldSetting(file, isJournal);
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    const auto journal =
        loadJournalOf(command, journalFor(command, isJournal), isJournal || command.isSet("journal"), **loaded.value);
    if (!journal)
        return BadInput;
    const auto telling = command.isSet("lines") ? report::Telling::Lines : report::Telling::Story;
    if (const auto done = report::writeReport(report::reportOf(*loaded.value, *journal, telling), path, command.over());
        !done)
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
