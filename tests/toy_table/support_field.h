#pragma once

#include "support_places.h"

#include "core/io/files.h"

#include <QFile>
#include <QTemporaryDir>

/// A folder with a drill, a march, and their tables in it.
namespace merlon::test
{

class Field
{
public:
    Field()
    {
        for (const char* name :
             {"field.table.yaml", "drill.scenario.yaml", "country.table.yaml", "march.expedition.yaml"})
            QFile::copy(inSource(u"tests/toy_table/") + QString::fromLatin1(name), file(name));
    }

    QString file(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
    QString drill() const { return file("drill.scenario.yaml"); }
    QString march() const { return file("march.expedition.yaml"); }
    /// That the march begins.
    QString battle() const { return file("march.battle-1.scenario.yaml"); }

    static QByteArray textOf(const QString& path)
    {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& text)
    {
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(path));
    }
    void replace(const char* name, const char* before, const char* after) const
    {
        const QByteArray text = textOf(file(name));
        if (!text.contains(before))
            qFatal("%s does not say %s", name, before);
        write(file(name), QByteArray(text).replace(before, after));
    }

private:
    QTemporaryDir folder_;
};

} // namespace merlon::test
