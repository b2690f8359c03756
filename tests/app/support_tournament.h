#pragma once

#include "support_places.h"
#include "support_window.h"

#include <QDir>
#include <QFile>

/// The tournament that ships, in a folder of its own.
namespace merlon::test
{

class Tournament
{
public:
    Tournament()
    {
        const QDir from(inSource(u"scenarios/winter-tournament"));
        for (const QString& name : from.entryList(QDir::Files))
            if (!QFile::copy(from.filePath(name), folder_.filePath(name)))
                qFatal("cannot copy %s", qPrintable(name));
    }

    QString file() const { return folder_.filePath(QStringLiteral("winter.tournament.yaml")); }
    /// As it ships, up to that line of its journal: 40 has three tables of the second round open.
    void play(int lines) const
    {
        const QByteArray whole = readAll(folder_.filePath(QStringLiteral("played.journal.yaml")));
        const qsizetype end = whole.indexOf("---\nn: " + QByteArray::number(lines + 1) + '\n');
        writeAll(file() + QStringLiteral(".journal.yaml"), end < 0 ? whole : whole.left(end));
    }

private:
    QTemporaryDir folder_;
};

} // namespace merlon::test
