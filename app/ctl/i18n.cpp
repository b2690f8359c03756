#include "app/ctl/i18n_check.h"
#include "translations/ts_file.h"

#include <QDir>

namespace merlon::ctl
{
namespace
{

/// What a .ts file holds. Stale: the program no longer says it. Missing: not one word of it is there.
struct Counts
{
    int translated = 0;
    int unfinished = 0;
    int stale = 0;
    int missing = 0;
};

Counts countsOf(const i18n::TextFile& file)
{
    Counts counts;
    for (const i18n::Message& message : file.messages)
        switch (message.state)
        {
        case i18n::State::Translated:
            ++counts.translated;
            break;
        case i18n::State::Unfinished:
            ++counts.unfinished;
            break;
        case i18n::State::Stale:
            ++counts.stale;
            break;
        case i18n::State::Missing:
            ++counts.missing;
            break;
        }
    return counts;
}

int showStatus(const Command& command, const QDir& folder, const QStringList& files)
{
    int status = AllWell;
    if (!command.yaml())
        out("file               translated  unfinished       stale     missing\n");
    for (const QString& name : files)
    {
        QString fault;
        const auto file = i18n::readTs(folder.filePath(name), fault);
        if (!file)
        {
            err(fault + '\n');
            status = BadInput;
            continue;
        }
        const Counts counts = countsOf(*file);
        if (counts.unfinished + counts.stale + counts.missing > 0)
            status = BadInput;
        const QString shape = command.yaml() ? "- {file: %1, translated: %2, unfinished: %3, stale: %4, missing: %5}\n"
                                             : "%1  %2  %3  %4  %5\n";
        const int wide = command.yaml() ? 0 : 10;
        out(shape.arg(name, command.yaml() ? 0 : -17)
                .arg(counts.translated, wide)
                .arg(counts.unfinished, wide)
                .arg(counts.stale, wide)
                .arg(counts.missing, wide));
    }
    return status;
}

} // namespace

int i18n(const QStringList& arguments)
{
    Command command(
        "i18n",
        "status counts the translations of each language: translated, unfinished, stale (the program no\n"
        "longer says it), missing. check reads every translation, and the texts of the scenarios named, for\n"
        "words that the glossary forbids or misses, for sentences that what fills a hole would spoil, and\n"
        "for signs and spaces. Exit status 1 when anything is left to do.",
        "status|check [--dir FOLDER] [--glossary FILE] [SCENARIO ...]",
        "  merlonctl i18n status\n  merlonctl i18n status --dir translations --format yaml\n"
        "  merlonctl i18n check scenarios/*/*.yaml");
    command.parser().addOption({"dir", "The folder of the .ts files.", "folder", MERLON_TRANSLATIONS_DIR});
    command.parser().addOption({"glossary", "The term base; exemptions.yaml and languages.yaml are beside it.", "file",
                                MERLON_TRANSLATIONS_DIR "/glossary.yaml"});
    if (const auto done = command.parse(arguments, 1, -1))
        return *done;
    const QString verb = command.files().front();
    if (verb != "status" && verb != "check")
        return command.wrongUsage(QString("'%1' is not known here; there are 'status' and 'check'.").arg(verb));
    if (verb == "status" && command.files().size() > 1)
        return command.wrongUsage(QString("'%1' is one too many.").arg(command.files().at(1)));
    const QDir folder(command.value("dir"));
    const QStringList files = folder.entryList({"*.ts"}, QDir::Files, QDir::Name);
    if (files.isEmpty())
    {
        err(QString("There is no .ts file in %1.\n").arg(folder.path()));
        return BadInput;
    }
    if (verb == "status")
        return showStatus(command, folder, files);
    QStringList paths;
    for (const QString& name : files)
        paths += folder.filePath(name);
    return checkTranslations(command, paths);
}

} // namespace merlon::ctl
