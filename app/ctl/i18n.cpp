#include "app/ctl/i18n_check.h"
#include "translations/ts_file.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

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

/// The table's heading.
QStringList columns()
{
    return {Text::tr("file", "heading of a column"), Text::tr("translated", "heading of a column: sentences"),
            Text::tr("unfinished", "heading of a column: translations"),
            Text::tr("stale", "heading of a column: translations of what the program no longer says"),
            Text::tr("missing", "heading of a column: translations")};
}

/// Figures below their titles.
QString row(const QStringList& cells, const QStringList& titles)
{
    QString out = QString("%1").arg(cells[0], -17);
    for (int i = 1; i < cells.size(); ++i)
        out += QString("  %1").arg(cells[i], static_cast<int>(std::max(qsizetype{10}, titles[i].size())));
    return out + '\n';
}

int showStatus(const Command& command, const QDir& folder, const QStringList& files)
{
    int status = AllWell;
    const QStringList titles = columns();
    if (!command.yaml())
        out(row(titles, titles));
    for (const QString& name : files)
    {
        const auto file = i18n::readTs(folder.filePath(name));
        if (!file)
        {
            report({file.error()}, command.quiet());
            status = BadInput;
            continue;
        }
        const Counts counts = countsOf(*file);
        if (counts.unfinished + counts.stale + counts.missing > 0)
            status = BadInput;
        out(command.yaml() ? QString("- {file: %1, translated: %2, unfinished: %3, stale: %4, missing: %5}\n")
                                 .arg(name, QString::number(counts.translated), QString::number(counts.unfinished),
                                      QString::number(counts.stale), QString::number(counts.missing))
                           : row({name, QString::number(counts.translated), QString::number(counts.unfinished),
                                  QString::number(counts.stale), QString::number(counts.missing)},
                                 titles));
    }
    return status;
}

/// Of the clone that it is called in, or lies in.
QString translationsFolder()
{
    for (const QString& from : {QDir::currentPath(), QCoreApplication::applicationDirPath()})
    {
        QDir folder(from);
        do
            if (folder.exists(QStringLiteral("translations/glossary.yaml")))
                return folder.filePath(QStringLiteral("translations"));
        while (folder.cdUp());
    }
    return QStringLiteral("translations");
}

} // namespace

int i18n(const QStringList& arguments)
{
    Command command(
        "i18n",
        Text::tr("status counts the translations of each language: translated, unfinished, stale (no longer used by "
                 "the program), missing. check reads every translation, and the texts of the scenarios named, for "
                 "words that the glossary forbids or requires, for sentences that an inserted name would spoil, and "
                 "for punctuation and spaces. Exit status 1 if anything is left to do."),
        Text::tr("status|check [--dir FOLDER] [--glossary FILE] [SCENARIO ...]", "a usage"),
        "  merlonctl i18n status\n  merlonctl i18n status --dir translations --format yaml\n"
        "  merlonctl i18n check scenarios/*/*.scenario.yaml");
    const QString wanted = Text::tr("folder", "what an option takes");
    const QString ours = translationsFolder();
    command.parser().addOption({"dir", Text::tr("The folder of the .ts files."), wanted, ours});
    command.parser().addOption({"glossary",
                                Text::tr("The glossary; exemptions.yaml and languages.yaml are in its folder."),
                                Text::tr("file", "what an option takes"), ours + "/glossary.yaml"});
    if (const auto done = command.parse(arguments, 1, -1))
        return *done;
    const QString verb = command.files().front();
    if (verb != "status" && verb != "check")
        return command.wrongUsage(Text::tr("Unknown action '%1'; use 'status' or 'check'.").arg(verb));
    if (verb == "status" && command.files().size() > 1)
        return command.wrongUsage(Text::tr("Unexpected argument '%1'.").arg(command.files().at(1)));
    const QDir folder(command.value("dir"));
    const QStringList files = folder.entryList({"*.ts"}, QDir::Files, QDir::Name);
    if (files.isEmpty())
    {
        err(Text::tr("There is no .ts file in %1.").arg(folder.path()) + '\n');
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
