#pragma once

#include "core/game/game.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>

/// A small scenario in a folder of its own: Alric (crossbow), Bertran (short bow) and Hugo without a weapon against
/// Gwyn, Rhys on horseback and Owen in a door, in the open.
namespace merlon::test
{

class Table
{
public:
    Table();

    QString file() const { return folder_.path() + "/table.scenario.yaml"; }
    QString journal() const { return file() + ".journal.yaml"; }
    QString folder() const { return folder_.path(); }
    const std::shared_ptr<const game::Setting>& setting() const { return setting_; }
    hex::Hex at(const char* name) const;

private:
    QTemporaryDir folder_;
    std::shared_ptr<const game::Setting> setting_;
};

} // namespace merlon::test
