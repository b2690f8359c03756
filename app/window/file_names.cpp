#include "app/window/file_names.h"

#include "translations/words.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace merlon::app
{
namespace
{

QString withoutEnding(const QString& path)
{
    static const QRegularExpression ending(QStringLiteral("(\\.[a-z]+)?\\.ya?ml$"));
    return QFileInfo(path).fileName().remove(ending);
}

} // namespace

QString withEnding(const QString& path, const char* kind)
{
    const QString name = QFileInfo(path).fileName();
    if (name.endsWith(QLatin1String(".yaml")) || name.endsWith(QLatin1String(".yml")))
        return path;
    const QString ending = '.' + QLatin1String(kind);
    return path + (name.endsWith(ending) ? QString() : ending) + QStringLiteral(".yaml");
}

std::string idOf(const QString& path)
{
    constexpr std::size_t longest = 100;
    const std::string id = words::idFrom(withoutEnding(path)).substr(0, longest);
    return id.empty() ? "untitled" : id;
}

QString boardBeside(const QString& scenario, const char* kind)
{
    return withoutEnding(scenario) + QStringLiteral(".%1.yaml").arg(QLatin1String(kind));
}

QString shownName(const QString& path, const QStringList& all)
{
    const QFileInfo file(path);
    const auto sameName = [&](const QString& one) { return QFileInfo(one).fileName() == file.fileName(); };
    if (std::ranges::count_if(all, sameName) < 2)
        return file.fileName();
    return file.fileName() + QStringLiteral(" – ") + QDir::toNativeSeparators(file.path());
}

QString briefName(const QString& path, const QStringList& all)
{
    const QFileInfo file(path);
    const auto lastFolders = [](const QString& one, qsizetype count)
    {
        const QStringList folders = QFileInfo(one).path().split('/');
        return folders.mid(std::max<qsizetype>(0, folders.size() - count)).join('/');
    };
    QStringList alike;
    for (const QString& one : all)
        if (one != path && QFileInfo(one).fileName() == file.fileName())
            alike << one;
    if (alike.isEmpty())
        return file.fileName();
    qsizetype count = 1;
    const auto sameFolders = [&](const QString& one) { return lastFolders(one, count) == lastFolders(path, count); };
    for (const qsizetype most = path.count('/'); count < most && std::ranges::any_of(alike, sameFolders);)
        ++count;
    return file.fileName() + QStringLiteral(" – ") + QDir::toNativeSeparators(lastFolders(path, count));
}

} // namespace merlon::app
