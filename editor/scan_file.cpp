#include "editor/scan_file.h"

#include "editor/output_file.h"
#include "editor/scan_loader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace merlon::editor
{
namespace
{

class Bringing
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::ScanChoice)

public:
    static QString untitled() { return tr("Save the map first: its image must be in the same folder."); }
};

/// A name that no file has there, and that a map can say.
QString freeName(const QDir& folder, const QFileInfo& file)
{
    static const QRegularExpression odd(QStringLiteral("[\\\\:~]"));
    const QString base = file.completeBaseName().replace(odd, QStringLiteral("-"));
    const QString ending = file.suffix().isEmpty() ? QString() : '.' + file.suffix();
    QString name = base + ending;
    const auto isTaken = [&]
    {
        const QFileInfo there(folder.filePath(name));
        return there.exists() || there.isSymLink();
    };
    for (int number = 2; isTaken(); ++number)
        name = base + '-' + QString::number(number) + ending;
    return name;
}

} // namespace

tl::expected<ScanChoice, QString> ScanChoice::of(const QString& mapFile, const QString& image)
{
    if (mapFile.isEmpty())
        return tl::unexpected(Bringing::untitled());
    const QFileInfo file(image);
    const QDir folder = QFileInfo(mapFile).dir();
    const QDir canonical(folder.canonicalPath());
    if (file.canonicalFilePath().startsWith(canonical.path() + '/'))
        return ScanChoice{image, canonical.relativeFilePath(file.canonicalFilePath()), false};
    return ScanChoice{image, freeName(folder, file), true};
}

tl::expected<void, QString> ScanChoice::bring(const QString& mapFile) const
{
    return copied ? copyInto(QFileInfo(mapFile).path(), image, file) : tl::expected<void, QString>();
}

void bringScanAlong(const std::string& image, const QString& mapFile, const QString& folder, const QString& newName)
{
    if (mapFile.isEmpty())
        return;
    const auto file = scanFile(mapFile, image);
    const auto there = scanFile(QDir(folder).filePath(newName), image);
    if (!file || !there || !QFileInfo(*file).isFile() || QFileInfo::exists(*there))
        return;
    const QDir from(QFileInfo(newName).path());
    (void)copyInto(folder, from.filePath(QString::fromStdString(image)), *file);
}

} // namespace merlon::editor
