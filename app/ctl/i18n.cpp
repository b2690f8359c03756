#include "app/ctl/command.h"
#include "translations/faults.h"

#include <QDir>
#include <QFile>
#include <QXmlStreamReader>

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

void countMessage(QXmlStreamReader& xml, Counts& counts)
{
    QString type;
    QString text;
    bool inTranslation = false;
    while (!xml.atEnd() && !(xml.isEndElement() && xml.name() == u"message"))
    {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"translation")
        {
            type = xml.attributes().value("type").toString();
            inTranslation = true;
        }
        else if (xml.isEndElement() && xml.name() == u"translation")
            inTranslation = false;
        else if (xml.isCharacters() && inTranslation)
            text += xml.text();
    }
    if (type == "vanished" || type == "obsolete")
        ++counts.stale;
    else if (text.trimmed().isEmpty())
        ++counts.missing;
    else if (type == "unfinished")
        ++counts.unfinished;
    else
        ++counts.translated;
}

std::optional<Counts> countFile(const QString& path, QString& fault)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
    {
        fault = Text::tr("%1: %2", "a file, what is wrong with it").arg(path, words::faultOfSystem(file.errorString()));
        return {};
    }
    QXmlStreamReader xml(&file);
    Counts counts;
    while (!xml.atEnd())
    {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"message")
            countMessage(xml, counts);
    }
    if (!xml.hasError())
        return counts;
    fault = QString("%1:%2:%3: error: %4 [xml]")
                .arg(path)
                .arg(xml.lineNumber())
                .arg(xml.columnNumber())
                .arg(xml.errorString());
    return {};
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

} // namespace

int i18n(const QStringList& arguments)
{
    Command command("i18n",
                    Text::tr("Counts the translations of each language: translated, unfinished, stale (the program no "
                             "longer says it), missing. Exit status 1 when anything but translated is left."),
                    Text::tr("status [--dir FOLDER]", "a usage"),
                    "  merlonctl i18n status\n  merlonctl i18n status --dir translations --format yaml");
    const QString wanted = Text::tr("folder", "what an option takes");
    command.parser().addOption({"dir", Text::tr("The folder of the .ts files."), wanted, MERLON_TRANSLATIONS_DIR});
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    if (command.files().front() != "status")
        return command.wrongUsage(Text::tr("'%1' is not known here; there is 'status'.").arg(command.files().front()));
    const QDir folder(command.value("dir"));
    const QStringList files = folder.entryList({"*.ts"}, QDir::Files, QDir::Name);
    if (files.isEmpty())
    {
        err(Text::tr("There is no .ts file in %1.").arg(folder.path()) + '\n');
        return BadInput;
    }
    int status = AllWell;
    const QStringList titles = columns();
    if (!command.yaml())
        out(row(titles, titles));
    for (const QString& name : files)
    {
        QString fault;
        const auto counts = countFile(folder.filePath(name), fault);
        if (!counts)
        {
            err(fault + '\n');
            status = BadInput;
            continue;
        }
        if (counts->unfinished + counts->stale + counts->missing > 0)
            status = BadInput;
        out(command.yaml() ? QString("- {file: %1, translated: %2, unfinished: %3, stale: %4, missing: %5}\n")
                                 .arg(name)
                                 .arg(counts->translated)
                                 .arg(counts->unfinished)
                                 .arg(counts->stale)
                                 .arg(counts->missing)
                           : row({name, QString::number(counts->translated), QString::number(counts->unfinished),
                                  QString::number(counts->stale), QString::number(counts->missing)},
                                 titles));
    }
    return status;
}

} // namespace merlon::ctl
