#include "referee/game_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace merlon::referee
{
namespace
{

QDir ownFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/journals"));
}

/// Elsewhere the name must not be shared by two scenarios: a saved one is known by its path.
QString stemElsewhere(const QString& scenarioFile)
{
    const QFileInfo file(scenarioFile);
    const QByteArray path = QCryptographicHash::hash(file.absoluteFilePath().toUtf8(), QCryptographicHash::Sha256);
    return file.fileName() + '-' + QString::fromLatin1(path.toHex().left(16));
}

/// Those of a folder that begin with a stem.
void collect(QList<GameFile>& games, const QDir& folder, const QString& stem, bool elsewhere)
{
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files))
    {
        const QString name = file.fileName();
        if (!name.startsWith(stem) || !name.endsWith(gameEnding) || name.size() < stem.size() + gameEnding.size())
            continue;
        const QString middle = name.mid(stem.size(), name.size() - stem.size() - gameEnding.size());
        if (middle.isEmpty() || (middle.startsWith('.') && GameFile::isName(middle.mid(1))))
            games.append({middle.mid(1), file.absoluteFilePath(), file.lastModified(), elsewhere});
    }
}

} // namespace

GameFile GameFile::of(const QString& scenarioFile, const QString& name, const QString& content)
{
    const QString own = (name.isEmpty() ? QString() : '.' + name) + gameEnding;
    const auto at = [&](const QString& path, bool elsewhere) {
        return GameFile{name, path, QFileInfo::exists(path) ? QFileInfo(path).lastModified() : QDateTime(), elsewhere};
    };
    if (scenarioFile.isEmpty())
        return at(ownFolder().filePath(QStringLiteral("unsaved-") + content + own), false);
    const QFileInfo beside(scenarioFile + own);
    if (beside.exists() || QFileInfo(beside.absolutePath()).isWritable())
        return at(beside.filePath(), false);
    return at(ownFolder().filePath(stemElsewhere(scenarioFile) + own), true);
}

QList<GameFile> GameFile::all(const QString& scenarioFile)
{
    QList<GameFile> games;
    if (scenarioFile.isEmpty())
        return games;
    const QFileInfo file(scenarioFile);
    collect(games, file.absoluteDir(), file.fileName(), false);
    collect(games, ownFolder(), stemElsewhere(scenarioFile), true);
    std::ranges::sort(games, std::ranges::greater{}, &GameFile::changed);
    return games;
}

bool GameFile::isName(const QString& name)
{
    static const QRegularExpression plain(QStringLiteral("^[\\p{L}\\p{N}][\\p{L}\\p{N} _-]{0,79}$"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    return plain.match(name).hasMatch() && !name.endsWith(' ');
}

} // namespace merlon::referee
