#pragma once

#include "support_places.h"

#include "toy.h"

#include "core/io/files.h"

#include <QFile>
#include <QTemporaryDir>

/// A folder with a scenario of ferrymen in it.
namespace merlon::test
{

class Desk
{
public:
    Desk()
    {
        QFile::copy(inSource(u"tests/toy/ferrymen.scenario.yaml"), scenario());
        setting_ = io::loadScenario(scenario().toStdString()).value.value_or(nullptr);
    }

    QString file(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
    QString scenario() const { return file("ferrymen.scenario.yaml"); }
    QString journal() const { return scenario() + ".journal.yaml"; }
    QString secrets() const { return scenario() + ".secrets.yaml"; }
    const std::shared_ptr<const play::Setting>& setting() const { return setting_; }

    static QByteArray textOf(const QString& file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    static void write(const QString& file, const QByteArray& text)
    {
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(file));
    }

private:
    QTemporaryDir folder_;
    std::shared_ptr<const play::Setting> setting_;
};

inline play::Value boat(const char* id)
{
    return play::Ref{"boat", id};
}
inline play::Value house(const char* id)
{
    return play::Ref{"force", id};
}

} // namespace merlon::test
