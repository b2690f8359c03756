#include "app/ctl/command.h"

#include <QDir>
#include <QFile>
#include <QXmlStreamReader>

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
        fault = path + ": " + file.errorString();
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

} // namespace

int i18n(const QStringList& arguments)
{
    Command command("i18n",
                    "Counts the translations of each language: translated, unfinished, stale (the program no longer\n"
                    "says it), missing. Exit status 1 when anything but translated is left.",
                    "status [--dir FOLDER]",
                    "  merlonctl i18n status\n  merlonctl i18n status --dir translations --format yaml");
    command.parser().addOption({"dir", "The folder of the .ts files.", "folder", MERLON_TRANSLATIONS_DIR});
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    if (command.files().front() != "status")
        return command.wrongUsage(QString("'%1' is not known here; there is 'status'.").arg(command.files().front()));
    const QDir folder(command.value("dir"));
    const QStringList files = folder.entryList({"*.ts"}, QDir::Files, QDir::Name);
    if (files.isEmpty())
    {
        err(QString("There is no .ts file in %1.\n").arg(folder.path()));
        return BadInput;
    }
    int status = AllWell;
    if (!command.yaml())
        out("file               translated  unfinished       stale     missing\n");
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
        const QString shape = command.yaml() ? "- {file: %1, translated: %2, unfinished: %3, stale: %4, missing: %5}\n"
                                             : "%1  %2  %3  %4  %5\n";
        const int wide = command.yaml() ? 0 : 10;
        out(shape.arg(name, command.yaml() ? 0 : -17)
                .arg(counts->translated, wide)
                .arg(counts->unfinished, wide)
                .arg(counts->stale, wide)
                .arg(counts->missing, wide));
    }
    return status;
}

} // namespace merlon::ctl
