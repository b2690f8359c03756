#pragma once

#include "core/io/journal_file.h"

#include <QDateTime>
#include <QList>
#include <QString>

/// Where the journal of a game lies.
namespace merlon::referee
{

inline constexpr QLatin1String gameEnding(io::journalEnding.data(), static_cast<int>(io::journalEnding.size()));

/// A game of a scenario. The first one has no name and lies in `<scenario file>.journal.yaml`, another in
/// `<scenario file>.<name>.journal.yaml`; where the scenario has no file yet, or nothing can be written beside it, they
/// lie under the application's data. One that lies beside its scenario is that game, also when it can only be read.
struct GameFile
{
    QString name;
    QString path;
    QDateTime changed;      ///< invalid: it is not begun yet
    bool elsewhere = false; ///< not beside its scenario, because nothing can be written there

    /// `content` tells apart scenarios that have no file.
    static GameFile of(const QString& scenarioFile, const QString& name, const QString& content);
    /// All that are begun, the one that was changed last first.
    static QList<GameFile> all(const QString& scenarioFile);
    /// Whether a file may be called so everywhere.
    static bool isName(const QString& name);
};

} // namespace merlon::referee
