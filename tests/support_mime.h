#pragma once

#include "support_places.h"

#include "core/io/readers.h"

#include <QFile>
#include <QMap>
#include <QXmlStreamReader>

/// What the desktop is told of the kinds of files (resources/desktop), beside the list of those who read them.
namespace merlon::test
{

struct MimeType
{
    QStringList globs;
    QStringList languages; ///< of its comments; "": English
    QStringList magic;
};

inline QString mimeTypeOf(std::string_view kind)
{
    return QStringLiteral("application/x-merlon-%1+yaml").arg(QString::fromUtf8(kind.data(), qsizetype(kind.size())));
}

inline QMap<QString, MimeType> mimeTypes()
{
    QMap<QString, MimeType> types;
    QFile file(inSource(u"resources/desktop/merlon.xml"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no MIME types");
    QXmlStreamReader xml(&file);
    for (QString type; !xml.atEnd(); xml.readNext())
    {
        if (!xml.isStartElement())
            continue;
        const auto attribute = [&](const char* name) { return xml.attributes().value(QLatin1String(name)).toString(); };
        if (xml.name() == QLatin1String("mime-type"))
            types[type = attribute("type")] = {};
        else if (xml.name() == QLatin1String("glob"))
            types[type].globs << attribute("pattern");
        else if (xml.name() == QLatin1String("match"))
            types[type].magic << attribute("value");
        else if (xml.name() == QLatin1String("comment"))
            types[type].languages << attribute("xml:lang");
    }
    if (xml.hasError())
        qFatal("MIME types: %s", qPrintable(xml.errorString()));
    return types;
}

/// Those that the desktop entry says Merlon opens.
inline QStringList typesOpened()
{
    QFile file(inSource(u"resources/desktop/merlon.desktop"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no desktop entry");
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n'))
        if (line.startsWith(QLatin1String("MimeType=")))
            return line.mid(9).split(';', Qt::SkipEmptyParts);
    return {};
}

/// What the desktop does not know of the kinds that are read here, a line each: "expedition: no type".
inline QStringList unknownToDesktop()
{
    const auto types = mimeTypes();
    const QStringList opened = typesOpened();
    QStringList missing;
    for (const io::Reader& reader : io::readers())
    {
        const QString kind = QString::fromUtf8(reader.kind.data(), qsizetype(reader.kind.size()));
        const QString name = mimeTypeOf(reader.kind);
        const auto check = [&](bool holds, const char* what)
        {
            if (!holds)
                missing << kind + QLatin1String(": ") + QLatin1String(what);
        };
        if (!types.contains(name))
        {
            check(false, "no type");
            continue;
        }
        check(types[name].globs.contains(QStringLiteral("*.%1.yaml").arg(kind)), "no ending");
        check(types[name].languages == QStringList{"", "it", "es", "fr"}, "not in every language");
        if (kind != QLatin1String("orders")) // a list, which says no kind
            check(types[name].magic == QStringList{QStringLiteral("merlon: %1/").arg(kind)}, "no beginning");
        check(opened.contains(name) == (reader.opens != io::Opens::Nothing), "opened or not");
    }
    return missing;
}

} // namespace merlon::test
