#pragma once

#include "support_places.h"

#include "bailey.h"

#include "core/io/files.h"

#include <QFile>
#include <QTemporaryDir>

/// A folder with the bailey in it: its map and its scenario.
namespace merlon::test
{

class Yard
{
public:
    Yard()
    {
        for (const char* name : {"yard.map.yaml", "bailey.scenario.yaml"})
            QFile::copy(inSource(u"tests/toy_castle/") + QString::fromLatin1(name), file(name));
        setting_ = io::loadScenario(scenario().toStdString()).value.value_or(nullptr);
    }

    QString file(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
    QString scenario() const { return file("bailey.scenario.yaml"); }
    QString journal() const { return scenario() + ".journal.yaml"; }
    const std::shared_ptr<const play::Setting>& setting() const { return setting_; }

private:
    QTemporaryDir folder_;
    std::shared_ptr<const play::Setting> setting_;
};

} // namespace merlon::test
